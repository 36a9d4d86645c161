extension OrderedTree {
  /// Removes a key with its value.
  ///
  /// - Complexity: O(log *n*), *n* being the number of elements; copies O(log *n*) nodes when they are shared
  ///   with a copy, and none when the key is not there.
  /// - Returns: the value that was removed, or nil when the tree has no such key.
  @inlinable
  @discardableResult
  public mutating func removeValue(forKey key: Key) -> Value? {
    guard root.contains(key) else { return nil }
    let old = root.removeValue(forKey: key, fanOut: fanOut)
    root.collapse()
    return old
  }

  /// Removes the element at a position.
  ///
  /// - Complexity: O(log *n*), *n* being the number of elements; copies O(log *n*) nodes when they are shared
  ///   with a copy.
  /// - Precondition: the position is that of an element.
  /// - Returns: the element that was removed.
  @inlinable
  @discardableResult
  public mutating func remove(at position: Int) -> Element {
    let element = element(at: position)
    removeValue(forKey: element.key)
    return element
  }

  /// Removes all elements.
  ///
  /// - Complexity: O(*n*) when the elements are held by nobody else, *n* being their number; else O(1).
  @inlinable
  public mutating func removeAll() { self = Self(fanOut: fanOut) }
}
