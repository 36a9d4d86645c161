import PersistentCollections
import Testing

@Suite struct MisuseTests {
  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `elements that are not sorted are misuse`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = OrderedTree(sortedUnique: [(key: 2, value: 0), (key: 2, value: 0)])
    }
    #expect(text(result).contains("key 2 is not greater than the one before, 2; sort the elements"))
  }

  @Test func `keys that are not sorted are misuse`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var tree: OrderedTree<Int, Int> = [:]
      tree.removeValues(forSortedKeys: [1, 3, 2])
    }
    #expect(text(result).contains("key 2 is not greater than the one before; sort the keys"))
  }

  @Test func `a position beyond the elements is misuse`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let tree = [1: "a"] as OrderedTree
      _ = tree.element(at: 1)
    }
    #expect(text(result).contains("OrderedTree.element(at: 1): there are positions 0..<1 only"))
  }

  @Test func `a fan-out of two is misuse`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = FanOut(leaf: 2, inner: 3)
    }
    #expect(text(result).contains("FanOut(leaf: 2, inner: 3): both must be at least 3"))
  }
}
