import CCairo

/// A picture that is drawn once, when it is made, on whatever thread; after that it can be shown on any.
///
/// Unchecked, since cairo's reference counts are atomic and nobody but the initialiser ever draws on the surface.
package final class Picture: @unchecked Sendable {
  private let surface: ImageSurface
  /// In pixels.
  package var width: Int { surface.width }
  /// In pixels.
  package var height: Int { surface.height }

  /// Makes a picture, transparent where nothing is drawn.
  ///
  /// - Throws: As `ImageSurface`, and what went wrong while it was drawn.
  package init(width: Int, height: Int, draw: (Context) -> Void) throws(CairoError) {
    surface = try ImageSurface(width: width, height: height)
    let context = try Context(surface)
    draw(context)
    try context.check()
  }

  /// The pixels, for tests.
  package var pixels: [Pixel] { surface.pixels }

  fileprivate func setSource(of context: Context) {
    cairo_set_source_surface(context.raw, surface.raw, 0, 0)
    // Good filters take longer than a frame for a picture as large as a window.
    cairo_pattern_set_filter(cairo_get_source(context.raw), CAIRO_FILTER_FAST)
  }
}

extension Context {
  /// Shows a picture with its upper left corner at a point, a pixel of it being as large as given.
  ///
  /// Pixels that fall on pixels come out exactly; else the nearest is taken, which is fast.
  package func show(_ picture: Picture, x: Double, y: Double, pixelSize: Double) {
    withSavedState {
      translate(x: x, y: y)
      scale(x: pixelSize, y: pixelSize)
      picture.setSource(of: self)
      cairo_paint(raw)
    }
  }
}
