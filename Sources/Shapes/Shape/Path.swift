/// Lines and Bézier curves one after the other, in the unit coordinates of `ShapeForm`.
public struct Path: Hashable, Sendable, Codable {
  /// One stretch of a path.
  public enum Element: Hashable, Sendable, Codable {
    /// Lifts the pen and puts it down here.
    case move(Point)
    /// Draws a straight line to here.
    case line(Point)
    /// Draws a cubic Bézier curve, pulled by two control points, to here.
    case curve(Point, Point, Point)
    /// Draws a straight line back to where the pen was put down.
    case close

    /// The points that the element names, control points included.
    public var points: [Point] {
      switch self {
      case .move(let point), .line(let point): [point]
      case .curve(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }
  }

  /// The stretches; the first one moves.
  public var elements: [Element]

  /// Makes a path of stretches.
  public init(_ elements: [Element]) { self.elements = elements }

  /// Makes the smooth curve through points that a hand has drawn, and the frame that it fills.
  ///
  /// Each curve leaves a point in the direction from the one before it to the one after it (a
  /// Catmull–Rom spline), so that the pen never turns sharply.
  ///
  /// - Complexity: O(*n*), *n* being the number of points.
  /// - Returns: The path in unit coordinates and its frame, or nil for fewer than two points.
  public static func smooth(through points: [Point]) -> (path: Path, frame: Rect)? {
    guard points.count >= 2 else { return nil }
    var elements = [Element.move(points[0])]
    for index in points.indices.dropLast() {
      let start = points[index]
      let end = points[index + 1]
      let before = index > 0 ? points[index - 1] : start
      let after = index + 2 < points.count ? points[index + 2] : end
      elements.append(
        .curve(
          start + (end - before) * (1 / 6), end + (after - start) * (-1 / 6), end))
    }
    let all = elements.flatMap(\.points)
    let frame = Rect.union(of: all.lazy.map { Rect(corner: $0, corner: $0) })!
    return (Path(elements).mapped(frame.unit), frame)
  }

  /// The path with each of its points put elsewhere.
  ///
  /// - Complexity: O(*n*), *n* being the number of elements.
  public func mapped(_ place: (Point) -> Point) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(place(point))
        case .line(let point): .line(place(point))
        case .curve(let first, let second, let end):
          .curve(place(first), place(second), place(end))
        case .close: .close
        }
      })
  }
}

extension Rect {
  /// Where a point of the canvas lies in unit coordinates; the middle along a side without length.
  public func unit(_ point: Point) -> Point {
    Point(
      width > 0 ? (point.x - minX) / width : 0.5, height > 0 ? (point.y - minY) / height : 0.5)
  }

  /// The point of the canvas at a place in unit coordinates.
  public func point(atUnit unit: Point) -> Point {
    Point(minX + unit.x * width, minY + unit.y * height)
  }
}
