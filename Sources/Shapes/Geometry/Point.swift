/// A place on the canvas, in points; x grows to the right and y downwards.
///
/// Equality is exact: two points are equal when their coordinates are the same bit for bit, so that
/// −0.0 is not 0.0. Undo promises to restore exact values, and a comparison that could not see a
/// difference could not prove it.
public struct Point: Sendable, Codable {
  /// The distance from the left edge of the canvas, in points.
  public var x: Double
  /// The distance from the top edge of the canvas, in points.
  public var y: Double

  /// Makes the point with these coordinates, in points.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin of the canvas: its top left corner.
  public static let zero = Point(0, 0)

  /// The point moved by a vector.
  public static func + (point: Point, vector: Vector) -> Point {
    Point(point.x + vector.dx, point.y + vector.dy)
  }

  /// The vector that leads from the right point to the left one.
  public static func - (end: Point, start: Point) -> Vector {
    Vector(end.x - start.x, end.y - start.y)
  }

  /// Whether both coordinates are numbers and finite.
  public var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Point: Hashable {
  /// Whether the coordinates are the same, bit for bit.
  public static func == (left: Point, right: Point) -> Bool {
    left.x.bitPattern == right.x.bitPattern && left.y.bitPattern == right.y.bitPattern
  }

  /// Feeds the exact coordinates into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(x.bitPattern)
    hasher.combine(y.bitPattern)
  }
}
