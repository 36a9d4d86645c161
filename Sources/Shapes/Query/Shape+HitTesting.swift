extension Shape {
  /// Whether a click here means this shape.
  ///
  /// A filled shape is hit where it is drawn; an unfilled one on its outline only, so that what lies behind can
  /// be reached through it. Outlines and lines are thin, so a click near them hits as well.
  ///
  /// - Parameters:
  ///   - point: The place of the click, in points.
  ///   - tolerance: How far off an outline or a line a click may be, in points; depends on the zoom.
  /// - Returns: Whether the click hits.
  public func isHit(at point: Point, tolerance: Double) -> Bool {
    let isFilled = style.fill != nil && kind != .line
    let reach = (isFilled ? 0 : tolerance) + (style.stroke == nil ? 0 : style.strokeWidth / 2)
    guard frame.outset(by: reach).contains(point) else { return false }
    switch kind {
    case .rectangle: return isFilled || !isWellInside(point, reach: reach)
    case .ellipse: return isEllipseHit(at: point, reach: reach)
    case .line: return distance(from: point, toSegment: placement.start, placement.end) <= reach
    }
  }

  /// Whether a point is further from the sides of the frame than the reach, inside of them.
  private func isWellInside(_ point: Point, reach: Double) -> Bool {
    abs(point.x - center.x) < placement.size.width / 2 - reach
      && abs(point.y - center.y) < placement.size.height / 2 - reach
  }

  private func isEllipseHit(at point: Point, reach: Double) -> Bool {
    func isInside(_ grown: Double) -> Bool {
      let horizontal = placement.size.width / 2 + grown
      let vertical = placement.size.height / 2 + grown
      guard horizontal > 0, vertical > 0 else { return false }
      let x = (point.x - center.x) / horizontal
      let y = (point.y - center.y) / vertical
      return x * x + y * y <= 1
    }
    return isInside(reach) && (style.fill != nil || !isInside(-reach))
  }

  /// Whether a marquee takes the shape: it does when the shape lies wholly inside.
  public func isEnclosed(by marquee: Rect) -> Bool { marquee.contains(frame) }
}

extension Canvas {
  /// The visible shape that a click here means: the one in front, or nil where there is none.
  ///
  /// - Complexity: O(*n*), *n* being the number of shapes.
  public func topmostShape(at point: Point, tolerance: Double) -> Shape? {
    shapes.last { $0.isVisible && $0.isHit(at: point, tolerance: tolerance) }
  }

  /// The visible shapes wholly inside of a rectangle, from back to front.
  ///
  /// - Complexity: O(*n*), *n* being the number of shapes.
  public func shapes(enclosedBy marquee: Rect) -> [Shape] {
    shapes.filter { $0.isVisible && $0.isEnclosed(by: marquee) }
  }

  /// The rectangle around the frames of shapes, or nil when none of them is on the canvas.
  ///
  /// - Complexity: O(*k*), *k* being the number of ids.
  public func frame(around ids: some Sequence<ShapeID>) -> Rect? {
    Rect.union(of: ids.lazy.compactMap { self[$0]?.frame })
  }
}

private func distance(from point: Point, toSegment start: Point, _ end: Point) -> Double {
  let along = end - start
  let squaredLength = along.dx * along.dx + along.dy * along.dy
  let offset = point - start
  guard squaredLength > 0 else { return offset.length }
  let share = (offset.dx * along.dx + offset.dy * along.dy) / squaredLength
  return (point - (start + along * min(max(share, 0), 1))).length
}
