import PersistentCollections
import TestSupport
import Testing

@Suite struct SortedKeysTests {
  @Test(arguments: Fixture.allCases, Ownership.allCases)
  func `many keys at once are one key after the other`(fixture: Fixture, ownership: Ownership) {
    var random = SeededGenerator(seed: 11)
    for share in [1, 4, 10] {
      // Keys that are there and keys that are not; each third is set, each third removed, each third left.
      let keys = (-3...2 * fixture.count + 3).filter { _ in
        Int.random(in: 0..<10, using: &random) < share
      }
      var expected = fixture.model
      for key in keys where key % 3 == 0 { expected[key] = -key }
      for key in keys where key % 3 == 1 { expected[key] = nil }
      let tree = fixture.changed(ownership) { tree in
        tree.updateValues(forSortedKeys: keys) { offset, value in
          #expect(value == fixture.model[keys[offset]])
          if keys[offset] % 3 == 0 { value = -keys[offset] }
          if keys[offset] % 3 == 1 { value = nil }
        }
      }
      expect(tree, holds: expected, "share \(share)")
    }
  }

  @Test(arguments: Fixture.allCases)
  func `many look-ups in one pass are one look-up after the other`(fixture: Fixture) {
    var random = SeededGenerator(seed: 12)
    let tree = fixture.tree
    for share in [1, 4, 10] {
      let keys = (-3...2 * fixture.count + 3).filter { _ in
        Int.random(in: 0..<10, using: &random) < share
      }
      var found: [Int?] = []
      tree.forEachValue(forSortedKeys: keys) { offset, value in
        #expect(offset == found.count)
        found.append(value)
        return true
      }
      #expect(found == keys.map { tree[$0] })
      var calls = 0
      tree.forEachValue(forSortedKeys: keys) { _, _ in
        calls += 1
        return calls < 3
      }
      #expect(calls == min(3, keys.count))
    }
  }

  @Test(arguments: Fixture.allCases, Ownership.allCases)
  func `a run of keys is inserted anywhere`(fixture: Fixture, ownership: Ownership) {
    for start in stride(from: -1, through: 2 * fixture.count + 1, by: 10) {
      let new = (start..<start + 40).map { (key: $0, value: 1) }
      let tree = fixture.changed(ownership) { $0.merge(sorted: new) }
      expect(tree, holds: fixture.model.merging(new.map { ($0.key, $0.value) }) { $1 }, "\(start)")
    }
  }

  @Test(arguments: Fixture.allCases, Ownership.allCases)
  func `a run of keys is removed anywhere`(fixture: Fixture, ownership: Ownership) {
    for length in [1, 5, 20, 45] {
      for start in stride(from: 0, through: 2 * fixture.count, by: 7) {
        let run = start..<start + length
        let tree = fixture.changed(ownership) { $0.removeValues(forSortedKeys: run) }
        expect(tree, holds: fixture.model.filter { !run.contains($0.key) }, "\(run)")
      }
    }
  }

  @Test func `nodes that hold none of the keys stay shared`() {
    let old = OrderedTree(
      sortedUnique: (0..<10_000).map { (key: $0, value: $0) }, fanOut: FanOut(leaf: 8, inner: 8))
    var new = old
    new.updateValues(forSortedKeys: 5_000..<5_010) { _, value in value! += 1 }
    #expect(new.difference(from: old).map(\.key) == Array(5_000..<5_010))
    var compared = 0
    _ = new.difference(from: old) { left, right in
      compared += 1
      return left == right
    }
    // Ten keys are in three leaves of eight at most, four when the leaves lie badly.
    #expect(compared <= 32)
  }
}
