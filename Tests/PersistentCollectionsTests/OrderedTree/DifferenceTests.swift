import PersistentCollections
import TestSupport
import Testing

@Suite struct DifferenceTests {
  @Test(arguments: Fixture.allCases, Fixture.allCases)
  func `trees that share nothing differ as their dictionaries do`(old: Fixture, new: Fixture) {
    let expected = naiveDifference(from: old.model, to: new.model)
    #expect(new.tree.difference(from: old.tree) == expected)
    #expect((new.tree == old.tree) == expected.isEmpty)
  }

  @Test(arguments: Fixture.allCases)
  func `a version differs in what was done to it`(fixture: Fixture) {
    let old = fixture.tree
    for key in -1...2 * fixture.count + 1 {
      var new = old
      var model = fixture.model
      new[key] = -5
      model[key] = -5
      #expect(new.difference(from: old) == naiveDifference(from: fixture.model, to: model))
      #expect(old.difference(from: new) == naiveDifference(from: model, to: fixture.model))
      #expect(new != old)
      new[key] = fixture.model[key]
      #expect(new == old && new.difference(from: old).isEmpty)
    }
  }

  @Test func `what both share is not compared`() {
    let old = OrderedTree(
      sortedUnique: (0..<100_000).map { (key: $0, value: $0) }, fanOut: FanOut(leaf: 8, inner: 8))
    var new = old
    new[500] = nil
    new[40_000] = -1
    new.updateValue(0, forKey: 200_000)
    var compared = 0
    let changes = new.difference(from: old) { left, right in
      compared += 1
      return left == right
    }
    #expect(changes.map(\.key) == [500, 40_000, 200_000])
    #expect(compared < 100)
  }

  @Test func `identical copies are equal without a look at a value`() {
    let tree = Fixture.threeLevelsPacked.tree
    let copy = tree
    #expect(copy.isTriviallyIdentical(to: tree))
    let changes = copy.difference(from: tree) { _, _ in
      Issue.record("values were compared")
      return true
    }
    #expect(changes.isEmpty)
  }

  @Test func `equal trees of other shapes have equal hashes`() {
    #expect(Fixture.grownUpwards.tree == Fixture.thinnedOut.tree)
    #expect(Set([Fixture.grownUpwards.tree, Fixture.thinnedOut.tree]).count == 1)
    #expect(!Fixture.grownUpwards.tree.isTriviallyIdentical(to: Fixture.thinnedOut.tree))
  }

  @Test func `a tree reads as a dictionary does`() {
    let tree: OrderedTree = ["b": 2, "a": 1]
    #expect(tree.description == "[a: 1, b: 2]")
    #expect(tree.debugDescription == #"["a": 1, "b": 2]"#)
    #expect(OrderedTree<Int, Int>().description == "[:]")
  }
}
