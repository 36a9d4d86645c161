extension OrderedTreeSet {
  /// How two sets differ: what is in one of them only, in order.
  public struct Difference {
    /// The elements that only the newer set has.
    public var inserted: [Element] = []
    /// The elements that only the older set has.
    public var removed: [Element] = []

    /// Whether both sets are equal.
    public var isEmpty: Bool { inserted.isEmpty && removed.isEmpty }

    @inlinable
    init() {}
  }

  /// What has to be inserted into and removed from an older set to get this one.
  ///
  /// - Complexity: O(*d* · log *n*) for versions of one set, *d* being the number of differences and *n* that of
  ///   elements; O(*n*) for sets that share nothing.
  @inlinable
  public func difference(from old: Self) -> Difference {
    var difference = Difference()
    tree.forEachChange(from: old.tree, by: { _, _ in true }) { change in
      switch change {
      case .inserted(let element, _): difference.inserted.append(element)
      case .removed(let element, _): difference.removed.append(element)
      case .updated: break
      }
      return true
    }
    return difference
  }
}

extension OrderedTreeSet.Difference: Sendable where Element: Sendable {}
extension OrderedTreeSet.Difference: Equatable {}

extension OrderedTreeSet: Equatable {
  /// Whether both have the same elements.
  ///
  /// - Complexity: O(*d* · log *n*) for versions of one set, *d* being the number of elements changed since and *n*
  ///   that of all; O(*n*) for sets that share nothing.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    left.count == right.count && left.tree.hasEqualElements(right.tree, by: { _, _ in true })
  }
}

extension OrderedTreeSet: Hashable where Element: Hashable {
  /// Feeds the elements to a hasher, in order.
  ///
  /// - Complexity: O(*n*), *n* being the number of elements.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for element in self { hasher.combine(element) }
  }
}

extension OrderedTreeSet: ExpressibleByArrayLiteral, CustomStringConvertible {
  /// Makes a set of the elements of an array literal, in any order.
  @inlinable
  public init(arrayLiteral elements: Element...) { self.init(elements) }

  /// The elements in order, written as those of an array are.
  public var description: String { Array(self).description }
}

extension OrderedTreeSet {
  /// What is wrong with the structure, or nil when all invariants of the tree hold.
  package func invariantViolation() -> String? { tree.invariantViolation() }
}
