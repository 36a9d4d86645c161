import CGtk
package import Cairo

/// A widget that the program draws in layers, of which each is drawn again only when it changed.
///
/// For a canvas: the document below, what is dragged above it. GTK keeps what a layer drew and
/// repaints only where two frames differ, so a drag above 10,000 shapes costs less than a
/// millisecond a frame, and drawing all of them 30. A layer also is drawn again when the size
/// changes.
package struct LayeredDrawing: Widget {
  /// Draws one layer into the width and height that the widget has, in points.
  ///
  /// The context does not outlive the call.
  package typealias Draw = (_ context: Context, _ width: Double, _ height: Double) -> Void

  package let handle: ObjectHandle
  private let layers: Layers

  /// - Parameters:
  ///   - label: Its name for screen readers.
  ///   - draws: How to draw them, the lowest first.
  package init(label: String, layers draws: [Draw]) {
    let layers = Layers(draws)
    self.layers = layers
    handle = .of(Self.makeInstance(layers))
    setAccessibleLabel(label)
    clipsContent = true
  }

  /// Draws that layer again before the next frame.
  ///
  /// - Precondition: There is such a layer.
  package func redraw(layer: Int) {
    layers.forget(layer)
    queueDraw()
  }

  /// Draws all layers again before the next frame.
  package func redraw() {
    layers.forgetAll()
    queueDraw()
  }

  /// How many pixels of the screen a point takes, for pictures that are drawn beforehand.
  package var scaleFactor: Int { Int(gtk_widget_get_scale_factor(handle.as())) }
}
