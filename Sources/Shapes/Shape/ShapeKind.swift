/// The kinds of shape that there are: `ShapeForm` without its details.
public enum ShapeKind: String, CaseIterable, Sendable, Codable {
  /// A rectangle, its corners rounded or not.
  case rectangle
  /// An ellipse.
  case ellipse
  /// A straight line.
  case line
  /// A straight line with a head at its end.
  case arrow
  /// Corners joined all the way round.
  case polygon
  /// Corners joined from the first to the last.
  case polyline
  /// Lines and Bézier curves, drawn by hand or point by point.
  case path
  /// Written words.
  case text
}
