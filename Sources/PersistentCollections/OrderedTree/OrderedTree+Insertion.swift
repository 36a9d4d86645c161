extension OrderedTree {
  /// Sets the value of a key, inserting the key when it is not there.
  ///
  /// - Complexity: O(log *n*), *n* being the number of elements; copies O(log *n*) nodes when they are shared
  ///   with a copy.
  /// - Returns: the value that was replaced, or nil when the key is new.
  @inlinable
  @discardableResult
  public mutating func updateValue(_ value: Value, forKey key: Key) -> Value? {
    var sibling: Node.Child?
    let old = root.updateValue(value, forKey: key, fanOut: fanOut, sibling: &sibling)
    if let sibling { root.grow(by: [sibling], fanOut: fanOut) }
    return old
  }

  /// Changes the value of a key in place.
  ///
  /// - Complexity: O(log *n*), *n* being the number of elements; copies O(log *n*) nodes when they are shared
  ///   with a copy, and none when the key is not there.
  /// - Throws: what `body` throws; what it did to the value until then stays.
  /// - Returns: what `body` returned, or nil when the tree has no such key; then `body` was not called.
  @inlinable
  @discardableResult
  public mutating func updateValue<Result, Failure>(
    forKey key: Key, with body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard root.contains(key) else { return nil }
    return try root.modifyValue(forKey: key, body)
  }
}
