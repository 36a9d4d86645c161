extension OrderedTree {
  /// Changes, inserts and removes the values of many keys in one pass.
  ///
  /// `body` is called once for each key, in order, with the offset of the key in `keys` and its value,
  /// which is nil when the tree has no such key. What it leaves there becomes the value of the key; nil
  /// removes the key, or leaves it absent.
  ///
  /// The nodes that hold none of the keys are neither visited nor copied; a node that holds several is visited,
  /// and copied when shared, once instead of once for each.
  ///
  /// - Complexity: O(min(*k* · log *n*, *k* + *n*)), *k* being the number of keys and *n* that of elements.
  /// - Precondition: each key is greater than the one before.
  @inlinable
  public mutating func updateValues(
    forSortedKeys keys: some Sequence<Key>, with body: (Int, inout Value?) -> Void
  ) {
    let keys = ContiguousArray(keys)
    Self.checkAscending(keys, in: "updateValues(forSortedKeys:with:)")
    guard !keys.isEmpty else { return }
    let siblings = root.updateValues(
      forKeys: keys, in: keys.indices, fanOut: fanOut, body)
    root.grow(by: siblings, fanOut: fanOut)
    root.collapse()
  }

  /// Looks up the values of many keys in one pass.
  ///
  /// `body` is called for each key, in order, with the offset of the key in `keys` and its value, which is nil when the
  /// tree has no such key, until it returns false.
  ///
  /// - Complexity: that of `updateValues(forSortedKeys:with:)`; nothing is copied.
  /// - Precondition: each key is greater than the one before.
  @inlinable
  public func forEachValue(
    forSortedKeys keys: some Sequence<Key>, _ body: (_ offset: Int, _ value: Value?) -> Bool
  ) {
    let keys = ContiguousArray(keys)
    Self.checkAscending(keys, in: "forEachValue(forSortedKeys:)")
    _ = root.forEachValue(forKeys: keys, in: keys.indices, body)
  }

  /// Sets the values of many keys in one pass, inserting the keys that are not there.
  ///
  /// - Complexity: that of `updateValues(forSortedKeys:with:)`.
  /// - Precondition: each key is greater than the one before.
  @inlinable
  public mutating func merge(sorted elements: some Sequence<Element>) {
    let elements = ContiguousArray(elements)
    updateValues(forSortedKeys: elements.lazy.map(\.key)) { offset, value in
      value = elements[offset].value
    }
  }

  /// Removes many keys in one pass; those that are not there are passed over.
  ///
  /// - Complexity: that of `updateValues(forSortedKeys:with:)`.
  /// - Precondition: each key is greater than the one before.
  @inlinable
  public mutating func removeValues(forSortedKeys keys: some Sequence<Key>) {
    updateValues(forSortedKeys: keys) { _, value in value = nil }
  }

  @inlinable
  static func checkAscending(_ keys: ContiguousArray<Key>, in call: StaticString) {
    for offset in keys.indices.dropFirst() where !(keys[offset - 1] < keys[offset]) {
      fatalError(
        """
        OrderedTree.\(call): key \(offset) is not greater than the one before; \
        sort the keys and drop duplicates first
        """)
    }
  }
}
