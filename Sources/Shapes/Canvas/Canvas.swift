internal import PersistentCollections

/// All shapes of a drawing, as one value: found by id, and in stacking order from back to front.
///
/// Copying a canvas is O(1), and a copy shares all that neither of the two has changed since: a snapshot of a
/// million shapes costs nothing, and the edit after it what it changes.
///
/// A canvas is changed by deltas alone (`apply(_:)`). That is what makes undo, file, index and views
/// agree with it.
public struct Canvas: Sendable {
  var shapesByID = OrderedTree<ShapeID, Shape>()
  /// The ids from back to front.
  var order = OrderedTreeSet<StackedShape>()
  /// The shapes of each group, inner and outer ones alike.
  var memberships = OrderedTreeSet<Membership>()

  /// Makes an empty canvas.
  public init() {}

  /// Makes a canvas of shapes in any order, as a file holds them.
  ///
  /// - Complexity: O(*n* log *n*), *n* being the number of shapes; O(*n*) when they are sorted by id and in
  ///   stacking order.
  /// - Throws: `EditError.duplicateShape` or `.duplicateStackingKey` when two shapes share an id or a
  ///   place, and what `Shape` refuses: numbers that are not finite, negative sizes.
  public init(_ shapes: some Sequence<Shape>) throws(EditError) {
    var part = CanvasPart()
    for shape in shapes.sorted(by: { $0.id < $1.id }) { try part.append(shape) }
    try self.init(joining: [part])
  }

  /// The number of shapes.
  public var count: Int { shapesByID.count }

  /// Whether there is no shape.
  public var isEmpty: Bool { shapesByID.isEmpty }

  /// The shape with this id, or nil when the canvas has none.
  ///
  /// - Complexity: O(log *n*), *n* being the number of shapes.
  public subscript(id: ShapeID) -> Shape? { shapesByID[id] }

  /// Calls a closure with the shape of each of some ids, in their order, until it returns false; nil where the canvas has
  /// none.
  ///
  /// - Complexity: O(*k* log *n*), *k* being the number of ids and *n* of shapes; O(*k* + *n*) when the ids are sorted.
  func forEachShape(_ ids: some RandomAccessCollection<ShapeID>, _ body: (Int, Shape?) -> Bool) {
    // Sorted ids are neighbours in the tree: it is walked through once.
    if ids.isStrictlyAscending {
      return shapesByID.forEachValue(forSortedKeys: ids, body)
    }
    for (offset, id) in ids.enumerated() where !body(offset, shapesByID[id]) { return }
  }

  /// The position of a shape in the stacking order, 0 being the one at the back.
  ///
  /// - Complexity: O(log *n*), *n* being the number of shapes.
  public func position(of id: ShapeID) -> Int? {
    shapesByID[id].flatMap { order.position(of: StackedShape($0)) }
  }

  /// The shapes of a group, sorted by id; none when there is no such group (any more).
  ///
  /// - Complexity: O(log *n* + *k*), *n* being the number of shapes and *k* of those in the group.
  public func members(of group: GroupID) -> [ShapeID] {
    memberships.elements(
      in: Membership(group: group, id: ShapeID(.min))...Membership(group: group, id: ShapeID(.max))
    ).map(\.id)
  }

  /// How many places there are in groups: a shape has one for each group that it is in.
  ///
  /// - Complexity: O(1).
  public var groupMembershipCount: Int { memberships.count }

  /// The stacking key at a position, or nil beyond either end.
  func stackingKey(at position: Int) -> StackingKey? {
    (0..<order.count).contains(position) ? order[position].key : nil
  }

  /// The shape that has a place in the stacking order, or nil when the place is free.
  func holder(of key: StackingKey) -> ShapeID? {
    let position = order.rank(of: StackedShape(key: key, id: ShapeID(.min)))
    guard position < order.count, order[position].key == key else { return nil }
    return order[position].id
  }
}

// MARK: - Changing the store

// They check nothing: `apply(_:)` has. Each is one pass over the nodes that hold what it changes.
extension Canvas {
  mutating func insertUnchecked(_ shapes: [Shape]) {
    let sorted = shapes.sorted { $0.id < $1.id }
    shapesByID.merge(sorted: sorted.lazy.map { ($0.id, $0) })
    order.formUnion(sorted: shapes.map(StackedShape.init).sorted())
    memberships.formUnion(sorted: shapes.flatMap(Membership.all).sorted())
  }

  mutating func removeUnchecked(_ shapes: [Shape]) {
    shapesByID.removeValues(forSortedKeys: shapes.map(\.id).sorted())
    order.subtract(sorted: shapes.map(StackedShape.init).sorted())
    memberships.subtract(sorted: shapes.flatMap(Membership.all).sorted())
  }

