public import Shapes

// Finding shapes by place goes through the index: it costs what is found, not the size of the drawing.
extension Editor {
  /// The shape of the canvas that a click means: the one in front that pointers reach, or nil.
  ///
  /// - Complexity: O(log *n* + *h*), *n* being the number of shapes and *h* of those around the point.
  public func topmostShape(at point: Point, tolerance: Double) -> Shape? {
    index.topmostShape(at: point, tolerance: tolerance, on: canvas)
  }

  /// The shapes of the canvas wholly inside of a rectangle that pointers reach, from front to back.
  ///
  /// - Complexity: O(log *n* + *h* log *h*), *n* being the number of shapes and *h* of those that touch it.
  public func shapes(enclosedBy marquee: Rect) -> [Shape] {
    index.shapes(enclosedBy: marquee, on: canvas)
  }

  /// What a view has to draw into a rectangle, from back to front: the shapes as they show now, with the
  /// preview of a gesture under way.
  ///
  /// - Complexity: O(log *n* + *h* log *h*), *n* being the number of shapes and *h* of those that touch the
  ///   rectangle or are touched by the gesture.
  public func displayedShapes(touching rect: Rect) -> [Shape] {
    if let preview, let previewIndex {
      return previewIndex.shapes(touching: rect, on: preview).reversed()
    }
    let found = index.shapes(touching: rect, on: canvas)
    guard let preview else { return found.reversed() }
    let moving = previewedShapes
    var shown = found.filter { !moving.contains($0.id) }
    shown += moving.lazy.compactMap { preview[$0] }
      .filter { $0.isVisible && $0.bounds.intersects(rect) }
    return shown.sorted { $0.stackingKey < $1.stackingKey }
  }

  /// The shapes that a gesture over few shapes shows in another state than the canvas has.
  package var previewedShapes: Set<ShapeID> { gestures.touchedShapes }

  /// What there is to draw, as values that can be taken to another thread: a canvas and where its shapes are.
  ///
  /// The preview of a gesture over many shapes is in it; that of one over few is not, and is drawn above it.
  package var displayedDrawing: (canvas: Canvas, index: SpatialIndex) {
    if let preview, let previewIndex { return (preview, previewIndex) }
    return (canvas, index)
  }

  /// A rectangle around all shapes of the canvas, or nil when there are none.
  ///
  /// - Complexity: O(1).
  public var bounds: Rect? { index.bounds }
}
