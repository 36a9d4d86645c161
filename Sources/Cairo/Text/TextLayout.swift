import CCairo

/// How lines of different lengths lie under each other.
package enum TextAlignment: Sendable {
  case left, center, right
}

/// A text set in a font, measured, ready to be drawn: a Pango layout.
///
/// It is laid out for one context. Making one costs a font look-up: keep it where the text does not
/// change.
package final class TextLayout {
  private let raw: OpaquePointer

  /// Sets a text, which may have several lines.
  ///
  /// - Parameters:
  ///   - text: What to write, without markup.
  ///   - font: The font to look for; Pango takes the nearest that is installed.
  ///   - maximumWidth: Longer lines are broken at words; `nil` breaks at line ends only.
  ///   - alignment: How lines lie in the maximum width, or in the longest line without one.
  ///   - context: Where it will be drawn.
  package init(
    _ text: String, font: Font, maximumWidth: Double? = nil,
    alignment: TextAlignment = .left, for context: Context
  ) {
    raw = pango_cairo_create_layout(context.raw)
    pango_layout_set_text(raw, text, -1)
    font.withDescription { pango_layout_set_font_description(raw, $0) }
    if let maximumWidth {
      // Pango counts in 32 bits; no line is longer than that.
      let width = (maximumWidth * Double(PANGO_SCALE)).rounded()
      pango_layout_set_width(raw, Int32(min(max(width, 0), Double(Int32.max))))
      pango_layout_set_wrap(raw, PANGO_WRAP_WORD_CHAR)
    }
    let value =
      switch alignment {
      case .left: PANGO_ALIGN_LEFT
      case .center: PANGO_ALIGN_CENTER
      case .right: PANGO_ALIGN_RIGHT
      }
    pango_layout_set_alignment(raw, value)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(raw))
  }

  /// The room the text takes: widest line, all line heights.
  package var size: (width: Double, height: Double) {
    var width: Int32 = 0
    var height: Int32 = 0
    pango_layout_get_size(raw, &width, &height)
    return (Double(width) / Double(PANGO_SCALE), Double(height) / Double(PANGO_SCALE))
  }

  /// How far below the top the first line's letters stand.
  package var baseline: Double {
    Double(pango_layout_get_baseline(raw)) / Double(PANGO_SCALE)
  }

  fileprivate func show(in context: Context) {
    pango_cairo_update_layout(context.raw, raw)
    pango_cairo_show_layout(context.raw, raw)
  }
}

extension Context {
  /// Draws a text with its upper left corner at a point.
  package func draw(_ text: TextLayout, x: Double, y: Double, color: RGBA) {
    setSource(color)
    move(x: x, y: y)
    text.show(in: self)
    // Pango leaves the current point behind, which would become part of the next path.
    beginPath()
  }
}
