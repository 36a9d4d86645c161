/// A width and a height on the canvas, in points.
///
/// Exact in its equality, as `Point` is.
public struct Size: Sendable, Codable {
  /// The extent from left to right, in points; never negative in a shape.
  public var width: Double
  /// The extent from top to bottom, in points; never negative in a shape.
  public var height: Double

  /// Makes the size with these extents, in points.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent at all.
  public static let zero = Size(0, 0)

  /// Whether both extents are numbers and finite.
  public var isFinite: Bool { width.isFinite && height.isFinite }
}

extension Size: Hashable {
  /// Whether the extents are the same, bit for bit.
  public static func == (left: Size, right: Size) -> Bool {
    left.width.bitPattern == right.width.bitPattern
      && left.height.bitPattern == right.height.bitPattern
  }

  /// Feeds the exact extents into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width.bitPattern)
    hasher.combine(height.bitPattern)
  }
}
