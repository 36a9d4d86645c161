import PersistentCollections
import Testing

/// Each change of one key, at every place of every fixture, on a unique and on a shared tree.
@Suite struct SingleChangeTests {
  @Test(arguments: Fixture.allCases, Ownership.allCases)
  func `a new key goes to its place`(fixture: Fixture, ownership: Ownership) {
    for key in stride(from: -1, through: 2 * fixture.count + 1, by: 2) {
      let tree = fixture.changed(ownership) { tree in
        #expect(tree.updateValue(7, forKey: key) == nil)
      }
      var model = fixture.model
      model[key] = 7
      expect(tree, holds: model, "inserted \(key)")
    }
  }

  @Test(arguments: Fixture.allCases, Ownership.allCases)
  func `the value of a key is replaced`(fixture: Fixture, ownership: Ownership) {
    for key in fixture.keys {
      let tree = fixture.changed(ownership) { tree in
        #expect(tree.updateValue(7, forKey: key) == 10 * key)
      }
      var model = fixture.model
      model[key] = 7
      expect(tree, holds: model, "updated \(key)")
    }
  }

  @Test(arguments: Fixture.allCases, Ownership.allCases)
  func `the value of a key is changed in place`(fixture: Fixture, ownership: Ownership) {
    for key in fixture.keys {
      let tree = fixture.changed(ownership) { tree in
        let result = tree.updateValue(forKey: key) { value in
          value += 1
          return "done"
        }
        #expect(result == "done")
      }
      var model = fixture.model
      model[key]! += 1
      expect(tree, holds: model, "changed \(key)")
    }
  }

  @Test(arguments: Fixture.allCases, Ownership.allCases)
  func `a key is removed`(fixture: Fixture, ownership: Ownership) {
    for (position, key) in fixture.keys.enumerated() {
      var model = fixture.model
      model[key] = nil
      let byKey = fixture.changed(ownership) { #expect($0.removeValue(forKey: key) == 10 * key) }
      expect(byKey, holds: model, "removed \(key)")
      let byPosition = fixture.changed(ownership) { #expect($0.remove(at: position).key == key) }
      expect(byPosition, holds: model, "removed at \(position)")
    }
  }

  @Test(arguments: Fixture.allCases, Ownership.allCases)
  func `all keys can be removed from either end`(fixture: Fixture, ownership: Ownership) {
    for keys in [fixture.keys, fixture.keys.reversed()] {
      var tree = fixture.tree
      for key in keys { ownership.change(&tree) { $0.removeValue(forKey: key) } }
      #expect(tree.isEmpty)
    }
  }

  @Test func `the subscript inserts, replaces and removes`() {
    var tree: OrderedTree<String, Int> = ["b": 2]
    tree["a"] = 1
    tree["b"] = 3
    #expect(tree == ["a": 1, "b": 3])
    tree["a"] = nil
    tree["c"] = nil
    #expect(tree == ["b": 3])
    #expect(tree["z", default: 9] == 9)
  }

  @Test(arguments: Fixture.allCases)
  func `what is done in vain copies nothing`(fixture: Fixture) {
    let tree = fixture.tree
    var changed = tree
    #expect(changed.removeValue(forKey: 1) == nil)
    #expect(changed.updateValue(forKey: 1) { $0 += 1 } == nil)
    changed[-1] = nil
    changed.removeValues(forSortedKeys: [] as [Int])
    #expect(changed.isTriviallyIdentical(to: tree))
  }

  @Test(arguments: Ownership.allCases)
  func `an error in a change is passed on and leaves the tree sound`(ownership: Ownership) {
    struct Refusal: Error {}
    let fixture = Fixture.threeLevelsPacked
    let tree = fixture.changed(ownership) { tree in
      #expect(throws: Refusal.self) {
        try tree.updateValue(forKey: 20) { (_: inout Int) throws(Refusal) in throw Refusal() }
      }
    }
    expect(tree, holds: fixture.model)
  }
}
