import CGtk
package import Cairo

/// A widget that the program draws.
package struct DrawingArea: Widget {
  package let handle: ObjectHandle

  /// - Parameters:
  ///   - label: Its name for screen readers.
  ///   - draw: Draws it into the width and height that it has, in points. The context does not
  ///     outlive the call.
  package init(
    label: String, draw: @escaping (_ context: Context, _ width: Double, _ height: Double) -> Void
  ) {
    handle = .of(gtk_drawing_area_new())
    setAccessibleRole(.image)
    setAccessibleLabel(label)
    let call: GtkDrawingAreaDrawFunc = { _, context, width, height, data in
      guard let context, let data else { return }
      Unmanaged<Drawing>.fromOpaque(data).takeUnretainedValue()
        .draw(Context(unsafeRetaining: context), Double(width), Double(height))
    }
    let data = Unmanaged.passRetained(Drawing(draw)).toOpaque()
    gtk_drawing_area_set_draw_func(handle.as(), call, data) { data in
      guard let data else { return }
      Unmanaged<Drawing>.fromOpaque(data).release()
    }
  }

  private final class Drawing {
    let draw: (Context, Double, Double) -> Void

    init(_ draw: @escaping (Context, Double, Double) -> Void) {
      self.draw = draw
    }
  }
}
