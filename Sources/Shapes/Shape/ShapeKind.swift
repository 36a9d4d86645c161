/// What a shape draws into its frame.
public enum ShapeKind: String, CaseIterable, Sendable, Codable {
  /// The frame itself.
  case rectangle
  /// The ellipse that touches the four sides of the frame.
  case ellipse
  /// The straight line from the top left to the bottom right corner of the frame, mirrored as the
  /// placement says.
  case line
}
