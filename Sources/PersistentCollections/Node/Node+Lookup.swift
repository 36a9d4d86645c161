extension OrderedTree.Node {
  /// The value of a key in the leaves of the node.
  @inlinable
  func value(forKey key: Key) -> Value? {
    switch self {
    case .leaf(let leaf):
      guard let offset = leaf.offset(ofKey: key) else { return nil }
      return leaf.elements[offset].value
    case .inner(let inner):
      return inner.children[inner.childIndex(forKey: key)].node.value(forKey: key)
    }
  }

  @inlinable
  func contains(_ key: Key) -> Bool {
    switch self {
    case .leaf(let leaf): leaf.offset(ofKey: key) != nil
    case .inner(let inner): inner.children[inner.childIndex(forKey: key)].node.contains(key)
    }
  }

  /// The number of keys before a key, with the key itself if asked for.
  @inlinable
  func rank(of key: Key, includingEqual: Bool) -> Int {
    switch self {
    case .leaf(let leaf):
      let offset = leaf.lowerBound(key)
      return includingEqual && leaf.holds(key, at: offset) ? offset + 1 : offset
    case .inner(let inner):
      let child = inner.childIndex(forKey: key)
      return inner.start(of: child)
        + inner.children[child].node.rank(of: key, includingEqual: includingEqual)
    }
  }

  @inlinable
  func position(forKey key: Key) -> Int? {
    switch self {
    case .leaf(let leaf):
      return leaf.offset(ofKey: key)
    case .inner(let inner):
      let child = inner.childIndex(forKey: key)
      guard let position = inner.children[child].node.position(forKey: key) else { return nil }
      return inner.start(of: child) + position
    }
  }

  /// The element before which there are so many in the node.
  @inlinable
  func element(at position: Int) -> Element {
    switch self {
    case .leaf(let leaf):
      return leaf.elements[position]
    case .inner(let inner):
      let child = inner.childIndex(atPosition: position)
      return inner.children[child].node.element(at: position - inner.start(of: child))
    }
  }
}
