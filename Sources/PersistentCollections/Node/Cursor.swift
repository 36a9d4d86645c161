extension OrderedTree {
  /// A place in a tree that can go forward by elements or by whole nodes.
  ///
  /// Two cursors side by side compare trees: where both are before one and the same node, both skip it.
  @usableFromInline
  struct Cursor {
    /// What comes next.
    @usableFromInline
    enum Front {
      /// A node, with the number of levels below it.
      case node(Node, height: Int)
      case element(Element)
      case end
    }

    /// The nodes that the cursor has gone into, from the root down, each with the child that comes next.
    @usableFromInline var path: ContiguousArray<(node: Inner, next: Int)> = []
    /// The root, until the cursor has gone into it.
    @usableFromInline var root: Node?
    /// The leaf that the cursor has gone into, until it has gone through.
    @usableFromInline var leaf: Leaf?
    /// The next element in the leaf.
    @usableFromInline var offset = 0
    /// The number of levels below the root.
    @usableFromInline let height: Int

    @inlinable
    init(_ root: Node) {
      self.root = root
      var height = 0
      var node = root
      while case .inner(let inner) = node {
        node = inner.children[0].node
        height += 1
      }
      self.height = height
    }

    @inlinable
    var front: Front {
      if let leaf { return .element(leaf.elements[offset]) }
      if let root { return .node(root, height: height) }
      guard let (inner, next) = path.last else { return .end }
      return .node(inner.children[next].node, height: height - path.count)
    }

    /// Goes past the node or element in front.
    @inlinable
    mutating func skip() {
      if let leaf {
        offset += 1
        if offset == leaf.elements.count { self.leaf = nil }
      } else if root != nil {
        root = nil
      } else {
        path[path.count - 1].next += 1
      }
      while leaf == nil, let (inner, next) = path.last, next == inner.children.count {
        path.removeLast()
      }
    }

    /// Goes into the node in front.
    @inlinable
    mutating func enter(_ node: Node) {
      // Nodes that the cursor is through with are dropped only when it leaves a leaf, so `path` still tells the height.
      if root != nil { root = nil } else { path[path.count - 1].next += 1 }
      switch node {
      case .inner(let inner):
        path.append((inner, 0))
      case .leaf(let entered) where !entered.elements.isEmpty:
        leaf = entered
        offset = 0
      case .leaf:
        break
      }
    }
  }
}
