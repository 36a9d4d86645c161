import PersistentCollections
import TestSupport
import Testing

@Suite struct OrderedTreeSetTests {
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `a set does what a standard set and a sorted array do`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var set = OrderedTreeSet<Int>(fanOut: FanOut(leaf: 4, inner: 3))
    var model: Set<Int> = []
    var version = (set: set, model: model)
    for step in 0..<300 {
      let comment: Comment = "seed \(seed), step \(step)"
      let element = Int.random(in: 0..<300, using: &random)
      let run = (element..<element + 30).filter { _ in Bool.random(using: &random) }
      switch Int.random(in: 0..<8, using: &random) {
      case 0...2: #expect(set.insert(element) == model.insert(element).inserted, comment)
      case 3...4: #expect(set.remove(element) == model.remove(element), comment)
      case 5 where !set.isEmpty: model.remove(set.remove(at: set.count / 2))
      case 6:
        set.formUnion(sorted: run)
        model.formUnion(run)
      default:
        set.subtract(sorted: run)
        model.subtract(run)
      }
      let sorted = model.sorted()
      #expect(set.invariantViolation() == nil, comment)
      #expect(Array(set) == sorted, comment)
      #expect(set.position(of: element) == sorted.firstIndex(of: element), comment)
      #expect(set.rank(of: element) == sorted.count { $0 < element }, comment)
      #expect(set.contains(element) == model.contains(element), comment)
      let difference = set.difference(from: version.set)
      #expect(difference.inserted == model.subtracting(version.model).sorted(), comment)
      #expect(difference.removed == version.model.subtracting(model).sorted(), comment)
      #expect((set == version.set) == difference.isEmpty, comment)
      if step % 25 == 0 { version = (set, model) }
    }
  }

  @Test func `a set is a random access collection by position`() {
    let set: OrderedTreeSet = [5, 1, 3, 1]
    #expect(Array(set) == [1, 3, 5] && set[1] == 3 && set.last == 5)
    #expect(Array(set[1...]) == [3, 5] && set[1...][2] == 5)
    #expect(Array(set.reversed()) == [5, 3, 1])
    #expect(Array(set.elements(in: 1..<5)) == [1, 3] && Array(set.elements(in: 2...5)) == [3, 5])
    #expect(set.description == "[1, 3, 5]")
    #expect(Set([set, OrderedTreeSet([1, 3, 5])]).count == 1)
  }

  @Test func `what is done in vain copies nothing`() {
    let set = OrderedTreeSet(0..<100)
    var changed = set
    #expect(!changed.insert(5) && changed.remove(100) == nil)
    #expect(changed.isTriviallyIdentical(to: set))
    changed.removeAll()
    #expect(changed.isEmpty && set.count == 100)
  }
}
