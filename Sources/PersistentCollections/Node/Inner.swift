extension OrderedTree {
  /// A node of nodes, all of the same height, sorted by key.
  @usableFromInline
  struct Inner {
    @usableFromInline var children: ContiguousArray<Child>

    @inlinable
    init(_ children: ContiguousArray<Child>) { self.children = children }
  }

  /// A child with what its parent has to know to find the way.
  @usableFromInline
  struct Child {
    /// No key of the child is less, and all keys of the child before are less; means nothing for
    /// the first child of the leftmost nodes.
    @usableFromInline var separator: Key
    /// The number of elements in this child and those before it.
    ///
    /// Counts that run on are what makes both rank and selection one binary search in each node.
    @usableFromInline var end: Int
    @usableFromInline var node: Node

    @inlinable
    init(separator: Key, end: Int, node: Node) {
      self.separator = separator
      self.end = end
      self.node = node
    }

    /// Makes a child that stands alone.
    @inlinable
    init(separator: Key, node: Node) {
      self.init(separator: separator, end: node.count, node: node)
    }
  }
}

extension OrderedTree.Inner: Sendable where Key: Sendable, Value: Sendable {}
extension OrderedTree.Child: Sendable where Key: Sendable, Value: Sendable {}

extension OrderedTree.Inner {
  @usableFromInline typealias Child = OrderedTree.Child

  @inlinable var count: Int { children[children.count - 1].end }

  /// The number of elements before a child.
  @inlinable
  func start(of child: Int) -> Int { child == 0 ? 0 : children[child - 1].end }

  /// The child to which a key belongs: the last whose separator is not greater, or the first.
  @inlinable
  func childIndex(forKey key: Key) -> Int {
    var low = 1
    var high = children.count
    while low < high {
      let middle = (low + high) / 2
      if key < children[middle].separator { high = middle } else { low = middle + 1 }
    }
    return low - 1
  }

  /// The child in which there is a position; the last one for the position after all elements.
  @inlinable
  func childIndex(atPosition position: Int) -> Int {
    var low = 0
    var high = children.count - 1
    while low < high {
      let middle = (low + high) / 2
      if children[middle].end <= position { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Appends the children of the neighbour to the right.
  @inlinable
  mutating func append(_ neighbour: Self) {
    let count = count
    children.reserveCapacity(children.count + neighbour.children.count)
    for var child in neighbour.children {
      child.end += count
      children.append(child)
    }
  }

  /// Cuts the node into as few nodes of the same size as can hold its children.
  ///
  /// - Returns: the nodes after this one.
  @inlinable
  mutating func splitIfOverfull(_ fanOut: FanOut) -> ContiguousArray<Child> {
    guard children.count > fanOut.inner else { return [] }
    let parts = evenParts(of: children.count, atMost: fanOut.inner)
    let siblings = ContiguousArray(
      parts.dropFirst().map { part in
        var sibling = Self(ContiguousArray(children[part]))
        let start = start(of: part.lowerBound)
        for child in sibling.children.indices { sibling.children[child].end -= start }
        return Child(separator: children[part.lowerBound].separator, node: .inner(sibling))
      })
    children = ContiguousArray(children[parts[0]])
    return siblings
  }
}
