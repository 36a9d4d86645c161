extension OrderedTree.Inner {
  @inlinable
  mutating func updateValue(
    _ value: Value, forKey key: Key, fanOut: FanOut, sibling: inout Child?
  ) -> Value? {
    let child = childIndex(forKey: key)
    var added: Child?
    let old = children[child].node.updateValue(
      value, forKey: key, fanOut: fanOut, sibling: &added)
    if case .some = old { return old }
    for index in child..<children.count { children[index].end += 1 }
    if var added {
      let end = children[child].end
      children[child].end = end - added.end
      added.end = end
      children.insert(added, at: child + 1, limit: fanOut.inner + 1)
      sibling = splitIfOverfull(fanOut).first
    }
    return nil
  }

  @inlinable
  mutating func removeValue(forKey key: Key, fanOut: FanOut) -> Value {
    let child = childIndex(forKey: key)
    let old = children[child].node.removeValue(forKey: key, fanOut: fanOut)
    for index in child..<children.count { children[index].end -= 1 }
    if children.count > 1, children[child].node.isUnderfull(fanOut) {
      joinChild(max(0, child - 1), fanOut)
    }
    return old
  }

  @inlinable
  mutating func updateValues(
    forKeys keys: ContiguousArray<Key>, in range: Range<Int>, fanOut: FanOut,
    _ body: (Int, inout Value?) -> Void
  ) -> ContiguousArray<Child> {
    var added: ContiguousArray<(index: Int, siblings: ContiguousArray<Child>)> = []
    var hasUnderfull = false
    // Where the children ended before, and where they end now.
    var oldEnd = 0
    var end = 0
    var next = range.lowerBound
    for child in children.indices {
      var count = children[child].end - oldEnd
      oldEnd = children[child].end
      let keysEnd =
        child + 1 < children.count
        ? firstOffset(in: keys, next..<range.upperBound, notBefore: children[child + 1].separator)
        : range.upperBound
      if next < keysEnd {
        let siblings = children[child].node.updateValues(
          forKeys: keys, in: next..<keysEnd, fanOut: fanOut, body)
        next = keysEnd
        if !siblings.isEmpty { added.append((child, siblings)) }
        count = children[child].node.count
        hasUnderfull = hasUnderfull || children[child].node.isUnderfull(fanOut)
        end += count
        if children[child].end != end { children[child].end = end }
        for sibling in siblings { end += sibling.end }
      } else {
        end += count
        if children[child].end != end { children[child].end = end }
      }
    }
    if !added.isEmpty { insert(added) }
    if hasUnderfull { joinUnderfullChildren(fanOut) }
    return splitIfOverfull(fanOut)
  }

  /// The first of some offsets whose key is not before another key; galloping, for it is mostly near.
  @inlinable
  func firstOffset(
    in keys: ContiguousArray<Key>, _ range: Range<Int>, notBefore key: Key
  ) -> Int {
    var low = range.lowerBound
    var step = 1
    while low + step <= range.upperBound, keys[low + step - 1] < key {
      low += step
      step *= 2
    }
    var high = min(range.upperBound, low + step - 1)
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < key { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Inserts the siblings that children were split into, each after the child they come from.
  @inlinable
  mutating func insert(_ added: ContiguousArray<(index: Int, siblings: ContiguousArray<Child>)>) {
    var merged: ContiguousArray<Child> = []
    var next = 0
    for (index, siblings) in added {
      merged.append(contentsOf: children[next...index])
      next = index + 1
      for var sibling in siblings {
        sibling.end += merged[merged.count - 1].end
        merged.append(sibling)
      }
    }
    merged.append(contentsOf: children[next...])
    children = merged
  }
}

extension OrderedTree.Inner {
  /// Joins a child with the one after it into one or, when that would be too much for one, two anew.
  @inlinable
  mutating func joinChild(_ child: Int, _ fanOut: FanOut) {
    let start = start(of: child)
    let neighbour = children.remove(at: child + 1)
    let sibling = children[child].node.join(neighbour, fanOut: fanOut)
    children[child].end = start + children[child].node.count
    if var sibling {
      sibling.end = neighbour.end
      children.insert(sibling, at: child + 1)
    }
  }

  /// Joins children until none is underfull, or only one is left.
  @inlinable
  mutating func joinUnderfullChildren(_ fanOut: FanOut) {
    var child = 0
    while child < children.count, children.count > 1 {
      if children[child].node.isUnderfull(fanOut) {
        child = max(0, child - 1)
        joinChild(child, fanOut)
      } else {
        child += 1
      }
    }
  }
}
