public import Shapes

/// What pressing the pointer on the canvas does.
///
/// Each window has its own.
public enum Tool: CaseIterable, Hashable, Sendable {
  /// Selects, moves and resizes.
  case select
  /// Draws a rectangle.
  case rectangle
  /// Draws an ellipse.
  case ellipse
  /// Draws a line.
  case line

  /// The kind of shape that the tool draws; nil for the tool that selects.
  public var kind: ShapeKind? {
    switch self {
    case .select: nil
    case .rectangle: .rectangle
    case .ellipse: .ellipse
    case .line: .line
    }
  }
}
