/// Where a shape is and how large: what resizing changes.
///
/// The centre is kept and not a corner, so that a move changes one point whatever the size and the
/// rotation of the shape.
public struct Placement: Hashable, Sendable, Codable {
  /// The middle of the shape, in points.
  public var center: Point
  /// The extents of the shape, in points; zero or more.
  public var size: Size
  /// The sides on which the shape is mirrored: what dragging a handle past the opposite side does.
  public var mirroring: Mirroring

  /// Makes a placement around a centre.
  public init(center: Point, size: Size, mirroring: Mirroring = .none) {
    self.center = center
    self.size = size
    self.mirroring = mirroring
  }

  /// Makes the placement that fills a rectangle.
  public init(_ frame: Rect, mirroring: Mirroring = .none) {
    self.init(center: frame.center, size: frame.size, mirroring: mirroring)
  }

  /// Makes the placement whose diagonal runs from one point to another: that of a line drawn so.
  public init(from start: Point, to end: Point) {
    self.init(
      Rect(corner: start, corner: end),
      mirroring: Mirroring(horizontal: end.x < start.x, vertical: end.y < start.y))
  }

  /// The upright rectangle that the placement fills, without the width of any stroke.
  public var frame: Rect { Rect(center: center, size: size) }

  /// The end of the diagonal that is the top left corner when nothing is mirrored.
  public var start: Point {
    Point(
      mirroring.horizontal ? frame.maxX : frame.minX, mirroring.vertical ? frame.maxY : frame.minY)
  }

  /// The end of the diagonal that is the bottom right corner when nothing is mirrored.
  public var end: Point {
    Point(
      mirroring.horizontal ? frame.minX : frame.maxX, mirroring.vertical ? frame.minY : frame.maxY)
  }
}

/// On which sides a shape is mirrored.
public struct Mirroring: Hashable, Sendable, Codable {
  /// Whether left and right are exchanged.
  public var horizontal: Bool
  /// Whether top and bottom are exchanged.
  public var vertical: Bool

  /// Makes the mirroring with these sides.
  public init(horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Nothing is mirrored.
  public static let none = Mirroring(horizontal: false, vertical: false)
}
