/// Finds shapes by where they are: under a point, inside of a rectangle, touching one.
///
/// For a click, a marquee, or the part of a drawing that has to be painted, on a canvas too large to look at
/// each shape. On a small one (some hundred shapes) the functions of `Canvas` of the same names do
/// as well, and they are the reference: the index gives what they give.
///
/// The index keeps a box for each shape and no shape, so it is asked together with the canvas that it
/// follows. It is kept current by the deltas that change the canvas: `apply(_:on:)` looks at the shapes
/// that a delta touches, whatever the delta changes about them.
///
/// Rule for shapes: what `isHit` accepts lies in `bounds`, or as far outside of it as the tolerance.
///
/// A copy is O(1) and shares all that neither of the two has changed since, as copies of a canvas do: a drawing in the
/// background can search one while the other follows edits. It takes some 65 bytes for a shape.
public struct SpatialIndex: Sendable {
  private var tree: BoxTree

  /// Makes the index of a canvas.
  ///
  /// - Complexity: O(*n* log *n*), *n* being the number of shapes.
  public init(_ canvas: Canvas) {
    tree = BoxTree(packing: canvas.shapes.map(BoxTree.Entry.init))
  }

  init(_ tree: BoxTree) { self.tree = tree }

  /// The number of shapes, hidden ones included.
  public var count: Int { tree.count }

  /// Follows a change of the canvas.
  ///
  /// - Parameters:
  ///   - delta: What changed.
  ///   - canvas: The canvas after the change.
  /// - Complexity: O(*k* log *n*), *k* being the number of shapes that are touched and *n* of all; less for
  ///   shapes that stay where they are or move a little.
  public mutating func apply(_ delta: Delta, on canvas: Canvas) {
    update(delta.touchedShapes, on: canvas)
  }

  /// Looks again at shapes that came, went or changed.
  ///
  /// - Parameters:
  ///   - ids: The shapes to look at.
  ///   - canvas: The canvas with the shapes as they are now.
  /// - Complexity: As `apply(_:on:)`.
  public mutating func update(_ ids: some Sequence<ShapeID>, on canvas: Canvas) {
    for id in ids {
      if let shape = canvas[id] { tree.set(shape) } else { tree.remove(id) }
    }
  }

  /// What is wrong inside of the index, or nil when nothing is; for tests.
  package var brokenInvariant: String? { tree.brokenInvariant }
}

// MARK: - Queries

extension SpatialIndex {
  /// A rectangle around all shapes, hidden ones included, or nil when there are none; its edges may be off by a ten
  /// millionth, outwards.
  ///
  /// - Complexity: O(1).
  public var bounds: Rect? { count == 0 ? nil : tree.cover(of: tree.root).rect }

  /// Whether the boxes of more shapes than a number touch a rectangle, hidden ones included: to choose how to go about
  /// them before they are looked at.
  ///
  /// - Complexity: O(log *n* + *k*), *n* being the number of shapes and *k* the number given.
  public func hasMoreShapes(than limit: Int, touching rect: Rect) -> Bool {
    tree.hasMoreShapes(than: limit, touching: Box(rect, slack: 0))
  }

  /// The shape that a click means: the one in front that pointers reach, or nil where there is none.
  ///
  /// - Parameters:
  ///   - point: The place of the click, in points.
  ///   - tolerance: How far off an outline or a line a click may be, in points.
  ///   - canvas: The canvas that the index follows.
  /// - Returns: The shape, or nil where there is none.
  /// - Complexity: O(log *n* + *h* log *h*), *n* being the number of shapes and *h* of those whose bounds are
  ///   near the point; of these, only the ones down to the answer are looked at.
  public func topmostShape(at point: Point, tolerance: Double, on canvas: Canvas) -> Shape? {
    var candidates: [(id: ShapeID, height: StackingHeight)] = []
    tree.forEachShape(touching: Box(around: point, reach: tolerance)) {
      candidates.append(($0, $1))
    }
    candidates.sort { $0.height > $1.height }
    var topmost: (shape: Shape, height: StackingHeight)?
    for (id, height) in candidates {
      // All that follow are further back.
      if let topmost, height < topmost.height { break }
      guard let shape = canvas[id], shape.isClickable,
        topmost.map({ $0.shape.stackingKey < shape.stackingKey }) ?? true,
        shape.isHit(at: point, tolerance: tolerance)
      else { continue }
      topmost = (shape, height)
    }
    return topmost?.shape
  }

  /// The shapes that a click hits, topmost first: for picking one behind another.
  ///
  /// - Complexity: O(log *n* + *h* log *h*), as `topmostShape(at:tolerance:on:)`.
  public func shapes(at point: Point, tolerance: Double, on canvas: Canvas) -> [Shape] {
    shapes(near: Box(around: point, reach: tolerance), on: canvas) {
      $0.isClickable && $0.isHit(at: point, tolerance: tolerance)
    }
  }

  /// The shapes wholly inside of a rectangle that pointers reach, topmost first.
  ///
  /// - Complexity: O(log *n* + *h* log *h*), *n* being the number of shapes and *h* of those that touch the
  ///   rectangle.
  public func shapes(enclosedBy marquee: Rect, on canvas: Canvas) -> [Shape] {
    shapes(near: Box(marquee, slack: 0), on: canvas) {
      $0.isClickable && $0.isEnclosed(by: marquee)
    }
  }

  /// The visible shapes whose bounds share a point with a rectangle, topmost first; to paint them, go through
  /// them in reverse.
  ///
  /// - Complexity: O(log *n* + *h* log *h*), *n* being the number of shapes and *h* of hits.
  public func shapes(touching rect: Rect, on canvas: Canvas) -> [Shape] {
    shapes(near: Box(rect, slack: 0), on: canvas) {
      $0.isVisible && $0.bounds.intersects(rect)
    }
  }

  private func shapes(
    near box: Box, on canvas: Canvas, where isHit: (Shape) -> Bool
  ) -> [Shape] {
    var candidates: [ShapeID] = []
    tree.forEachShape(touching: box) { id, _ in candidates.append(id) }
    var hits: [Shape] = []
    hits.reserveCapacity(candidates.count)
    canvas.forEachShape(candidates) { _, shape in
      if let shape, isHit(shape) { hits.append(shape) }
      return true
    }
    // Shapes are large to move about, so their keys are sorted, and each shape goes once to its place.
    let order = hits.enumerated().map { (key: $1.stackingKey, index: $0) }
    return order.sorted { $0.key > $1.key }.map { hits[$0.index] }
  }
}
