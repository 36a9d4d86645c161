/// The identity of a group of shapes: made once, never used again for another.
///
/// A group has no record of its own: it is the shapes that name it. A shape names all the groups that it
/// is in, from the innermost to the outermost, so that grouping and ungrouping change one property of
/// the shapes concerned, and a group is gone when its last shape is.
public struct GroupID: Hashable, Comparable, Sendable, Codable {
  /// The number behind the id, as files store it; always positive.
  public let rawValue: Int64

  /// Makes the id with this number.
  public init(_ rawValue: Int64) { self.rawValue = rawValue }

  /// Older ids sort first.
  public static func < (left: GroupID, right: GroupID) -> Bool { left.rawValue < right.rawValue }
}
