import CCairo

extension Context {
  /// Forgets the current path.
  package func beginPath() {
    cairo_new_path(raw)
  }

  /// Begins a new part of the path.
  package func move(x: Double, y: Double) {
    cairo_move_to(raw, x, y)
  }

  /// Adds a straight line from the current point.
  package func addLine(x: Double, y: Double) {
    cairo_line_to(raw, x, y)
  }

  /// Adds a cubic Bézier curve from the current point, by its two control points and its end.
  package func addCurve(
    x1: Double, y1: Double, x2: Double, y2: Double, x3: Double, y3: Double
  ) {
    cairo_curve_to(raw, x1, y1, x2, y2, x3, y3)
  }

  /// Closes the current part of the path with a straight line and a join.
  package func closePath() {
    cairo_close_path(raw)
  }

  /// Adds a closed rectangle.
  package func addRectangle(x: Double, y: Double, width: Double, height: Double) {
    cairo_rectangle(raw, x, y, width, height)
  }

  /// Adds a closed rectangle with round corners; the radius is at most half the shorter side.
  package func addRoundedRectangle(
    x: Double, y: Double, width: Double, height: Double, radius: Double
  ) {
    let radius = min(radius, width / 2, height / 2)
    guard radius > 0 else {
      return addRectangle(x: x, y: y, width: width, height: height)
    }
    let quarter = Double.pi / 2
    cairo_new_sub_path(raw)
    cairo_arc(raw, x + width - radius, y + radius, radius, -quarter, 0)
    cairo_arc(raw, x + width - radius, y + height - radius, radius, 0, quarter)
    cairo_arc(raw, x + radius, y + height - radius, radius, quarter, 2 * quarter)
    cairo_arc(raw, x + radius, y + radius, radius, 2 * quarter, 3 * quarter)
    cairo_close_path(raw)
  }

  /// Adds the ellipse that touches the sides of a rectangle.
  ///
  /// It is an arc under a scale; the scale is undone before the path is painted, so that a stroke
  /// is as wide everywhere. A rectangle without width or height gives the line that is left of the
  /// ellipse: a scale of 0 would put the context in error.
  package func addEllipse(x: Double, y: Double, width: Double, height: Double) {
    guard width != 0, height != 0 else {
      move(x: x, y: y)
      return addLine(x: x + width, y: y + height)
    }
    withSavedState {
      translate(x: x + width / 2, y: y + height / 2)
      scale(x: width / 2, y: height / 2)
      cairo_new_sub_path(raw)
      cairo_arc(raw, 0, 0, 1, 0, 2 * .pi)
      cairo_close_path(raw)
    }
  }

  /// Lets what follows show only inside the path, and uses the path up.
  ///
  /// ``withSavedState(_:)`` ends it.
  package func clip() {
    cairo_clip(raw)
  }

  /// Lets what follows show only inside a rectangle.
  ///
  /// ``withSavedState(_:)`` ends it.
  package func clip(x: Double, y: Double, width: Double, height: Double) {
    beginPath()
    addRectangle(x: x, y: y, width: width, height: height)
    clip()
  }
}
