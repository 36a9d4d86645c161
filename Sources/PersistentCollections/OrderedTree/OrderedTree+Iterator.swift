extension OrderedTree {
  /// Visits elements in the order of their keys.
  ///
  /// It holds the leaf it is in and the nodes above, so a step costs O(1) but where a leaf ends; over all
  /// elements that is O(1) for each.
  public struct Iterator: IteratorProtocol {
    /// The inner nodes above the leaf, from the root down, each with the child to go to next.
    @usableFromInline var path: ContiguousArray<(node: Inner, next: Int)> = []
    /// The leaf.
    @usableFromInline var leaf: Leaf
    /// The next element in the leaf.
    @usableFromInline var offset: Int
    /// The number of elements still to come.
    @usableFromInline var remaining: Int

    @inlinable
    init(root: Node, positions: Range<Int>) {
      var position = positions.lowerBound
      var node = root
      while case .inner(let inner) = node {
        let child = inner.childIndex(atPosition: position)
        position -= inner.start(of: child)
        path.append((inner, child + 1))
        node = inner.children[child].node
      }
      guard case .leaf(let leaf) = node else {
        fatalError("unreachable: the lowest node is a leaf")
      }
      self.leaf = leaf
      offset = position
      remaining = positions.count
    }

    /// The next element, or nil at the end.
    ///
    /// - Complexity: O(1) on average, O(log *n*) at worst, *n* being the number of elements of the tree.
    @inlinable
    public mutating func next() -> Element? {
      guard remaining > 0 else { return nil }
      if offset == leaf.elements.count { enterNextLeaf() }
      defer {
        offset += 1
        remaining -= 1
      }
      return leaf.elements[offset]
    }

    @inlinable
    mutating func enterNextLeaf() {
      while path[path.count - 1].next == path[path.count - 1].node.children.count {
        path.removeLast()
      }
      var child = path[path.count - 1].node.children[path[path.count - 1].next].node
      path[path.count - 1].next += 1
      while case .inner(let inner) = child {
        path.append((inner, 1))
        child = inner.children[0].node
      }
      guard case .leaf(let leaf) = child else {
        fatalError("unreachable: the lowest node is a leaf")
      }
      self.leaf = leaf
      offset = 0
    }
  }
}

extension OrderedTree.Iterator: Sendable where Key: Sendable, Value: Sendable {}
