import Shapes

/// What holding Shift makes of a drag.
enum Constraint {
  /// The corner that makes a square of the larger extent.
  static func square(from start: Point, to end: Point) -> Point {
    let way = end - start
    let side = max(abs(way.dx), abs(way.dy))
    return Point(
      start.x + (way.dx < 0 ? -side : side), start.y + (way.dy < 0 ? -side : side))
  }

  /// The end that makes a line level, upright or diagonal, whichever is nearest.
  static func straight(from start: Point, to end: Point) -> Point {
    let way = end - start
    let (width, height) = (abs(way.dx), abs(way.dy))
    // tan 22.5°: half way between level and diagonal.
    let half = 0.414_213_562_373_095_05
    if height <= width * half { return Point(end.x, start.y) }
    if width <= height * half { return Point(start.x, end.y) }
    return square(from: start, to: end)
  }

  /// How far to turn, in degrees clockwise, when the pointer goes from one place to another around a
  /// centre; by steps of 15° if wanted.
  static func angle(
    around center: Point, from start: Point, to end: Point, stepwise: Bool
  ) -> Double {
    let angle = ((end - center).degrees - (start - center).degrees).remainder(dividingBy: 360)
    return stepwise ? (angle / 15).rounded() * 15 : angle
  }

  /// The distance along the axis that the drag follows more.
  static func axis(_ distance: Vector) -> Vector {
    abs(distance.dx) >= abs(distance.dy) ? Vector(distance.dx, 0) : Vector(0, distance.dy)
  }
}
