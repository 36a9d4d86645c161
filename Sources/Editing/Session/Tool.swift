import Shapes

/// What pressing the pointer on the canvas does.
///
/// Each window has its own.
public enum Tool: CaseIterable, Hashable, Sendable {
  /// Selects, moves, resizes and turns.
  case select
  /// Draws a form between two corners or ends.
  case rectangle, roundedRectangle, ellipse, polygon, line, arrow
  /// Draws what the hand does.
  case pencil
  /// Draws a box to write in.
  case text

  /// The form that is drawn between two corners or ends; nil for tools that work in another way.
  var form: ShapeForm? {
    switch self {
    case .select, .pencil: nil
    case .rectangle: .rectangle()
    case .roundedRectangle: .rectangle(cornerRadius: 12)
    case .ellipse: .ellipse
    case .polygon: .regularPolygon(sides: 6)
    case .line: .line
    case .arrow: .arrow
    case .text: .text(Text("Text"))
    }
  }

  /// What menus and steps call what the tool draws.
  public var title: String {
    switch self {
    case .select: "Select"
    case .roundedRectangle: "Rounded Rectangle"
    case .pencil: "Freehand"
    default: form?.kind.title ?? ""
    }
  }
}
