import CGtk
import Cairo

/// What a ``LayeredDrawing`` remembers of each layer.
final class Layers {
  private let draws: [LayeredDrawing.Draw]
  /// What the layer drew last, as GTK's recording of it; `nil` when it has to draw again.
  private var nodes: [OpaquePointer?]
  private var width: Int32 = -1
  private var height: Int32 = -1

  init(_ draws: [LayeredDrawing.Draw]) {
    self.draws = draws
    nodes = Array(repeating: nil, count: draws.count)
  }

  isolated deinit {
    forgetAll()
  }

  func forget(_ layer: Int) {
    guard nodes.indices.contains(layer) else {
      fatalError("LayeredDrawing: there is no layer \(layer), only \(nodes.count)")
    }
    if let node = nodes[layer] { gsk_render_node_unref(node) }
    nodes[layer] = nil
  }

  func forgetAll() {
    for layer in nodes.indices { forget(layer) }
  }

  /// Puts all layers on a frame.
  func append(to snapshot: OpaquePointer, width: Int32, height: Int32) {
    if (width, height) != (self.width, self.height) {
      forgetAll()
      (self.width, self.height) = (width, height)
    }
    for layer in draws.indices {
      if nodes[layer] == nil { nodes[layer] = record(draws[layer]) }
      // A layer that drew nothing has no node.
      if let node = nodes[layer] { gtk_snapshot_append_node(snapshot, node) }
    }
  }

  private func record(_ draw: LayeredDrawing.Draw) -> OpaquePointer? {
    var bounds = graphene_rect_t()
    graphene_rect_init(&bounds, 0, 0, Float(width), Float(height))
    let recording = gtk_snapshot_new()
    if let context = gtk_snapshot_append_cairo(recording, &bounds) {
      draw(Context(unsafeRetaining: context), Double(width), Double(height))
      cairo_destroy(context)
    }
    return gtk_snapshot_free_to_node(recording)
  }
}

extension LayeredDrawing {
  private static let layersKey = g_quark_from_static_string("backstroke-layers")

  /// GTK asks the class for a frame; the class finds the layers in the instance.
  private static let type: GType = {
    let classInit: GClassInitFunc = { widgetClass, _ in
      guard let widgetClass = widgetClass?.assumingMemoryBound(to: GtkWidgetClass.self) else {
        return
      }
      gtk_widget_class_set_accessible_role(widgetClass, GTK_ACCESSIBLE_ROLE_IMG)
      widgetClass.pointee.snapshot = { widget, snapshot in
        guard let widget, let snapshot,
          let data = g_object_get_qdata(
            UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), layersKey)
        else { return }
        Unmanaged<Layers>.fromOpaque(data).takeUnretainedValue().append(
          to: snapshot, width: gtk_widget_get_width(widget), height: gtk_widget_get_height(widget))
      }
    }
    return g_type_register_static_simple(
      gtk_widget_get_type(), "BackstrokeLayeredDrawing",
      guint(MemoryLayout<GtkWidgetClass>.size), classInit,
      guint(MemoryLayout<GtkWidget>.size), nil, GTypeFlags(rawValue: 0))
  }()

  static func makeInstance(_ layers: Layers) -> UnsafeMutablePointer<GObject>? {
    let instance = g_object_new_with_properties(type, 0, nil, nil)
    g_object_set_qdata_full(instance, layersKey, Unmanaged.passRetained(layers).toOpaque()) {
      guard let data = $0 else { return }
      Unmanaged<Layers>.fromOpaque(data).release()
    }
    return instance
  }
}
