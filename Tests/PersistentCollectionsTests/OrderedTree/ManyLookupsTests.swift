import PersistentCollections
import TestSupport
import Testing

@Suite struct ManyLookupsTests {
  @Test(arguments: Fixture.allCases)
  func `many look-ups at once find what one after the other finds`(fixture: Fixture) {
    let tree = fixture.tree
    var random = SeededGenerator(seed: 11)
    let all = Array(-2...2 * fixture.count + 2)
    for keys in [all, all.reversed(), all.shuffled(using: &random), all + all, []] {
      var found: [Int?] = []
      var offsets: [Int] = []
      tree.forEachValue(of: keys) { offset, value in
        offsets.append(offset)
        found.append(value)
      }
      #expect(offsets == Array(keys.indices))
      #expect(found == keys.map { tree[$0] })
    }
  }

  @Test(arguments: 3...33)
  func `the search in a leaf ends, whatever its size`(size: Int) {
    let keys = Array(0..<size * 4)
    let tree = OrderedTree(
      sortedUnique: keys.map { (2 * $0, $0) }, fanOut: FanOut(leaf: size, inner: 3))
    tree.forEachValue(of: -1...8 * size) { offset, value in
      let key = offset - 1
      #expect(value == (key.isMultiple(of: 2) && keys.contains(key / 2) ? key / 2 : nil))
    }
  }
}
