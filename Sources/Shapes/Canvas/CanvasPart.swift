internal import PersistentCollections

/// A part of a canvas that is being built: shapes in the order of their ids.
///
/// A canvas of a million shapes is read faster in parts that are built at the same time;
/// `Canvas(joining:)` and `SpatialIndex(joining:)` put them together.
package struct CanvasPart: Sendable {
  fileprivate private(set) var shapes = OrderedTree<ShapeID, Shape>.Builder()
  fileprivate private(set) var stacked: [Canvas.StackedShape] = []
  fileprivate private(set) var memberships: [Canvas.Membership] = []
  /// Whether each shape is in front of the one before, as in a drawing that was never restacked.
  fileprivate private(set) var isStacked = true
  /// What the spatial index keeps of each shape, when it is wanted.
  private(set) var entries: [BoxTree.Entry] = []
  private let isIndexed: Bool
  private var lastHeight = StackingHeight.lowest
  /// The greatest id of a shape or group; 0 when there is none.
  package private(set) var greatestID: Int64 = 0

  /// The number of shapes.
  package var count: Int { stacked.count }

  /// Makes a part without shapes.
  ///
  /// - Parameter isIndexed: Whether there is to be a spatial index of the canvas.
  package init(isIndexed: Bool = false) { self.isIndexed = isIndexed }

  /// Appends a shape.
  ///
  /// - Throws: `EditError.duplicateShape` when it has the id of the one before, and what a canvas refuses.
  /// - Precondition: No shape before has a greater id.
  package mutating func append(_ shape: Shape) throws(EditError) {
    try shape.validate()
    if stacked.last?.id == shape.id { throw .duplicateShape(shape.id) }
    let height = StackingHeight(shape.stackingKey)
    if let last = stacked.last, isStacked, !(lastHeight < height) {
      isStacked = last.key < shape.stackingKey
    }
    lastHeight = height
    shapes.append((shape.id, shape))
    stacked.append(Canvas.StackedShape(shape))
    greatestID = max(greatestID, shape.greatestID)
    if !shape.groups.isEmpty { memberships += Canvas.Membership.all(shape) }
    if isIndexed { entries.append(BoxTree.Entry(shape, height: height)) }
  }
}

extension Canvas {
  /// Makes a canvas of parts, each of which goes on where the one before ends.
  ///
  /// - Complexity: O(*n*), *n* being the number of shapes, when the ids are in stacking order; else
  ///   O(*n* log *n*).
  /// - Throws: `EditError.duplicateStackingKey` when two shapes share a place.
  package init(joining parts: [CanvasPart]) throws(EditError) {
    var shapes = OrderedTree<ShapeID, Shape>.Builder()
    for part in parts { shapes.append(contentsOf: part.shapes) }
    shapesByID = shapes.build()
    order = OrderedTreeSet(sortedUnique: try Self.stackingOrder(of: parts))
    memberships = OrderedTreeSet(parts.flatMap(\.memberships))
  }

  private static func stackingOrder(
    of parts: [CanvasPart]
  ) throws(EditError) -> [StackedShape] {
    let stacked = parts.count == 1 ? parts[0].stacked : parts.flatMap(\.stacked)
    let filled = parts.filter { !$0.stacked.isEmpty }
    let isStacked =
      filled.allSatisfy(\.isStacked)
      && zip(filled, filled.dropFirst()).allSatisfy { $0.stacked.last!.key < $1.stacked[0].key }
    if isStacked { return stacked }
    // Most keys differ in their first bytes, which are a number: that is compared faster than texts are.
    var places = stacked.indices.map { (height: StackingHeight(stacked[$0].key), index: $0) }
    places.sort { left, right in
      left.height == right.height
        ? stacked[left.index] < stacked[right.index] : left.height < right.height
    }
    let sorted = places.map { stacked[$0.index] }
    for (lower, upper) in zip(sorted, sorted.dropFirst()) where lower.key == upper.key {
      throw .duplicateStackingKey(upper.id, sharedWith: lower.id)
    }
    return sorted
  }
}

extension SpatialIndex {
  /// Makes the index of a canvas of parts that are indexed.
  ///
  /// - Complexity: O(*n* log *n*), *n* being the number of shapes.
  package init(joining parts: [CanvasPart]) {
    self.init(BoxTree(packing: parts.flatMap(\.entries)))
  }
}
