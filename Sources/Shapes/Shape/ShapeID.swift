/// The identity of a shape: made once, never used again for another, never derived from a name or a
/// position.
///
/// Rows, selections, history and file refer to ids and look the shape up at the time of use, so none
/// of them can act on the wrong shape after the canvas has changed.
public struct ShapeID: Hashable, Comparable, Sendable, Codable {
  /// The number behind the id, as files store it; always positive.
  public let rawValue: Int64

  /// Makes the id with this number.
  public init(_ rawValue: Int64) { self.rawValue = rawValue }

  /// Older ids sort first.
  public static func < (left: ShapeID, right: ShapeID) -> Bool { left.rawValue < right.rawValue }
}
