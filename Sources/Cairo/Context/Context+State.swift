import CCairo

/// How edges are smoothed.
package enum Antialiasing {
  /// What the surface thinks best.
  case standard
  /// Hard edges: for pixel-exact tests and hairlines.
  case none
  /// The smoothest, and the slowest.
  case best
}

extension Context {
  /// Runs `body` and then puts back transform, clip and line style as they were before.
  package func withSavedState<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    cairo_save(raw)
    defer { cairo_restore(raw) }
    return try body()
  }

  /// Runs `body` on a transparent layer and then puts the layer on what is there, as one picture.
  ///
  /// So a shape with a fill and a stroke at half opacity does not show its fill through its stroke.
  ///
  /// - Parameters:
  ///   - opacity: From 0, invisible, to 1.
  ///   - body: What draws on the layer.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws; what it drew until then is put on all the same.
  /// - Complexity: One intermediate surface the size of the clip: clip first.
  package func withGroup<Result, Failure: Error>(
    opacity: Double, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    cairo_push_group(raw)
    defer {
      cairo_pop_group_to_source(raw)
      cairo_paint_with_alpha(raw, opacity)
    }
    return try body()
  }

  /// Moves the origin.
  package func translate(x: Double, y: Double) {
    cairo_translate(raw, x, y)
  }

  /// Makes what follows larger (above 1) or smaller; a factor of 0 is an error of the context.
  package func scale(x: Double, y: Double) {
    cairo_scale(raw, x, y)
  }

  /// Turns what follows about the origin; clockwise on screen, in radians.
  package func rotate(radians: Double) {
    cairo_rotate(raw, radians)
  }

  /// The smallest upright rectangle in user space that holds all that can be painted on now.
  package var clipBounds: (x: Double, y: Double, width: Double, height: Double) {
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0
    cairo_clip_extents(raw, &left, &top, &right, &bottom)
    return (left, top, right - left, bottom - top)
  }

  /// Sets how edges are smoothed.
  package func setAntialiasing(_ antialiasing: Antialiasing) {
    let value =
      switch antialiasing {
      case .standard: CAIRO_ANTIALIAS_DEFAULT
      case .none: CAIRO_ANTIALIAS_NONE
      case .best: CAIRO_ANTIALIAS_BEST
      }
    cairo_set_antialias(raw, value)
  }
}
