/// Where a shape is and how large: what resizing changes.
///
/// The centre is kept and not a corner, so that a move changes one point whatever the size and the
/// rotation of the shape.
public struct Placement: Sendable, Codable {
  /// The middle of the shape, in points.
  public var center: Point
  /// The extents of the shape, in points; zero or more.
  public var size: Size
  /// The sides on which the shape is mirrored: what dragging a handle past the opposite side does.
  public var mirroring: Mirroring

  /// How far the shape is turned around its middle, clockwise, in degrees.
  ///
  /// Mirroring comes first, then the rotation. Degrees keep the angles exact that people use.
  public var rotation: Double

  /// Makes a placement around a centre.
  public init(
    center: Point, size: Size, mirroring: Mirroring = .none, rotation: Double = 0
  ) {
    self.center = center
    self.size = size
    self.mirroring = mirroring
    self.rotation = rotation
  }

  /// Makes the placement that fills a rectangle.
  public init(_ frame: Rect, mirroring: Mirroring = .none, rotation: Double = 0) {
    self.init(
      center: frame.center, size: frame.size, mirroring: mirroring, rotation: rotation)
  }

  /// Makes the placement whose diagonal runs from one point to another: that of a line drawn so.
  public init(from start: Point, to end: Point) {
    self.init(
      Rect(corner: start, corner: end),
      mirroring: Mirroring(horizontal: end.x < start.x, vertical: end.y < start.y))
  }

  /// The rectangle that the placement fills before it is turned, without the width of any stroke.
  public var frame: Rect { Rect(center: center, size: size) }

  /// The end of the diagonal that is the top left corner when nothing is mirrored or turned.
  public var start: Point { point(atUnit: Point(0, 0)) }

  /// The end of the diagonal that is the bottom right corner when nothing is mirrored or turned.
  public var end: Point { point(atUnit: Point(1, 1)) }

  /// The place on the canvas of a point in unit coordinates, mirrored and turned as the shape is.
  public func point(atUnit unit: Point) -> Point {
    let frame = frame
    // The corners come out exactly: 1 − 0 is 1, and the edges are not computed anew.
    func along(_ share: Double, _ low: Double, _ high: Double) -> Double {
      share == 0 ? low : share == 1 ? high : low + share * (high - low)
    }
    let upright = Point(
      along(mirroring.horizontal ? 1 - unit.x : unit.x, frame.minX, frame.maxX),
      along(mirroring.vertical ? 1 - unit.y : unit.y, frame.minY, frame.maxY))
    return upright.rotated(degrees: rotation, around: center)
  }
}

extension Placement: Hashable {
  /// Whether the numbers are the same, bit for bit, and the sides too.
  public static func == (left: Placement, right: Placement) -> Bool {
    left.center == right.center && left.size == right.size && left.mirroring == right.mirroring
      && left.rotation.bitPattern == right.rotation.bitPattern
  }

  /// Feeds the exact values into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(center)
    hasher.combine(size)
    hasher.combine(mirroring)
    hasher.combine(rotation.bitPattern)
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
