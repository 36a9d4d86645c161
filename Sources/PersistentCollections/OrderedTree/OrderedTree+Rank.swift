extension OrderedTree {
  /// The number of keys that sort before a key, whether the tree has the key or not.
  ///
  /// - Complexity: O(log *n*), *n* being the number of elements.
  @inlinable
  public func rank(of key: Key) -> Int { root.rank(of: key, includingEqual: false) }

  /// The position of a key, 0 being that of the least one, or nil when the tree has no such key.
  ///
  /// - Complexity: O(log *n*), *n* being the number of elements.
  @inlinable
  public func position(forKey key: Key) -> Int? { root.position(forKey: key) }

  /// The element at a position, 0 being that of the one with the least key.
  ///
  /// - Complexity: O(log *n*), *n* being the number of elements.
  /// - Precondition: the position is that of an element.
  @inlinable
  public func element(at position: Int) -> Element {
    guard position >= 0, position < count else {
      fatalError("OrderedTree.element(at: \(position)): there are positions 0..<\(count) only")
    }
    return root.element(at: position)
  }

  /// The elements at some positions, in order.
  ///
  /// - Complexity: O(1); its iteration begins with O(log *n*) and then costs O(1) for each element.
  /// - Precondition: the positions are positions of elements.
  @inlinable
  public func elements(at positions: Range<Int>) -> SubSequence {
    guard positions.lowerBound >= 0, positions.upperBound <= count else {
      fatalError("OrderedTree.elements(at: \(positions)): there are positions 0..<\(count) only")
    }
    return SubSequence(base: self, positions: positions)
  }

  /// The elements whose keys are at least the lower and less than the upper bound.
  ///
  /// - Complexity: O(log *n*), *n* being the number of elements of the tree.
  @inlinable
  public func elements(in keys: Range<Key>) -> SubSequence {
    SubSequence(base: self, positions: rank(of: keys.lowerBound)..<rank(of: keys.upperBound))
  }

  /// The elements whose keys are at least the lower and at most the upper bound.
  ///
  /// - Complexity: O(log *n*), *n* being the number of elements of the tree.
  @inlinable
  public func elements(in keys: ClosedRange<Key>) -> SubSequence {
    let end = root.rank(of: keys.upperBound, includingEqual: true)
    return SubSequence(base: self, positions: rank(of: keys.lowerBound)..<end)
  }

  /// The elements whose keys are at least the bound.
  ///
  /// - Complexity: O(log *n*), *n* being the number of elements of the tree.
  @inlinable
  public func elements(in keys: PartialRangeFrom<Key>) -> SubSequence {
    SubSequence(base: self, positions: rank(of: keys.lowerBound)..<count)
  }

  /// The elements whose keys are less than the bound.
  ///
  /// - Complexity: O(log *n*), *n* being the number of elements of the tree.
  @inlinable
  public func elements(in keys: PartialRangeUpTo<Key>) -> SubSequence {
    SubSequence(base: self, positions: 0..<rank(of: keys.upperBound))
  }

  /// The elements whose keys are at most the bound.
  ///
  /// - Complexity: O(log *n*), *n* being the number of elements of the tree.
  @inlinable
  public func elements(in keys: PartialRangeThrough<Key>) -> SubSequence {
    SubSequence(base: self, positions: 0..<root.rank(of: keys.upperBound, includingEqual: true))
  }
}
