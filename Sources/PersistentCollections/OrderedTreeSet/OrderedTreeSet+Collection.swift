extension OrderedTreeSet: RandomAccessCollection {
  /// Always 0: the index of an element is its position.
  @inlinable
  public var startIndex: Int { 0 }

  /// The number of elements.
  ///
  /// - Complexity: O(1).
  @inlinable
  public var endIndex: Int { tree.count }

  /// The element at a position, 0 being that of the least one.
  ///
  /// - Complexity: O(log *n*), *n* being the number of elements. To visit many, iterate.
  /// - Precondition: the position is that of an element.
  @inlinable
  public subscript(position: Int) -> Element { tree.element(at: position).key }

  /// The elements at some positions.
  ///
  /// - Complexity: O(1).
  /// - Precondition: the positions are positions of elements.
  @inlinable
  public subscript(positions: Range<Int>) -> SubSequence {
    SubSequence(tree.elements(at: positions))
  }

  /// An iterator over all elements, in order.
  ///
  /// - Complexity: O(log *n*), *n* being the number of elements.
  @inlinable
  public func makeIterator() -> Iterator { Iterator(tree.makeIterator()) }

  /// Visits elements in order; a step costs O(1) on average.
  public struct Iterator: IteratorProtocol {
    @usableFromInline var base: OrderedTree<Element, Void>.Iterator

    @inlinable
    init(_ base: OrderedTree<Element, Void>.Iterator) { self.base = base }

    /// The next element, or nil at the end.
    @inlinable
    public mutating func next() -> Element? { base.next()?.key }
  }

  /// Some neighbouring elements of a set, in order; shares the memory of the set.
  public struct SubSequence: RandomAccessCollection {
    @usableFromInline let base: OrderedTree<Element, Void>.SubSequence

    @inlinable
    init(_ base: OrderedTree<Element, Void>.SubSequence) { self.base = base }

    /// The position of the first element, in the set.
    @inlinable
    public var startIndex: Int { base.positions.lowerBound }

    /// The position after the last element, in the set.
    @inlinable
    public var endIndex: Int { base.positions.upperBound }

    /// The element at a position of the set.
    ///
    /// - Complexity: O(log *n*), *n* being the number of elements of the set.
    /// - Precondition: the position is that of an element of the slice.
    @inlinable
    public subscript(position: Int) -> Element { base[.init(position: position)].key }

    /// The elements at some positions of the set.
    ///
    /// - Complexity: O(1).
    /// - Precondition: the positions are those of elements of the slice.
    @inlinable
    public subscript(positions: Range<Int>) -> SubSequence {
      SubSequence(
        base[.init(position: positions.lowerBound)..<(.init(position: positions.upperBound))])
    }

    /// An iterator over the elements.
    @inlinable
    public func makeIterator() -> Iterator { Iterator(base.makeIterator()) }
  }
}

extension OrderedTreeSet.Iterator: Sendable where Element: Sendable {}
extension OrderedTreeSet.SubSequence: Sendable where Element: Sendable {}

extension OrderedTreeSet {
  /// The elements that are at least the lower and less than the upper bound.
  ///
  /// - Complexity: O(log *n*), *n* being the number of elements of the set.
  @inlinable
  public func elements(in bounds: Range<Element>) -> SubSequence {
    SubSequence(tree.elements(in: bounds))
  }

  /// The elements that are at least the lower and at most the upper bound.
  ///
  /// - Complexity: O(log *n*), *n* being the number of elements of the set.
  @inlinable
  public func elements(in bounds: ClosedRange<Element>) -> SubSequence {
    SubSequence(tree.elements(in: bounds))
  }
}
