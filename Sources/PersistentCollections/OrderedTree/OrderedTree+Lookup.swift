extension OrderedTree {
  /// The value of a key, or nil when the tree has no such key; setting nil removes the key.
  ///
  /// To change a value in place, use `updateValue(forKey:with:)`, which goes down the tree once and does not
  /// copy the value.
  ///
  /// - Complexity: O(log *n*), *n* being the number of elements. Setting copies O(log *n*) nodes when they are
  ///   shared with a copy.
  @inlinable
  public subscript(key: Key) -> Value? {
    get { root.value(forKey: key) }
    set {
      if let newValue {
        updateValue(newValue, forKey: key)
      } else {
        removeValue(forKey: key)
      }
    }
  }

  /// The value of a key, or a default when the tree has no such key.
  ///
  /// - Complexity: O(log *n*), *n* being the number of elements.
  @inlinable
  public subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value {
    root.value(forKey: key) ?? defaultValue()
  }

  /// Whether the tree has a key.
  ///
  /// - Complexity: O(log *n*), *n* being the number of elements.
  @inlinable
  public func contains(key: Key) -> Bool { root.contains(key) }
}
