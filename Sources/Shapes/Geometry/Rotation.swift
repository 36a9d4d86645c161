#if canImport(Glibc)
import Glibc
#endif

/// The vector of length 1 in a direction: 0° to the right, 90° downwards.
///
/// Exact for right angles.
///
/// Right angles are what people turn shapes by most, and the sine of π as a floating-point number is
/// not zero.
public func unitVector(degrees: Double) -> Vector {
  switch degrees.truncatingRemainder(dividingBy: 360) {
  case 0: Vector(1, 0)
  case 90, -270: Vector(0, 1)
  case 180, -180: Vector(-1, 0)
  case 270, -90: Vector(0, -1)
  case let rest: Vector(cos(rest * .pi / 180), sin(rest * .pi / 180))
  }
}

extension Vector {
  /// The vector turned clockwise, by degrees.
  public func rotated(degrees: Double) -> Vector {
    guard degrees != 0 else { return self }
    let direction = unitVector(degrees: degrees)
    return Vector(
      dx * direction.dx - dy * direction.dy, dx * direction.dy + dy * direction.dx)
  }

  /// The direction of the vector in degrees, clockwise from the right, from −180 to 180.
  public var degrees: Double { atan2(dy, dx) * 180 / .pi }
}

extension Point {
  /// The point turned clockwise around another one, by degrees.
  public func rotated(degrees: Double, around center: Point) -> Point {
    degrees == 0 ? self : center + (self - center).rotated(degrees: degrees)
  }
}

extension Rect {
  /// The corners, clockwise from the top left.
  public var corners: [Point] {
    [Point(minX, minY), Point(maxX, minY), Point(maxX, maxY), Point(minX, maxY)]
  }

  /// The smallest upright rectangle around this one turned around its middle, by degrees.
  public func boundsRotated(degrees: Double) -> Rect {
    guard degrees != 0 else { return self }
    let center = center
    return Rect.union(
      of: corners.lazy.map { corner in
        let turned = corner.rotated(degrees: degrees, around: center)
        return Rect(corner: turned, corner: turned)
      })!
  }
}
