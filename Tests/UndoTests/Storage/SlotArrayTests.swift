import Testing
import UndoScript

@testable import Undo

@Suite struct SlotArrayTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func `it does what a dictionary does, and reuses slots`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var slots = SlotArray<String>()
    var model: [UInt32: String] = [:]
    var numbers: [UInt32] = []
    for step in 0..<20_000 {
      if model.isEmpty || Int.random(in: 0..<10, using: &random) < (step / 2_000 % 2 == 0 ? 8 : 3) {
        let number = slots.insert("\(step)")
        #expect(model[number] == nil)
        model[number] = "\(step)"
        numbers.append(number)
      } else {
        numbers.swapAt(numbers.indices.randomElement(using: &random)!, numbers.count - 1)
        let number = numbers.removeLast()
        #expect(slots[number] == model[number])
        #expect(slots.take(number) == model.removeValue(forKey: number))
        #expect(model.isEmpty || slots[number] == nil)
      }
    }
    #expect(numbers.max()! < 10_500, "slots are reused before new ones are made")
  }

  @Test func `a value may use the array while it is being released`() {
    final class Holder {
      var slots = SlotArray<Sentinel>()
    }
    let holder = Holder()
    var inserted: UInt32?
    let number = holder.slots.insert(Sentinel { inserted = holder.slots.insert(Sentinel()) })
    _ = holder.slots.take(number)
    #expect(inserted != nil)
  }
}