  mutating func updateUnchecked<Value>(
    _ changes: [PropertyChange<Value>], _ property: WritableKeyPath<Shape, Value>
  ) {
    if changes.count == 1 {
      shapesByID[changes[0].id]?[keyPath: property] = changes[0].after
      return
    }
    let isSorted = changes.lazy.map(\.id).isStrictlyAscending
    let sorted = isSorted ? changes : changes.sorted { $0.id < $1.id }
    shapesByID.updateValues(forSortedKeys: sorted.lazy.map(\.id)) { offset, shape in
      shape?[keyPath: property] = sorted[offset].after
    }
  }

  mutating func restackUnchecked(_ changes: [PropertyChange<StackingKey>]) {
    order.subtract(sorted: changes.map { StackedShape(key: $0.before, id: $0.id) }.sorted())
    order.formUnion(sorted: changes.map { StackedShape(key: $0.after, id: $0.id) }.sorted())
    updateUnchecked(changes, \.stackingKey)
  }

  mutating func regroupUnchecked(_ changes: [PropertyChange<[GroupID]>]) {
    memberships.subtract(
      sorted: changes.flatMap { Membership.all($0.before, $0.id) }.sorted())
    memberships.formUnion(
      sorted: changes.flatMap { Membership.all($0.after, $0.id) }.sorted())
    updateUnchecked(changes, \.groups)
  }
}

// MARK: - Parts

extension Canvas {
  /// A shape's place in the order.
  ///
  /// The id is there for the moment within a delta in which two shapes exchange their keys.
  struct StackedShape: Comparable, Hashable, Sendable {
    let key: StackingKey
    let id: ShapeID

    init(key: StackingKey, id: ShapeID) {
      self.key = key
      self.id = id
    }

    init(_ shape: Shape) { self.init(key: shape.stackingKey, id: shape.id) }

    static func < (left: StackedShape, right: StackedShape) -> Bool {
      left.key == right.key ? left.id < right.id : left.key < right.key
    }
  }

  /// That a shape is in a group.
  struct Membership: Comparable, Hashable, Sendable {
    let group: GroupID
    let id: ShapeID

    static func all(_ shape: Shape) -> [Membership] { all(shape.groups, shape.id) }

    /// A group counts once, however often a hostile file names it.
    static func all(_ groups: [GroupID], _ id: ShapeID) -> [Membership] {
      groups.isEmpty ? [] : Set(groups).map { Membership(group: $0, id: id) }
    }

    static func < (left: Membership, right: Membership) -> Bool {
      left.group == right.group ? left.id < right.id : left.group < right.group
    }
  }
}

extension Canvas: Hashable {
  /// Whether both hold the same shapes, bit for bit.
  ///
  /// Their order follows from their keys.
  ///
  /// - Complexity: O(*n*), *n* being the number of shapes; what two canvases share is not compared.
  public static func == (left: Canvas, right: Canvas) -> Bool {
    left.shapesByID == right.shapesByID
  }

  /// Feeds the shapes into a hasher.
  ///
  /// - Complexity: O(*n*), *n* being the number of shapes.
  public func hash(into hasher: inout Hasher) { hasher.combine(shapesByID) }

  /// The shapes that differ between this canvas and another one: only there, only here, or changed.
  ///
  /// - Complexity: O(*d* log *n*) for canvases of which one came from the other by edits, *d* being the number
  ///   of shapes that differ; what they share is skipped.
  public func shapesThatDiffer(from other: Canvas) -> [ShapeID] {
    shapesByID.difference(from: other.shapesByID).map(\.key)
  }
}

extension Canvas: Codable {
  /// Reads a canvas.
  ///
  /// - Throws: `DecodingError`, also when the shapes cannot be on one canvas.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      try self.init(try container.decode([Shape].self))
    } catch let error as EditError {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(error)")
    }
  }

  /// Writes the shapes from back to front.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Array(shapes))
  }
}

extension Canvas {
  /// The place in front of all shapes.
  public var stackingKeyInFront: StackingKey { .between(stackingKey(at: count - 1), nil) }

  /// Places for several shapes in front of all, from back to front.
  ///
  /// - Complexity: O(*k*), *k* being `count`.
  public func stackingKeysInFront(_ count: Int) -> [StackingKey] {
    StackingKey.keys(count, between: stackingKey(at: self.count - 1), and: nil)
  }
}

extension RandomAccessCollection where Element: Comparable {
  /// Whether each element is greater than the one before.
  var isStrictlyAscending: Bool { zip(self, dropFirst()).allSatisfy { $0 < $1 } }
}
