/// An upright rectangle on the canvas, in points, with sides of zero or more.
public struct Rect: Hashable, Sendable, Codable {
  /// The left edge, in points.
  public var minX: Double
  /// The top edge, in points.
  public var minY: Double
  /// The right edge, in points; not less than `minX`.
  public var maxX: Double
  /// The bottom edge, in points; not less than `minY`.
  public var maxY: Double

  /// Makes the rectangle of this size around a point.
  public init(center: Point, size: Size) {
    minX = center.x - size.width / 2
    minY = center.y - size.height / 2
    maxX = center.x + size.width / 2
    maxY = center.y + size.height / 2
  }

  /// Makes the rectangle that two opposite corners span, whichever they are.
  public init(corner first: Point, corner second: Point) {
    minX = min(first.x, second.x)
    minY = min(first.y, second.y)
    maxX = max(first.x, second.x)
    maxY = max(first.y, second.y)
  }

  /// The width, in points.
  public var width: Double { maxX - minX }
  /// The height, in points.
  public var height: Double { maxY - minY }
  /// The extents, in points.
  public var size: Size { Size(width, height) }
  /// The point in the middle.
  public var center: Point { Point((minX + maxX) / 2, (minY + maxY) / 2) }

  /// Whether a point lies inside or on an edge.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// Whether another rectangle lies wholly inside or on the edges.
  public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// Whether the rectangles share a point, a shared edge included.
  public func intersects(_ other: Rect) -> Bool {
    minX <= other.maxX && maxX >= other.minX && minY <= other.maxY && maxY >= other.minY
  }

  /// The smallest rectangle around both.
  public func union(_ other: Rect) -> Rect {
    Rect(
      corner: Point(min(minX, other.minX), min(minY, other.minY)),
      corner: Point(max(maxX, other.maxX), max(maxY, other.maxY)))
  }

  /// The rectangle with each edge moved outwards by a distance in points.
  public func outset(by distance: Double) -> Rect {
    Rect(
      corner: Point(minX - distance, minY - distance),
      corner: Point(maxX + distance, maxY + distance))
  }

  /// The smallest rectangle around all of them, or nil when there are none.
  ///
  /// - Complexity: O(*n*), *n* being the number of rectangles.
  public static func union(of rects: some Sequence<Rect>) -> Rect? {
    rects.reduce(nil) { united, rect in united?.union(rect) ?? rect }
  }
}
