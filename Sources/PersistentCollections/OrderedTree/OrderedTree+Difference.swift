extension OrderedTree {
  /// How one key differs between an older and a newer tree.
  public enum Change {
    /// The key is only in the newer tree.
    case inserted(key: Key, value: Value)
    /// The key is only in the older tree.
    case removed(key: Key, value: Value)
    /// The key is in both with different values.
    case updated(key: Key, from: Value, to: Value)

    /// The key that differs.
    @inlinable
    public var key: Key {
      switch self {
      case .inserted(let key, _), .removed(let key, _), .updated(let key, _, _): key
      }
    }
  }

  /// What has to be done to an older tree to get this one, in the order of the keys.
  ///
  /// Nodes that both trees share are skipped, so versions of one tree are compared in the time that their
  /// differences take, whatever their size.
  ///
  /// - Complexity: O(*d* · log *n*) for versions of one tree, *d* being the number of differences and *n* that of
  ///   elements; O(*n*) for trees that share nothing.
  /// - Parameters:
  ///   - old: the older tree.
  ///   - areEquivalent: whether two values of one key are the same. It is not asked about values in shared nodes.
  /// - Throws: what `areEquivalent` throws.
  /// - Returns: one change for each key that differs.
  @inlinable
  public func difference<Failure>(
    from old: Self, by areEquivalent: (Value, Value) throws(Failure) -> Bool
  ) throws(Failure) -> [Change] {
    var changes: [Change] = []
    try forEachChange(from: old, by: areEquivalent) { change in
      changes.append(change)
      return true
    }
    return changes
  }

  /// Calls `body` with each difference, in the order of the keys, until it returns false.
  @inlinable
  func forEachChange<Failure>(
    from old: Self, by areEquivalent: (Value, Value) throws(Failure) -> Bool,
    _ body: (Change) -> Bool
  ) throws(Failure) {
    var old = Cursor(old.root)
    var new = Cursor(root)
    while true {
      switch (old.front, new.front) {
      case (.node(let oldNode, let oldHeight), .node(let newNode, let newHeight)):
        if oldNode.isIdentical(to: newNode) {
          old.skip()
          new.skip()
        } else {
          // The higher one first, so that what both share comes up at the same height.
          if oldHeight >= newHeight { old.enter(oldNode) }
          if newHeight >= oldHeight { new.enter(newNode) }
        }
      case (.node(let node, _), _):
        old.enter(node)
      case (_, .node(let node, _)):
        new.enter(node)
      case (.element(let before), .element(let after)):
        if before.key < after.key {
          guard body(.removed(key: before.key, value: before.value)) else { return }
          old.skip()
        } else if after.key < before.key {
          guard body(.inserted(key: after.key, value: after.value)) else { return }
          new.skip()
        } else {
          if try !areEquivalent(before.value, after.value) {
            let change = Change.updated(key: after.key, from: before.value, to: after.value)
            guard body(change) else { return }
          }
          old.skip()
          new.skip()
        }
      case (.element(let before), .end):
        guard body(.removed(key: before.key, value: before.value)) else { return }
        old.skip()
      case (.end, .element(let after)):
        guard body(.inserted(key: after.key, value: after.value)) else { return }
        new.skip()
      case (.end, .end):
        return
      }
    }
  }
}

extension OrderedTree where Value: Equatable {
  /// What has to be done to an older tree to get this one, in the order of the keys.
  ///
  /// Nodes that both trees share are skipped, so versions of one tree are compared in the time that their
  /// differences take, whatever their size.
  ///
  /// - Complexity: O(*d* · log *n*) for versions of one tree, *d* being the number of differences and *n* that of
  ///   elements; O(*n*) for trees that share nothing.
  @inlinable
  public func difference(from old: Self) -> [Change] { difference(from: old, by: ==) }
}

extension OrderedTree.Change: Sendable where Key: Sendable, Value: Sendable {}
extension OrderedTree.Change: Equatable where Value: Equatable {}
extension OrderedTree.Change: Hashable where Key: Hashable, Value: Hashable {}
