extension OrderedTree {
  /// What is wrong with the structure of the tree, or nil when all invariants hold.
  ///
  /// 1. Keys ascend strictly over all leaves.
  /// 2. All leaves have the same distance from the root.
  /// 3. A leaf has at most `fanOut.leaf` elements and an inner node at most `fanOut.inner` children; each
  ///    but the root has at least a third of that, and an inner root has two children.
  /// 4. A separator is greater than all keys before it and not greater than any after it.
  /// 5. A child's `end` is the number of elements up to there.
  /// 6. A leaf has room for a quarter of a full leaf at most beyond what it holds.
  ///
  /// - Complexity: O(*n*), *n* being the number of elements.
  package func invariantViolation() -> String? {
    if case .inner(let inner) = root, inner.children.count < 2 {
      return "an inner root has \(inner.children.count) children"
    }
    var leafDepth: Int?
    if let violation = violation(in: root, depth: 0, leafDepth: &leafDepth) { return violation }
    let keys = map(\.key)
    for (key, next) in zip(keys, keys.dropFirst()) where !(key < next) {
      return "\(next) follows \(key)"
    }
    return keys.count == count ? nil : "count is \(count), there are \(keys.count) elements"
  }

  private func violation(in node: Node, depth: Int, leafDepth: inout Int?) -> String? {
    if depth > 0, node.isUnderfull(fanOut) { return "a node at depth \(depth) is underfull" }
    switch node {
    case .leaf(let leaf):
      if leaf.elements.count > fanOut.leaf { return "a leaf has \(leaf.elements.count) elements" }
      // The heap gives out sixteen bytes at a time, which may be some small elements more than asked for.
      let rounding = 1 + 16 / Swift.max(1, MemoryLayout<Element>.stride)
      if leaf.elements.capacity - leaf.elements.count > fanOut.leafRoom + rounding {
        return "a leaf of \(leaf.elements.count) has room for \(leaf.elements.capacity) elements"
      }
      defer { leafDepth = depth }
      return leafDepth ?? depth == depth ? nil : "there are leaves at different depths"
    case .inner(let inner):
      if inner.children.count > fanOut.inner {
        return "an inner node has \(inner.children.count) children"
      }
      return violation(in: inner, depth: depth, leafDepth: &leafDepth)
    }
  }

  private func violation(in inner: Inner, depth: Int, leafDepth: inout Int?) -> String? {
    var count = 0
    for (index, child) in inner.children.enumerated() {
      if let violation = violation(in: child.node, depth: depth + 1, leafDepth: &leafDepth) {
        return violation
      }
      count += child.node.count
      if child.end != count { return "child \(index) ends at \(child.end), not at \(count)" }
      if index > 0 {
        let before = inner.children[index - 1].node
        if before.element(at: before.count - 1).key >= child.separator {
          return "separator \(child.separator) is not greater than what is before it"
        }
        if child.separator > child.node.element(at: 0).key {
          return "separator \(child.separator) is greater than what follows it"
        }
      }
    }
    return nil
  }
}
