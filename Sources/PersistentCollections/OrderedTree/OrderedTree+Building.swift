extension OrderedTree {
  /// Makes a tree of elements that are sorted already.
  ///
  /// - Complexity: O(*n*), *n* being the number of elements.
  /// - Precondition: each key is greater than the one before.
  @inlinable
  public init(sortedUnique elements: some Sequence<Element>) {
    self.init(sortedUnique: elements, fanOut: Self.defaultFanOut)
  }

  /// Makes a tree of sorted elements with another fan-out than the one measured to be good.
  ///
  /// - Complexity: O(*n*), *n* being the number of elements.
  /// - Precondition: each key is greater than the one before.
  @inlinable
  public init(sortedUnique elements: some Sequence<Element>, fanOut: FanOut) {
    var builder = Builder(fanOut: fanOut)
    for element in elements { builder.append(element) }
    self = builder.build()
  }

  /// Makes a tree of elements in any order.
  ///
  /// - Complexity: O(*n* log *n*), *n* being the number of elements.
  /// - Precondition: no key is there twice.
  @inlinable
  public init(uniqueKeysWithValues elements: some Sequence<Element>) {
    self.init(sortedUnique: elements.sorted { $0.key < $1.key })
  }
}

extension OrderedTree: ExpressibleByDictionaryLiteral {
  /// Makes a tree of the elements of a dictionary literal, in any order.
  ///
  /// - Precondition: no key is there twice.
  @inlinable
  public init(dictionaryLiteral elements: (Key, Value)...) {
    self.init(uniqueKeysWithValues: elements.lazy.map { (key: $0.0, value: $0.1) })
  }
}
