/// All shapes of a drawing, as one value: found by id, and in stacking order from back to front.
///
/// Copying a canvas is O(1): it shares its memory with the copy until one of them changes. The first
/// change after that copies the store, O(*n*); the store is hidden behind this interface so that it can
/// become a tree whose copies share what did not change.
///
/// A canvas is changed by deltas alone (`apply(_:)`). That is what makes undo, file, index and views
/// agree with it.
public struct Canvas: Sendable {
  private var shapesByID: [ShapeID: Shape] = [:]
  /// The ids from back to front.
  private var order: [StackedShape] = []
  /// The shapes of each group, inner and outer ones alike.
  private var membersByGroup: [GroupID: Set<ShapeID>] = [:]

  /// Makes an empty canvas.
  public init() {}

  /// Makes a canvas of shapes in any order, as a file holds them.
  ///
  /// - Complexity: O(*n* log *n*), *n* being the number of shapes.
  /// - Throws: `EditError.duplicateShape` or `.duplicateStackingKey` when two shapes share an id or a
  ///   place, and what `Shape` refuses: numbers that are not finite, negative sizes.
  public init(_ shapes: some Sequence<Shape>) throws(EditError) {
    for shape in shapes {
      try shape.validate()
      guard shapesByID.updateValue(shape, forKey: shape.id) == nil else {
        throw .duplicateShape(shape.id)
      }
      order.append(StackedShape(shape))
      join(shape.groups, shape.id)
    }
    order.sort()
    for (lower, upper) in zip(order, order.dropFirst()) where lower.key == upper.key {
      throw .duplicateStackingKey(upper.id, sharedWith: lower.id)
    }
  }

  /// The number of shapes.
  public var count: Int { order.count }

  /// Whether there is no shape.
  public var isEmpty: Bool { order.isEmpty }

  /// The shape with this id, or nil when the canvas has none.
  ///
  /// - Complexity: O(1).
  public subscript(id: ShapeID) -> Shape? { shapesByID[id] }

  /// The shapes from back to front.
  public var shapes: Shapes { Shapes(canvas: self) }

  /// The position of a shape in the stacking order, 0 being the one at the back.
  ///
  /// - Complexity: O(log *n*), *n* being the number of shapes.
  public func position(of id: ShapeID) -> Int? {
    guard let shape = shapesByID[id] else { return nil }
    return lowerBound(StackedShape(shape))
  }

  /// The shapes of a group, sorted by id; none when there is no such group (any more).
  ///
  /// - Complexity: O(*k* log *k*), *k* being the number of its shapes.
  public func members(of group: GroupID) -> [ShapeID] { (membersByGroup[group] ?? []).sorted() }

  /// The stacking key at a position, or nil beyond either end.
  func stackingKey(at position: Int) -> StackingKey? {
    order.indices.contains(position) ? order[position].key : nil
  }

  /// Whether a shape has this place in the stacking order.
  func holds(_ key: StackingKey) -> ShapeID? {
    let position = lowerBound(StackedShape(key: key, id: ShapeID(.min)))
    guard position < order.count, order[position].key == key else { return nil }
    return order[position].id
  }

  // The three ways in which the store changes. They check nothing: `apply(_:)` has.

  mutating func insertUnchecked(_ shape: Shape) {
    shapesByID[shape.id] = shape
    join(shape.groups, shape.id)
    let entry = StackedShape(shape)
    order.insert(entry, at: lowerBound(entry))
  }

  mutating func removeUnchecked(_ id: ShapeID) {
    guard let shape = shapesByID.removeValue(forKey: id) else { return }
    leave(shape.groups, id)
    order.remove(at: lowerBound(StackedShape(shape)))
  }

  mutating func updateUnchecked<Value>(
    _ id: ShapeID, _ property: WritableKeyPath<Shape, Value>, to value: Value
  ) {
    shapesByID[id]?[keyPath: property] = value
  }

  mutating func regroupUnchecked(_ id: ShapeID, to groups: [GroupID]) {
    leave(shapesByID[id]?.groups ?? [], id)
    join(groups, id)
    shapesByID[id]?.groups = groups
  }

  private mutating func join(_ groups: [GroupID], _ id: ShapeID) {
    for group in groups { membersByGroup[group, default: []].insert(id) }
  }

  private mutating func leave(_ groups: [GroupID], _ id: ShapeID) {
    for group in groups {
      membersByGroup[group]?.remove(id)
      if membersByGroup[group]?.isEmpty == true { membersByGroup[group] = nil }
    }
  }

  /// Inserts and removes many at once with one pass over the order instead of one for each.
  mutating func replaceUnchecked(removing removed: Set<ShapeID>, inserting inserted: [Shape]) {
    order.removeAll { removed.contains($0.id) }
    for id in removed {
      if let shape = shapesByID.removeValue(forKey: id) { leave(shape.groups, id) }
    }
    for shape in inserted {
      shapesByID[shape.id] = shape
      join(shape.groups, shape.id)
    }
    order.append(contentsOf: inserted.map(StackedShape.init))
    order.sort()
  }

  private func lowerBound(_ entry: StackedShape) -> Int {
    var low = 0
    var high = order.count
    while low < high {
      let middle = (low + high) / 2
      if order[middle] < entry { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Canvas: Hashable {
  /// Whether both hold the same shapes, bit for bit.
  ///
  /// Their order follows from their keys.
  public static func == (left: Canvas, right: Canvas) -> Bool {
    left.shapesByID == right.shapesByID
  }

  /// Feeds the shapes into a hasher.
  ///
  /// - Complexity: O(*n*), *n* being the number of shapes.
  public func hash(into hasher: inout Hasher) { hasher.combine(shapesByID) }
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
  /// The shapes of a canvas from back to front.
  public struct Shapes: RandomAccessCollection, Sendable {
    fileprivate let canvas: Canvas

    /// Always 0.
    public var startIndex: Int { 0 }
    /// The number of shapes.
    public var endIndex: Int { canvas.order.count }
    /// The shape at a position in the stacking order, 0 being the one at the back.
    public subscript(position: Int) -> Shape { canvas.shapesByID[canvas.order[position].id]! }
  }

  /// A shape's place in the order.
  ///
  /// The id is there for the moment within a delta in which two shapes exchange their keys.
  private struct StackedShape: Comparable, Sendable {
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
