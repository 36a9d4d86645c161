/// A distance with a direction on the canvas, in points.
public struct Vector: Equatable, Sendable, Codable {
  /// The distance to the right, in points.
  public var dx: Double
  /// The distance downwards, in points.
  public var dy: Double

  /// Makes the vector with these distances, in points.
  public init(_ dx: Double, _ dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// The vector that leads nowhere.
  public static let zero = Vector(0, 0)

  /// The length of the vector, in points.
  public var length: Double { (dx * dx + dy * dy).squareRoot() }

  /// Whether both distances are numbers and finite.
  public var isFinite: Bool { dx.isFinite && dy.isFinite }

  /// The vectors one after the other.
  public static func + (first: Vector, second: Vector) -> Vector {
    Vector(first.dx + second.dx, first.dy + second.dy)
  }

  /// The vector stretched by a factor.
  public static func * (vector: Vector, factor: Double) -> Vector {
    Vector(vector.dx * factor, vector.dy * factor)
  }

  /// The vector of the opposite direction.
  public static prefix func - (vector: Vector) -> Vector { Vector(-vector.dx, -vector.dy) }
}
