import CCairo

/// A place to draw: a cairo context.
///
/// It holds the current path, the transform and the line style. A path is built
/// (``addRectangle(x:y:width:height:)``, ``addEllipse(x:y:width:height:)``, ``move(x:y:)`` …), then
/// painted (``fill(_:)``, ``stroke(_:width:)``), which uses it up. Changes of state are undone by
/// ``withSavedState(_:)``, the only way to save and restore, so that the two cannot get out of
/// step.
///
/// Drawing calls do not throw; cairo keeps the first error, and ``check()`` reports it. A context
/// is not `Sendable`: it and its surface belong to one thread at a time.
package final class Context {
  let raw: OpaquePointer

  /// A context that draws on a surface.
  ///
  /// - Throws: ``CairoError`` when there is no memory for it or the surface is already finished.
  package init(_ surface: Surface) throws(CairoError) {
    raw = cairo_create(surface.raw)
    let status = cairo_status(raw)
    guard status == CAIRO_STATUS_SUCCESS else {
      // A failed context is a shared constant of cairo: `deinit` may destroy it as any other.
      throw CairoError(
        place: "drawing on a surface", reason: String(cString: cairo_status_to_string(status)))
    }
  }

  /// A context for a `cairo_t *` of somebody else, which is kept alive as long as this object.
  ///
  /// The one door for pointers, for `Gtk` alone: its draw callbacks are handed such a pointer.
  package init(unsafeRetaining pointer: OpaquePointer) {
    raw = cairo_reference(pointer)
  }

  deinit {
    cairo_destroy(raw)
  }

  /// Reports the first thing that went wrong since the context was made.
  ///
  /// - Throws: ``CairoError``. All drawing after the error was ignored.
  package func check() throws(CairoError) {
    try CairoError.check(cairo_status(raw), "drawing")
  }
}
