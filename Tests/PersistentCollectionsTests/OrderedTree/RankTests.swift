import PersistentCollections
import Testing

@Suite struct RankTests {
  @Test(arguments: Fixture.allCases)
  func `the rank of a key is the number of keys before it`(fixture: Fixture) {
    let tree = fixture.tree
    for key in -2...2 * fixture.count + 2 {
      #expect(tree.rank(of: key) == fixture.keys.count { $0 < key })
      #expect(tree.position(forKey: key) == fixture.keys.firstIndex(of: key))
      #expect(tree.contains(key: key) == fixture.keys.contains(key))
    }
  }

  @Test(arguments: Fixture.allCases)
  func `ranges of keys hold what a filter finds`(fixture: Fixture) {
    let tree = fixture.tree
    let bounds = -1...2 * fixture.count + 1
    for low in bounds {
      #expect(tree.elements(in: low...).map(\.key) == fixture.keys.filter { $0 >= low })
      #expect(tree.elements(in: ..<low).map(\.key) == fixture.keys.filter { $0 < low })
      #expect(tree.elements(in: ...low).map(\.key) == fixture.keys.filter { $0 <= low })
      for high in stride(from: low, through: bounds.upperBound, by: 9) {
        #expect(
          tree.elements(in: low..<high).map(\.key) == fixture.keys.filter((low..<high).contains))
        #expect(
          tree.elements(in: low...high).map(\.key) == fixture.keys.filter((low...high).contains))
      }
    }
  }

  @Test(arguments: Fixture.allCases)
  func `ranges of positions are slices of the sorted keys`(fixture: Fixture) {
    let tree = fixture.tree
    for low in 0...fixture.count {
      for high in stride(from: low, through: fixture.count, by: 7) {
        let slice = tree.elements(at: low..<high)
        #expect(slice.map(\.key) == Array(fixture.keys[low..<high]))
        #expect(slice.indices.map { slice[$0].key } == Array(fixture.keys[low..<high]))
      }
    }
  }

  @Test func `a tree is a random access collection of its elements`() {
    let tree = Fixture.threeLevelsPacked.tree
    let keys = Fixture.threeLevelsPacked.keys
    #expect(tree.first?.key == keys.first && tree.last?.key == keys.last)
    #expect(tree.indices.map { tree[$0].key } == keys)
    #expect(tree.reversed().map(\.key) == keys.reversed())
    #expect(tree.dropFirst(10).prefix(5).map(\.key) == Array(keys[10..<15]))
    #expect(tree[tree.index(forKey: 20)!].value == 200)
    #expect(tree.index(forKey: 21) == nil)
    #expect(tree.index(tree.startIndex, offsetBy: tree.count) == tree.endIndex)
    let slice = tree.dropFirst(3)
    #expect(slice[slice.index(before: slice.endIndex)].key == keys.last)
    #expect(slice.distance(from: slice.startIndex, to: slice.endIndex) == keys.count - 3)
  }
}
