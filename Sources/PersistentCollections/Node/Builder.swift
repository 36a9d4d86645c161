extension OrderedTree {
  /// Builds a tree from elements that come in order, leaf by leaf and then level by level.
  @usableFromInline
  struct Builder {
    @usableFromInline let fanOut: FanOut
    @usableFromInline var leaves: ContiguousArray<Child> = []
    /// The leaf that is being filled.
    @usableFromInline var elements: ContiguousArray<Element> = []

    @inlinable
    init(fanOut: FanOut) { self.fanOut = fanOut }

    @inlinable
    mutating func append(_ element: Element) {
      if let last = elements.last ?? lastElement, !(last.key < element.key) {
        fatalError(
          """
          OrderedTree: key \(element.key) is not greater than the one before, \(last.key); \
          sort the elements and drop duplicates first
          """)
      }
      if elements.count == fanOut.leaf { finishLeaf() }
      if elements.isEmpty { elements.reserveCapacity(fanOut.leaf) }
      elements.append(element)
    }

    /// The last element of the leaves, while the next leaf is still empty.
    @inlinable
    var lastElement: Element? {
      guard case .leaf(let leaf)? = leaves.last?.node else { return nil }
      return leaf.elements.last
    }

    @inlinable
    mutating func finishLeaf() {
      leaves.append(Child(separator: elements[0].key, node: .leaf(Leaf(elements))))
      elements = []
    }

    /// The root of the tree.
    @inlinable
    mutating func finish() -> Node {
      elements.trim(toRoomFor: 0)
      guard !leaves.isEmpty else { return .leaf(Leaf(elements)) }
      if elements.count < fanOut.leafMinimum {
        guard case .leaf(let last) = leaves.removeLast().node else {
          fatalError("unreachable: the builder has leaves only")
        }
        elements = last.elements + elements
        var leaf = Leaf(elements)
        let siblings = leaf.splitIfOverfull(fanOut)
        leaves.append(Child(separator: leaf.elements[0].key, node: .leaf(leaf)))
        leaves.append(contentsOf: siblings)
      } else {
        finishLeaf()
      }
      return Self.root(above: leaves, fanOut: fanOut)
    }

    /// Puts nodes above nodes of one height, each with its own count as its `end`, until there is one.
    @inlinable
    static func root(above nodes: ContiguousArray<Child>, fanOut: FanOut) -> Node {
      var level = nodes
      while level.count > 1 {
        level = ContiguousArray(
          evenParts(of: level.count, atMost: fanOut.inner).map { part in
            var inner = Inner(ContiguousArray(level[part]))
            for child in inner.children.indices.dropFirst() {
              inner.children[child].end += inner.children[child - 1].end
            }
            return Child(separator: inner.children[0].separator, node: .inner(inner))
          })
      }
      return level[0].node
    }
  }
}
