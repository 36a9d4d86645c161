extension OrderedTree {
  /// A node: a leaf with elements or an inner node with children.
  ///
  /// Either is one array and so one reference, whose uniqueness the array checks before each change: a
  /// node held once is changed in place, one that is shared is copied by its first change.
  /// To change the payload in place, methods consume `self` and put it back.
  @usableFromInline
  enum Node {
    case leaf(Leaf)
    case inner(Inner)
  }
}

extension OrderedTree.Node: Sendable where Key: Sendable, Value: Sendable {}

extension OrderedTree.Node {
  @usableFromInline typealias Leaf = OrderedTree.Leaf
  @usableFromInline typealias Inner = OrderedTree.Inner
  @usableFromInline typealias Child = OrderedTree.Child
  @usableFromInline typealias Element = OrderedTree.Element

  /// The number of elements in the leaves of the node.
  @inlinable
  var count: Int {
    switch self {
    case .leaf(let leaf): leaf.elements.count
    case .inner(let inner): inner.count
    }
  }

  /// Whether the node has to be joined with a neighbour.
  @inlinable
  func isUnderfull(_ fanOut: FanOut) -> Bool {
    switch self {
    case .leaf(let leaf): leaf.elements.count < fanOut.leafMinimum
    case .inner(let inner): inner.children.count < fanOut.innerMinimum
    }
  }

  /// Whether both nodes are one in memory, and so equal.
  @inlinable
  func isIdentical(to other: Self) -> Bool {
    switch (self, other) {
    case (.leaf(let left), .leaf(let right)):
      left.elements.span.isIdentical(to: right.elements.span)
    case (.inner(let left), .inner(let right)):
      left.children.span.isIdentical(to: right.children.span)
    default: false
    }
  }
}

// The root only: it has no neighbours.
extension OrderedTree.Node {
  /// Puts nodes above the root and the siblings that it was split into, until there is one again.
  @inlinable
  mutating func grow(by siblings: ContiguousArray<Child>, fanOut: FanOut) {
    guard !siblings.isEmpty else { return }
    // No key is compared with the separator of a first child, so any key will do.
    let first = Child(separator: siblings[0].separator, end: count, node: self)
    self = OrderedTree.Builder.root(above: [first] + siblings, fanOut: fanOut)
  }

  /// Drops roots that have only one child.
  @inlinable
  mutating func collapse() {
    while case .inner(let inner) = self, inner.children.count == 1 {
      self = inner.children[0].node
    }
  }
}
