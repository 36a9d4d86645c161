extension OrderedTree {
  /// A node of elements, sorted by key.
  @usableFromInline
  struct Leaf {
    @usableFromInline var elements: ContiguousArray<Element>

    @inlinable
    init(_ elements: ContiguousArray<Element> = []) { self.elements = elements }
  }
}

extension OrderedTree.Leaf: Sendable where Key: Sendable, Value: Sendable {}

extension OrderedTree.Leaf {
  @usableFromInline typealias Element = OrderedTree.Element
  @usableFromInline typealias Child = OrderedTree.Child

  /// The number of elements whose keys sort before a key, when it is at least `start`.
  @inlinable
  func lowerBound(_ key: Key, from start: Int = 0) -> Int {
    var low = start
    var high = elements.count
    while low < high {
      let middle = (low + high) / 2
      if elements[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether the element at an offset, if there is one, has a key.
  @inlinable
  func holds(_ key: Key, at offset: Int) -> Bool {
    offset < elements.count && elements[offset].key == key
  }

  @inlinable
  func offset(ofKey key: Key) -> Int? {
    let offset = lowerBound(key)
    return holds(key, at: offset) ? offset : nil
  }

  @inlinable
  mutating func updateValue(
    _ value: Value, forKey key: Key, fanOut: FanOut, sibling: inout Child?
  ) -> Value? {
    let offset = lowerBound(key)
    if holds(key, at: offset) {
      let old = elements[offset].value
      elements[offset].value = value
      return old
    }
    guard elements.count == fanOut.leaf else {
      elements.insert((key, value), at: offset, limit: fanOut.leaf)
      return nil
    }
    // Elements that come in order fill their leaf by two thirds, not by a half.
    let cut =
      switch offset {
      case elements.count: elements.count - fanOut.leafMinimum
      case 0: fanOut.leafMinimum
      default: elements.count / 2
      }
    var right = Self(ContiguousArray(elements[cut...]))
    elements = ContiguousArray(elements[..<cut])
    if offset > cut {
      right.elements.insert((key, value), at: offset - cut, limit: fanOut.leaf)
    } else {
      elements.insert((key, value), at: offset, limit: fanOut.leaf)
    }
    sibling = Child(separator: right.elements[0].key, node: .leaf(right))
    return nil
  }

  /// Removes the element at an offset.
  @inlinable
  mutating func remove(at offset: Int, fanOut: FanOut) -> Element {
    defer { elements.trim(toRoomFor: fanOut.leafRoom) }
    return elements.remove(at: offset)
  }

  /// Cuts the leaf into as few leaves of the same size as can hold its elements.
  ///
  /// - Returns: the leaves after this one.
  @inlinable
  mutating func splitIfOverfull(_ fanOut: FanOut) -> ContiguousArray<Child> {
    guard elements.count > fanOut.leaf else { return [] }
    let parts = evenParts(of: elements.count, atMost: fanOut.leaf)
    let siblings = ContiguousArray(
      parts.dropFirst().map { part in
        Child(
          separator: elements[part.lowerBound].key,
          node: .leaf(Self(ContiguousArray(elements[part]))))
      })
    elements = ContiguousArray(elements[parts[0]])
    return siblings
  }
}

/// Cuts so many things into as few ranges of about the same length as have no more than a limit each.
@usableFromInline
func evenParts(of count: Int, atMost limit: Int) -> ContiguousArray<Range<Int>> {
  let parts = (count + limit - 1) / limit
  return ContiguousArray((0..<parts).map { count * $0 / parts..<count * ($0 + 1) / parts })
}
