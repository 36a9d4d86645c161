import PersistentCollections
import Testing

@Suite struct LifetimeTests {
  private typealias Tree = OrderedTree<LifetimeTracker.Tracked, LifetimeTracker.Tracked>

  private func tree(_ count: Int, by tracker: LifetimeTracker) -> Tree {
    var tree = Tree(fanOut: FanOut(leaf: 4, inner: 3))
    for number in 0..<count {
      tree.updateValue(tracker.tracked(number), forKey: tracker.tracked(number * 7 % count))
    }
    return tree
  }

  @Test(arguments: [0, 1, 10, 100])
  func `a tree that is gone has let go of all elements`(count: Int) {
    let tracker = LifetimeTracker()
    do {
      var tree = tree(count, by: tracker)
      #expect(tracker.living == 2 * count)
      let copy = tree
      for number in 0..<count / 2 {
        tree.removeValue(forKey: tracker.tracked(number * 2))
        tree.updateValue(tracker.tracked(0), forKey: tracker.tracked(number))
      }
      #expect(copy.count == count)
    }
    #expect(tracker.living == 0)
  }

  @Test func `a removed value is let go of at once`() {
    let tracker = LifetimeTracker()
    var tree = OrderedTree<Int, LifetimeTracker.Tracked>(fanOut: FanOut(leaf: 4, inner: 3))
    for number in 0..<100 { tree.updateValue(tracker.tracked(number), forKey: number) }
    for number in 0..<100 {
      tree.removeValue(forKey: number)
      #expect(tracker.living == 99 - number)
    }
  }

  @Test func `many keys at once let go of what they replace and remove`() {
    let tracker = LifetimeTracker()
    var tree = OrderedTree<Int, LifetimeTracker.Tracked>(fanOut: FanOut(leaf: 4, inner: 3))
    tree.merge(sorted: (0..<100).map { (key: $0, value: tracker.tracked($0)) })
    #expect(tracker.living == 100)
    tree.merge(sorted: (50..<150).map { (key: $0, value: tracker.tracked($0)) })
    #expect(tracker.living == 150)
    tree.removeValues(forSortedKeys: 10..<140)
    #expect(tracker.living == 20)
    tree.removeAll()
    #expect(tracker.living == 0)
  }

  @Test(arguments: Ownership.allCases)
  func `a value is changed where it is when the tree is held once`(ownership: Ownership) {
    let tracker = LifetimeTracker()
    var tree = OrderedTree<Int, LifetimeTracker.Tracked>(fanOut: FanOut(leaf: 4, inner: 3))
    for number in 0..<100 { tree.updateValue(tracker.tracked(number), forKey: number) }
    let copy = ownership == .shared ? tree : nil
    for number in 0..<100 {
      tree.updateValue(forKey: number) { value in
        #expect(isKnownUniquelyReferenced(&value) == (ownership == .unique))
      }
    }
    #expect(copy?.count ?? 100 == 100)
  }

  @Test func `copies can be changed on several threads at once`() async {
    let tree = Fixture.threeLevelsPacked.tree
    let sums = await withTaskGroup { group in
      for number in 0..<8 {
        group.addTask {
          var copy = tree
          for key in Fixture.threeLevelsPacked.keys { copy[key]? += number }
          copy[2 * number] = nil
          return copy.invariantViolation() == nil ? copy.count : 0
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(sums == Array(repeating: 63, count: 8))
    expect(tree, holds: Fixture.threeLevelsPacked.model)
  }
}
