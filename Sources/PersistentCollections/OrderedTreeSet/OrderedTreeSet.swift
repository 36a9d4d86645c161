/// A set sorted by its elements, counted, whose copies share all that they have in common.
///
/// It is an `OrderedTree` of keys without values, and costs what that costs; choose it over `Set` when copies
/// are kept while one of them changes, or when order and positions matter.
///
/// Elements must keep to a strict total order.
public struct OrderedTreeSet<Element: Comparable> {
  @usableFromInline var tree: OrderedTree<Element, Void>

  @inlinable
  init(_ tree: OrderedTree<Element, Void>) { self.tree = tree }

  /// Makes an empty set.
  ///
  /// - Complexity: O(1); takes no memory.
  @inlinable
  public init() { tree = OrderedTree() }

  /// Makes an empty set of another fan-out than the one measured to be good, for measurements and tests.
  ///
  /// - Complexity: O(1); takes no memory.
  @inlinable
  public init(fanOut: FanOut) { tree = OrderedTree(fanOut: fanOut) }

  /// Makes a set of elements that are sorted already.
  ///
  /// - Complexity: O(*n*), *n* being the number of elements.
  /// - Precondition: each element is greater than the one before.
  @inlinable
  public init(sortedUnique elements: some Sequence<Element>) {
    self.init(sortedUnique: elements, fanOut: OrderedTree<Element, Void>.defaultFanOut)
  }

  /// Makes a set of sorted elements with another fan-out than the one measured to be good.
  ///
  /// - Complexity: O(*n*), *n* being the number of elements.
  /// - Precondition: each element is greater than the one before.
  @inlinable
  public init(sortedUnique elements: some Sequence<Element>, fanOut: FanOut) {
    tree = OrderedTree(
      sortedUnique: elements.lazy.map { (key: $0, value: ()) }, fanOut: fanOut)
  }

  /// Makes a set of elements in any order, some of which may be there several times.
  ///
  /// - Complexity: O(*n* log *n*), *n* being the number of elements.
  @inlinable
  public init(_ elements: some Sequence<Element>) {
    let sorted = elements.sorted()
    var unique: ContiguousArray<Element> = []
    unique.reserveCapacity(sorted.count)
    for element in sorted where unique.last != element { unique.append(element) }
    self.init(sortedUnique: unique)
  }

  /// Whether both are the same value for the reason that neither has changed since one was copied from the other.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func isTriviallyIdentical(to other: Self) -> Bool {
    tree.isTriviallyIdentical(to: other.tree)
  }
}

extension OrderedTreeSet: Sendable where Element: Sendable {}

extension OrderedTreeSet {
  /// Whether an element is in the set.
  ///
  /// - Complexity: O(log *n*), *n* being the number of elements.
  @inlinable
  public func contains(_ element: Element) -> Bool { tree.contains(key: element) }

  /// The position of an element, 0 being that of the least one, or nil when the set does not have it.
  ///
  /// - Complexity: O(log *n*), *n* being the number of elements.
  @inlinable
  public func position(of element: Element) -> Int? { tree.position(forKey: element) }

  /// The number of elements that sort before an element, whether the set has it or not.
  ///
  /// - Complexity: O(log *n*), *n* being the number of elements.
  @inlinable
  public func rank(of element: Element) -> Int { tree.rank(of: element) }
}

extension OrderedTreeSet {
  /// Inserts an element.
  ///
  /// - Complexity: O(log *n*), *n* being the number of elements; copies O(log *n*) nodes when they are shared
  ///   with a copy, and none when the element is there already.
  /// - Returns: whether the element is new.
  @inlinable
  @discardableResult
  public mutating func insert(_ element: Element) -> Bool {
    guard !contains(element) else { return false }
    tree.updateValue((), forKey: element)
    return true
  }

  /// Removes an element.
  ///
  /// - Complexity: O(log *n*), *n* being the number of elements; copies O(log *n*) nodes when they are shared
  ///   with a copy, and none when the element is not there.
  /// - Returns: the element that was removed, or nil when the set did not have it.
  @inlinable
  @discardableResult
  public mutating func remove(_ element: Element) -> Element? {
    guard let position = tree.position(forKey: element) else { return nil }
    return tree.remove(at: position).key
  }

  /// Removes the element at a position.
  ///
  /// - Complexity: O(log *n*), *n* being the number of elements.
  /// - Precondition: the position is that of an element.
  @inlinable
  @discardableResult
  public mutating func remove(at position: Int) -> Element { tree.remove(at: position).key }

  /// Removes all elements.
  ///
  /// - Complexity: O(*n*) when the elements are held by nobody else, *n* being their number; else O(1).
  @inlinable
  public mutating func removeAll() { tree.removeAll() }

  /// Inserts many elements in one pass.
  ///
  /// - Complexity: that of `OrderedTree.updateValues(forSortedKeys:with:)`.
  /// - Precondition: each element is greater than the one before.
  @inlinable
  public mutating func formUnion(sorted elements: some Sequence<Element>) {
    tree.updateValues(forSortedKeys: elements) { _, value in value = () }
  }

  /// Removes many elements in one pass; those that are not there are passed over.
  ///
  /// - Complexity: that of `OrderedTree.updateValues(forSortedKeys:with:)`.
  /// - Precondition: each element is greater than the one before.
  @inlinable
  public mutating func subtract(sorted elements: some Sequence<Element>) {
    tree.removeValues(forSortedKeys: elements)
  }
}
