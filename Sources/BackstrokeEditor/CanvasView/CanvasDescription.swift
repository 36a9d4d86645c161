import Editing
import Shapes

/// What the canvas tells those who do not see it, as a screen reader speaks it.
///
/// Its form is documented in `docs/accessibility.md`.
struct CanvasDescription {
  /// The words.
  let text: String

  init(of session: EditingSession) {
    let canvas = session.editor.displayedCanvas
    var parts = ["Canvas", canvas.count == 1 ? "1 shape" : "\(canvas.count) shapes"]
    let selected = session.summary
    if let only = selected.only {
      parts.append("selected: \(Self.describe(only))")
    } else if selected.count > 0 {
      parts.append("\(selected.count) selected")
      if let extent = selected.extent { parts.append("around \(Self.describe(extent))") }
    }
    if session.isGestureActive { parts.append("preview") }
    text = parts.joined(separator: ", ")
  }

  private static func describe(_ shape: Shape) -> String {
    "\(shape.name.isEmpty ? shape.kind.title : shape.name) at \(describe(shape.extent))"
  }

  private static func describe(_ frame: Rect) -> String {
    func number(_ value: Double) -> String { value.formatted(decimals: 1) }
    return "x \(number(frame.minX)), y \(number(frame.minY)), "
      + "width \(number(frame.width)), height \(number(frame.height))"
  }
}
