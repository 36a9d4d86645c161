extension OrderedTree.Node {
  /// Sets the value of a key; a node that is full is split, and its upper part becomes the `sibling`.
  ///
  /// - Returns: the value that was replaced, or nil when the key is new.
  @inlinable
  mutating func updateValue(
    _ value: Value, forKey key: Key, fanOut: FanOut, sibling: inout Child?
  ) -> Value? {
    switch consume self {
    case .leaf(var leaf):
      let old = leaf.updateValue(value, forKey: key, fanOut: fanOut, sibling: &sibling)
      self = .leaf(leaf)
      return old
    case .inner(var inner):
      let old = inner.updateValue(value, forKey: key, fanOut: fanOut, sibling: &sibling)
      self = .inner(inner)
      return old
    }
  }

  /// Changes the value of a key that is there.
  @inlinable
  mutating func modifyValue<Result, Failure>(
    forKey key: Key, _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    switch consume self {
    case .leaf(var leaf):
      let offset = leaf.lowerBound(key)
      let result: Result
      do throws(Failure) {
        result = try body(&leaf.elements[offset].value)
      } catch {
        self = .leaf(leaf)
        throw error
      }
      self = .leaf(leaf)
      return result
    case .inner(var inner):
      let child = inner.childIndex(forKey: key)
      let result: Result
      do throws(Failure) {
        result = try inner.children[child].node.modifyValue(forKey: key, body)
      } catch {
        self = .inner(inner)
        throw error
      }
      self = .inner(inner)
      return result
    }
  }

  /// Removes a key that is there; the node may be left underfull.
  @inlinable
  mutating func removeValue(forKey key: Key, fanOut: FanOut) -> Value {
    switch consume self {
    case .leaf(var leaf):
      let old = leaf.remove(at: leaf.lowerBound(key), fanOut: fanOut).value
      self = .leaf(leaf)
      return old
    case .inner(var inner):
      let old = inner.removeValue(forKey: key, fanOut: fanOut)
      self = .inner(inner)
      return old
    }
  }

  /// Changes the values of the keys in a range of offsets; the node may be left underfull, or empty.
  ///
  /// - Returns: the nodes that follow this one when all does not fit into it any more.
  @inlinable
  mutating func updateValues(
    forKeys keys: ContiguousArray<Key>, in range: Range<Int>, fanOut: FanOut,
    _ body: (Int, inout Value?) -> Void
  ) -> ContiguousArray<Child> {
    switch consume self {
    case .leaf(var leaf):
      let siblings = leaf.updateValues(forKeys: keys, in: range, fanOut: fanOut, body)
      self = .leaf(leaf)
      return siblings
    case .inner(var inner):
      let siblings = inner.updateValues(forKeys: keys, in: range, fanOut: fanOut, body)
      self = .inner(inner)
      return siblings
    }
  }

  /// Takes over what the neighbour to the right holds, or the part of it that fits.
  ///
  /// - Returns: the neighbour, when both together are more than one node; each is then at least half full.
  @inlinable
  mutating func join(_ neighbour: Child, fanOut: FanOut) -> Child? {
    switch (consume self, neighbour.node) {
    case (.leaf(var left), .leaf(let right)):
      left.elements.appendExactly(right.elements)
      let sibling = left.splitIfOverfull(fanOut).first
      self = .leaf(left)
      return sibling
    case (.inner(var left), .inner(let right)):
      left.append(right)
      left.joinUnderfullChildren(fanOut)
      let sibling = left.splitIfOverfull(fanOut).first
      self = .inner(left)
      return sibling
    default:
      fatalError("unreachable: neighbours have the same height")
    }
  }
}
