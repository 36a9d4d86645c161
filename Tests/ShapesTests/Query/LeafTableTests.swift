import TestSupport
import Testing

@testable import Shapes

@Suite struct LeafTableTests {
  @Test(arguments: 0..<8 as Range<UInt64>)
  func `near and far ids are kept as in a dictionary, and copies stay as they are`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var table = LeafTable()
    var model: [ShapeID: Int32] = [:]
    var (formerTable, formerModel) = (table, model)
    // More and more shapes come, so that ids that were far are near later on.
    for round in 0..<6000 {
      let range: ClosedRange<Int64> =
        switch Int.random(in: 0..<10, using: &generator) {
        case 0: Int64.min...Int64.max
        case 1: 0...1_000_000
        case 2: 30_000...40_000
        default: 1...Int64(round + 10)
        }
      let id = ShapeID(Int64.random(in: range, using: &generator))
      if Int.random(in: 0..<4, using: &generator) == 0 {
        let known = model.randomElement(using: &generator)?.key ?? id
        #expect(table.remove(known) == model.removeValue(forKey: known))
        #expect(table.remove(known) == nil)
      } else {
        let leaf = Int32.random(in: 0...Int32.max, using: &generator)
        table.set(leaf, for: id)
        model[id] = leaf
      }
      #expect(table[id] == model[id])
      #expect(table.count == model.count)
      if round == 3000 { (formerTable, formerModel) = (table, model) }
    }
    for (id, leaf) in model { #expect(table[id] == leaf) }
    for (id, leaf) in formerModel { #expect(formerTable[id] == leaf) }
  }
}
