import Testing

@testable import PersistentCollections

@Suite struct BuilderTests {
  @Test(arguments: [3, 8, 32])
  func `parts of any sizes join to a sound tree of all elements`(_ leaf: Int) {
    let fanOut = FanOut(leaf: leaf, inner: 4)
    for sizes in [
      [], [0], [1, 1, 1], [1, 50, 0, 2, 33, 1], [7, 400, 3], [100, 1], [0, 64, 64],
    ] {
      var joined = OrderedTree<Int, Int>.Builder(fanOut: fanOut)
      var next = 0
      for size in sizes {
        var part = OrderedTree<Int, Int>.Builder(fanOut: fanOut)
        for key in next..<next + size { part.append((key, -key)) }
        joined.append(contentsOf: part)
        next += size
      }
      let model = Dictionary(uniqueKeysWithValues: (0..<next).map { ($0, -$0) })
      expect(joined.build(), holds: model)
      #expect(joined.build().isEmpty)
    }
  }

  @Test func `a part that does not go on where the one before ends is misuse`() async {
    await #expect(processExitsWith: .failure) {
      var tree = OrderedTree<Int, Int>.Builder()
      tree.append((5, 5))
      var part = OrderedTree<Int, Int>.Builder()
      part.append((5, 6))
      tree.append(contentsOf: part)
    }
  }
}
