extension OrderedTree: Equatable where Value: Equatable {
  /// Whether both have the same keys with the same values.
  ///
  /// - Complexity: O(*d* · log *n*) for versions of one tree, *d* being the number of keys changed since and *n* that
  ///   of elements; O(*n*) for trees that share nothing.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    left.count == right.count && left.hasEqualElements(right, by: ==)
  }
}

extension OrderedTree {
  @inlinable
  func hasEqualElements(_ other: Self, by areEqual: (Value, Value) -> Bool) -> Bool {
    var isEqual = true
    forEachChange(from: other, by: areEqual) { _ in
      isEqual = false
      return false
    }
    return isEqual
  }
}

extension OrderedTree: Hashable where Key: Hashable, Value: Hashable {
  /// Feeds the elements to a hasher, in order.
  ///
  /// - Complexity: O(*n*), *n* being the number of elements.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for (key, value) in self {
      hasher.combine(key)
      hasher.combine(value)
    }
  }
}
