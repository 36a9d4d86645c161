extension OrderedTree: RandomAccessCollection {
  /// The place of an element in the order of the keys.
  ///
  /// It is a type of its own so that `tree[index]` and `tree[key]` differ when keys are integers.
  public struct Index: Comparable, Hashable, Sendable {
    /// The number of elements before it.
    public let position: Int

    /// Makes the index of a position.
    @inlinable
    public init(position: Int) { self.position = position }

    /// Whether one place is before the other.
    @inlinable
    public static func < (left: Index, right: Index) -> Bool { left.position < right.position }
  }

  /// The place of the element with the least key.
  @inlinable
  public var startIndex: Index { Index(position: 0) }

  /// The place after the element with the greatest key.
  @inlinable
  public var endIndex: Index { Index(position: count) }

  /// The element at an index.
  ///
  /// - Complexity: O(log *n*), *n* being the number of elements. To visit many, iterate.
  /// - Precondition: the index is that of an element.
  @inlinable
  public subscript(index: Index) -> Element { element(at: index.position) }

  /// The elements between two indices.
  ///
  /// - Complexity: O(1).
  /// - Precondition: the indices are indices of elements, or the end.
  @inlinable
  public subscript(bounds: Range<Index>) -> SubSequence {
    elements(at: bounds.lowerBound.position..<bounds.upperBound.position)
  }

  /// The index of a key, or nil when the tree has no such key.
  ///
  /// - Complexity: O(log *n*), *n* being the number of elements.
  @inlinable
  public func index(forKey key: Key) -> Index? {
    guard let position = position(forKey: key) else { return nil }
    return Index(position: position)
  }

  /// The index after another.
  @inlinable
  public func index(after index: Index) -> Index { Index(position: index.position + 1) }

  /// The index before another.
  @inlinable
  public func index(before index: Index) -> Index { Index(position: index.position - 1) }

  /// The index so many places further.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func index(_ index: Index, offsetBy distance: Int) -> Index {
    Index(position: index.position + distance)
  }

  /// The number of places from one index to another.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func distance(from start: Index, to end: Index) -> Int { end.position - start.position }

  /// An iterator over all elements in the order of their keys.
  ///
  /// - Complexity: O(log *n*), *n* being the number of elements.
  @inlinable
  public func makeIterator() -> Iterator { Iterator(root: root, positions: 0..<count) }
}

extension OrderedTree {
  /// Some neighbouring elements of a tree, in order; shares the memory of the tree.
  public struct SubSequence: RandomAccessCollection {
    /// The tree.
    public let base: OrderedTree
    /// The positions of the elements in the tree.
    public let positions: Range<Int>

    @inlinable
    init(base: OrderedTree, positions: Range<Int>) {
      self.base = base
      self.positions = positions
    }

    /// The place of the first element, in the tree.
    @inlinable
    public var startIndex: Index { Index(position: positions.lowerBound) }

    /// The place after the last element, in the tree.
    @inlinable
    public var endIndex: Index { Index(position: positions.upperBound) }

    /// The element at an index of the tree.
    ///
    /// - Complexity: O(log *n*), *n* being the number of elements of the tree.
    /// - Precondition: the index is that of an element of the slice.
    @inlinable
    public subscript(index: Index) -> Element {
      guard positions.contains(index.position) else {
        fatalError(
          "OrderedTree.SubSequence[\(index.position)]: there are positions \(positions) only")
      }
      return base.element(at: index.position)
    }

    /// The elements between two indices.
    ///
    /// - Complexity: O(1).
    /// - Precondition: the indices are indices of elements of the slice, or its end.
    @inlinable
    public subscript(bounds: Range<Index>) -> SubSequence {
      let inner = bounds.lowerBound.position..<bounds.upperBound.position
      guard positions.lowerBound <= inner.lowerBound, inner.upperBound <= positions.upperBound
      else {
        fatalError("OrderedTree.SubSequence[\(inner)]: there are positions \(positions) only")
      }
      return SubSequence(base: base, positions: inner)
    }

    /// The index after another.
    @inlinable
    public func index(after index: Index) -> Index { Index(position: index.position + 1) }

    /// The index before another.
    @inlinable
    public func index(before index: Index) -> Index { Index(position: index.position - 1) }

    /// The index so many places further.
    ///
    /// - Complexity: O(1).
    @inlinable
    public func index(_ index: Index, offsetBy distance: Int) -> Index {
      Index(position: index.position + distance)
    }

    /// The number of places from one index to another.
    ///
    /// - Complexity: O(1).
    @inlinable
    public func distance(from start: Index, to end: Index) -> Int {
      end.position - start.position
    }

    /// An iterator over the elements.
    ///
    /// - Complexity: O(log *n*), *n* being the number of elements of the tree.
    @inlinable
    public func makeIterator() -> Iterator { Iterator(root: base.root, positions: positions) }
  }
}

extension OrderedTree.SubSequence: Sendable where Key: Sendable, Value: Sendable {}
