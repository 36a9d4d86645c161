extension OrderedTree.Node {
  /// Calls `body` with the values of the keys in a range of offsets until it returns false; gives what it returned last.
  @inlinable
  func forEachValue(
    forKeys keys: ContiguousArray<Key>, in range: Range<Int>, _ body: (Int, Value?) -> Bool
  ) -> Bool {
    switch self {
    case .leaf(let leaf):
      var place = 0
      for offset in range {
        place = leaf.lowerBound(keys[offset], from: place)
        let isThere = leaf.holds(keys[offset], at: place)
        guard body(offset, isThere ? leaf.elements[place].value : nil) else { return false }
      }
    case .inner(let inner):
      var next = range.lowerBound
      for child in inner.children.indices where next < range.upperBound {
        let end =
          child + 1 < inner.children.count
          ? inner.firstOffset(
            in: keys, next..<range.upperBound, notBefore: inner.children[child + 1].separator)
          : range.upperBound
        if next < end {
          guard inner.children[child].node.forEachValue(forKeys: keys, in: next..<end, body) else {
            return false
          }
          next = end
        }
      }
    }
    return true
  }
}
