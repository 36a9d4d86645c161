import PersistentCollections
import Testing

@Suite struct BuildingTests {
  @Test(arguments: Fixture.allCases)
  func `each fixture is sound and holds its keys`(fixture: Fixture) {
    expect(fixture.tree, holds: fixture.model)
  }

  @Test(arguments: [FanOut(leaf: 3, inner: 3), FanOut(leaf: 8, inner: 5)])
  func `a tree of sorted elements is sound at every count`(fanOut: FanOut) {
    for count in 0...300 {
      let tree = OrderedTree(
        sortedUnique: (0..<count).map { (key: $0, value: -$0) }, fanOut: fanOut)
      #expect(tree.invariantViolation() == nil, "\(count) elements")
      #expect(tree.map(\.key) == Array(0..<count))
    }
  }

  @Test func `elements in any order are sorted`() {
    let tree = OrderedTree(uniqueKeysWithValues: [(3, "c"), (1, "a"), (2, "b")].map { $0 })
    #expect(tree.map(\.value) == ["a", "b", "c"])
    #expect(tree == [2: "b", 1: "a", 3: "c"])
  }

  @Test func `an empty tree is empty`() {
    let tree = OrderedTree<Int, String>()
    #expect(tree.isEmpty && tree.isEmpty && tree.first == nil && tree[1] == nil)
    #expect(tree == [:])
  }

  @Test func `the fan-out follows from the size of an element`() {
    #expect(FanOut(elementStride: 1).leaf == 32)
    #expect(FanOut(elementStride: 200).leaf == 20)
    #expect(FanOut(elementStride: 10_000).leaf == 8)
  }

  @Test func `a value without bytes takes none`() {
    #expect(
      MemoryLayout<OrderedTree<Int, Void>.Element>.stride == MemoryLayout<Int>.stride)
  }
}
