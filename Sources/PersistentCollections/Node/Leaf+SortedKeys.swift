extension OrderedTree.Leaf {
  /// Changes the values of keys that belong into this leaf, and inserts and removes what follows from it.
  ///
  /// Values that stay are changed in place; only when a key comes or goes, the array is made anew, once.
  @inlinable
  mutating func updateValues(
    forKeys keys: ContiguousArray<Key>, in range: Range<Int>, fanOut: FanOut,
    _ body: (Int, inout Value?) -> Void
  ) -> ContiguousArray<Child> {
    var inserted: ContiguousArray<(offset: Int, element: Element)> = []
    var removed: ContiguousArray<Int> = []
    var offset = 0
    for keyOffset in range {
      let key = keys[keyOffset]
      offset = lowerBound(key, from: offset)
      if holds(key, at: offset) {
        var value: Value? = elements[offset].value
        body(keyOffset, &value)
        if let value { elements[offset].value = value } else { removed.append(offset) }
      } else {
        var value: Value?
        body(keyOffset, &value)
        if let value { inserted.append((offset, (key, value))) }
      }
    }
    guard !inserted.isEmpty || !removed.isEmpty else { return [] }
    merge(inserted, removing: removed)
    return splitIfOverfull(fanOut)
  }

  /// Inserts elements before the offsets that are with them, and removes those at other offsets.
  @inlinable
  mutating func merge(
    _ inserted: ContiguousArray<(offset: Int, element: Element)>,
    removing removed: ContiguousArray<Int>
  ) {
    var merged: ContiguousArray<Element> = []
    merged.reserveCapacity(elements.count + inserted.count - removed.count)
    var nextInserted = 0
    var nextRemoved = 0
    for offset in 0...elements.count {
      while nextInserted < inserted.count, inserted[nextInserted].offset == offset {
        merged.append(inserted[nextInserted].element)
        nextInserted += 1
      }
      if nextRemoved < removed.count, removed[nextRemoved] == offset {
        nextRemoved += 1
      } else if offset < elements.count {
        merged.append(elements[offset])
      }
    }
    elements = merged
  }
}
