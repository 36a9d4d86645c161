extension Shape {
  /// Whether pointers reach the shape: it is visible and not locked.
  public var isClickable: Bool { isVisible && !isLocked }

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
    let isFilled = style.fill != nil && form.isFillable
    let reach = (isFilled ? 0 : tolerance) + (style.stroke == nil ? 0 : style.strokeWidth / 2)
    // The click as it would be on the shape before it was turned.
    let click = point.rotated(degrees: -placement.rotation, around: center)
    // Words have no outline; all of their frame is theirs, whatever their style says.
    if case .text = form { return frame.contains(click) }
    guard frame.outset(by: reach).contains(click) else { return false }
    switch form {
    case .rectangle: return isFilled || !isWellInside(click, reach: reach)
    case .ellipse: return isEllipseHit(at: click, reach: reach)
    case .line, .arrow, .polygon, .polyline, .path, .text:
      return isOutlineHit(at: point, reach: reach, isFilled: isFilled)
    }
  }

  private func isOutlineHit(at point: Point, reach: Double, isFilled: Bool) -> Bool {
    outlines.contains { outline in
      isFilled && isInside(point, of: outline)
        || zip(outline, outline.dropFirst()).contains { start, end in
          distance(from: point, toSegment: start, end) <= reach
        }
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
  public func isEnclosed(by marquee: Rect) -> Bool { marquee.contains(extent) }
}

extension Canvas {
  /// The shape that a click here means: the one in front that pointers reach, or nil.
  ///
  /// - Complexity: O(*n*), *n* being the number of shapes.
  public func topmostShape(at point: Point, tolerance: Double) -> Shape? {
    shapes.last { $0.isClickable && $0.isHit(at: point, tolerance: tolerance) }
  }

  /// The shapes wholly inside of a rectangle that pointers reach, from back to front.
  ///
  /// - Complexity: O(*n*), *n* being the number of shapes.
  public func shapes(enclosedBy marquee: Rect) -> [Shape] {
    shapes.filter { $0.isClickable && $0.isEnclosed(by: marquee) }
  }

  /// The upright rectangle around shapes as they are turned, without their outlines, or nil when none of them is on the canvas.
  ///
  /// - Complexity: O(*k*), *k* being the number of ids.
  public func frame(around ids: some Sequence<ShapeID>) -> Rect? {
    Rect.union(of: ids.lazy.compactMap { self[$0]?.extent })
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
