import CCairo

/// How the ends of a line look.
package enum LineCap {
  case butt, round, square
}

/// How two lines meet.
package enum LineJoin {
  case miter, round, bevel
}

extension Context {
  /// Fills the path and uses it up.
  package func fill(_ color: RGBA) {
    setSource(color)
    cairo_fill(raw)
  }

  /// Fills the path and keeps it, for a stroke.
  package func fillKeepingPath(_ color: RGBA) {
    setSource(color)
    cairo_fill_preserve(raw)
  }

  /// Draws along the path and uses it up; the width is in user space.
  package func stroke(_ color: RGBA, width: Double) {
    setSource(color)
    cairo_set_line_width(raw, width)
    cairo_stroke(raw)
  }

  /// Draws along the path and keeps it.
  package func strokeKeepingPath(_ color: RGBA, width: Double) {
    setSource(color)
    cairo_set_line_width(raw, width)
    cairo_stroke_preserve(raw)
  }

  /// Paints everything inside the clip.
  package func paint(_ color: RGBA) {
    setSource(color)
    cairo_paint(raw)
  }

  /// Puts the whole of another surface with its upper left corner at a point.
  package func draw(_ surface: Surface, x: Double, y: Double, opacity: Double = 1) {
    cairo_set_source_surface(raw, surface.raw, x, y)
    cairo_paint_with_alpha(raw, opacity)
  }

  /// Cuts sharp corners of a mitred line off that would reach further than so many line widths.
  package func setMiterLimit(_ limit: Double) { cairo_set_miter_limit(raw, limit) }

  /// Sets the ends of lines; butt ends at first.
  package func setLineCap(_ cap: LineCap) {
    let value =
      switch cap {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
    cairo_set_line_cap(raw, value)
  }

  /// Sets the corners of lines; mitred at first.
  package func setLineJoin(_ join: LineJoin) {
    let value =
      switch join {
      case .miter: CAIRO_LINE_JOIN_MITER
      case .round: CAIRO_LINE_JOIN_ROUND
      case .bevel: CAIRO_LINE_JOIN_BEVEL
      }
    cairo_set_line_join(raw, value)
  }

  /// Sets the pattern of strokes: lengths of line and gap by turns, in user space.
  ///
  /// Empty is a whole line.
  ///
  /// All zero or a negative length is an error of the context.
  package func setDash(_ lengths: [Double], offset: Double = 0) {
    cairo_set_dash(raw, lengths, Int32(lengths.count), offset)
  }

  func setSource(_ color: RGBA) {
    cairo_set_source_rgba(raw, color.red, color.green, color.blue, color.alpha)
  }
}
