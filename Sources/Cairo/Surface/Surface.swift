import CCairo

/// What a ``Context`` draws on: an ``ImageSurface`` in memory or a ``DocumentSurface`` in a file.
package class Surface {
  let raw: OpaquePointer

  /// What errors name: "image of 10 × 20", or the path of a file.
  let place: String

  /// Takes over one reference.
  init(owning pointer: OpaquePointer, place: String) throws(CairoError) {
    raw = pointer
    self.place = place
    try CairoError.check(cairo_surface_status(pointer), place)
  }

  deinit {
    cairo_surface_destroy(raw)
  }

  /// Brings everything to its destination and ends the surface: nothing can be drawn on it after
  /// this.
  ///
  /// Without this call a file is completed when the surface goes, but then nobody hears of an
  /// error.
  ///
  /// - Throws: ``CairoError``, such as a full disk.
  package func finish() throws(CairoError) {
    cairo_surface_finish(raw)
    try CairoError.check(cairo_surface_status(raw), place)
  }
}
