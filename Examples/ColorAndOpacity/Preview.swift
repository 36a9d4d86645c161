import Cairo
import Gtk

extension ProjectColor {
  var rgba: RGBA {
    switch self {
    case .red: RGBA(hex: 0xE01B24)
    case .orange: RGBA(hex: 0xFF7800)
    case .yellow: RGBA(hex: 0xF5C211)
    case .green: RGBA(hex: 0x2EC27E)
    case .blue: RGBA(hex: 0x3584E4)
    case .purple: RGBA(hex: 0x9141AC)
    }
  }

  /// A dot of the colour, for a button.
  func makeSwatch() -> DrawingArea {
    let swatch = DrawingArea(label: name) { context, width, height in
      context.addEllipse(x: 0, y: 0, width: width, height: height)
      context.fill(rgba)
    }
    swatch.setMinimumSize(width: 20, height: 20)
    swatch.align(horizontal: .center, vertical: .center)
    return swatch
  }
}

extension Project {
  /// The colour above a pattern that shows how opaque it is.
  func makePreview() -> DrawingArea {
    let preview = DrawingArea(label: "Preview") { [unowned self] context, width, height in
      context.addRoundedRectangle(x: 0, y: 0, width: width, height: height, radius: 12)
      context.clip()
      drawCheckerboard(in: context, width: width, height: height)
      context.paint(color.rgba.opacity(opacity))
    }
    preview.setMinimumSize(height: 180)
    preview.expandsVertically = true
    return preview
  }

  private func drawCheckerboard(in context: Context, width: Double, height: Double) {
    let side = 12.0
    context.paint(RGBA(white: 0.95))
    for row in 0..<Int((height / side).rounded(.up)) {
      for column in 0..<Int((width / side).rounded(.up)) where (row + column).isMultiple(of: 2) {
        context.addRectangle(
          x: Double(column) * side, y: Double(row) * side, width: side, height: side)
      }
    }
    context.fill(RGBA(white: 0.8))
  }
}
