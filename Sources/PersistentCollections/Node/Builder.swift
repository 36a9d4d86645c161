extension OrderedTree {
  /// Builds a tree from elements that come in order, leaf by leaf and then level by level.
  ///
  /// Parts of a tree can be built at the same time, in different tasks, and be joined by
  /// `append(contentsOf:)`. Where the elements are in a sequence already, `init(sortedUnique:)` is shorter.
  public struct Builder {
    @usableFromInline let fanOut: FanOut
    @usableFromInline var leaves: ContiguousArray<Child> = []
    /// The leaf that is being filled.
    @usableFromInline var elements: ContiguousArray<Element> = []
    @usableFromInline var lastKey: Key?

    /// Makes a builder without elements.
    @inlinable
    public init() { self.init(fanOut: OrderedTree.defaultFanOut) }

    @inlinable
    init(fanOut: FanOut) { self.fanOut = fanOut }

    /// Appends an element.
    ///
    /// - Complexity: O(1).
    /// - Precondition: The key is greater than those before.
    @inlinable
    public mutating func append(_ element: Element) {
      requireOrder(element.key)
      if elements.count == fanOut.leaf { finishLeaf() }
      if elements.isEmpty { elements.reserveCapacity(fanOut.leaf) }
      elements.append(element)
      lastKey = element.key
    }

    /// Appends the elements of another builder of the same fan-out.
    ///
    /// - Complexity: O(*n*), *n* being the number of leaves of the other one.
    /// - Precondition: Its keys are greater than those before.
    @inlinable
    public mutating func append(contentsOf other: Self) {
      guard let first = other.leaves.first?.separator ?? other.elements.first?.key else { return }
      requireOrder(first)
      guard !other.leaves.isEmpty else {
        for element in other.elements { append(element) }
        return
      }
      var others = other.leaves
      // The leaf gets no further elements, so it needs no room for them.
      elements.trim(toRoomFor: 0)
      if elements.count >= fanOut.leafMinimum {
        finishLeaf()
      } else if !elements.isEmpty, case .leaf(let next) = others.removeFirst().node {
        // Too few for a leaf of their own: they go into the one that follows.
        elements.appendExactly(next.elements)
        var leaf = Leaf(elements)
        let siblings = leaf.splitIfOverfull(fanOut)
        leaves.append(Child(separator: leaf.elements[0].key, node: .leaf(leaf)))
        leaves.append(contentsOf: siblings)
      }
      leaves.append(contentsOf: others)
      elements = other.elements
      lastKey = other.lastKey
    }

    @inlinable
    func requireOrder(_ key: Key) {
      if let lastKey, !(lastKey < key) {
        fatalError(
          """
          OrderedTree: key \(key) is not greater than the one before, \(lastKey); \
          sort the elements and drop duplicates first
          """)
      }
    }

    @inlinable
    mutating func finishLeaf() {
      leaves.append(Child(separator: elements[0].key, node: .leaf(Leaf(elements))))
      elements = []
    }

    /// The tree of all elements; the builder is empty then.
    ///
    /// - Complexity: O(*n*), *n* being the number of leaves.
    @inlinable
    public mutating func build() -> OrderedTree {
      defer { self = Self(fanOut: fanOut) }
      return OrderedTree(root: finish(), fanOut: fanOut)
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

extension OrderedTree.Builder: Sendable where Key: Sendable, Value: Sendable {}
