import CGtk

/// Lets a widget be dragged somewhere else within the program.
///
/// What is dragged is no data: the program knows what it let go. So it can be dropped on a
/// ``DropTarget`` only, and not into other programs or text fields.
package struct DragSource: EventController {
  package let handle: ObjectHandle

  package init() {
    handle = .of(gtk_drag_source_new())
    gtk_drag_source_set_actions(handle.as(), GDK_ACTION_MOVE)
  }

  /// Asks `body` when a drag begins there whether something can be dragged.
  package func onPrepare(_ body: @escaping () -> Bool) {
    handle.connectAnswering("prepare") { (_: Double, _: Double) -> DragContent in
      DragContent(isThere: body())
    }
  }

  /// Calls `body` when the drag begins.
  package func onBegin(_ body: @escaping () -> Void) { handle.connect("drag-begin", body) }

  /// Calls `body` when the drag is over, dropped or not.
  package func onEnd(_ body: @escaping () -> Void) { handle.connect("drag-end", body) }

  /// What follows the pointer: a picture of a widget as it is now.
  package func setPicture(of widget: some Widget) {
    let live = gtk_widget_paintable_new(widget.handle.as())
    let picture = gdk_paintable_get_current_image(live)
    gtk_drag_source_set_icon(handle.as(), picture, 12, 12)
    g_object_unref(UnsafeMutableRawPointer(picture))
    g_object_unref(UnsafeMutableRawPointer(live))
  }
}

/// A widget on which what a ``DragSource`` lets be dragged can be dropped.
package struct DropTarget: EventController {
  package let handle: ObjectHandle

  /// The type of values that says nothing, and that no other program and no text field takes.
  fileprivate static let type: GType = g_boxed_type_register_static(
    "BackstrokeDrag", { $0 }, { _ in })

  package init() {
    handle = .of(gtk_drop_target_new(Self.type, GDK_ACTION_MOVE))
  }

  /// Asks `body` with the place, in the widget's points, whether a drop is possible there.
  package func onMotion(_ body: @escaping (_ x: Double, _ y: Double) -> Bool) {
    for signal in ["enter", "motion"] {
      handle.connectAnswering(signal) { (x: Double, y: Double) -> DragAction in
        DragAction(isPossible: body(x, y))
      }
    }
  }

  /// Calls `body` when the pointer leaves, or the drag ends there without a drop.
  package func onLeave(_ body: @escaping () -> Void) { handle.connect("leave", body) }

  /// Calls `body` with the place of the drop; it tells whether it took it.
  package func onDrop(_ body: @escaping (_ x: Double, _ y: Double) -> Bool) {
    handle.connectAnswering("drop") { (_: UnsafeMutableRawPointer?, x: Double, y: Double) -> Bool in
      body(x, y)
    }
  }
}

/// The value that is dragged, or none.
private struct DragContent: SignalValue {
  let isThere: Bool

  static var type: GType { gdk_content_provider_get_type() }

  static func read(_ value: UnsafePointer<GValue>) -> DragContent {
    DragContent(isThere: g_value_get_object(value) != nil)
  }

  func write(to value: UnsafeMutablePointer<GValue>) {
    guard isThere else { return }
    var token = GValue()
    g_value_init(&token, DropTarget.type)
    defer { g_value_unset(&token) }
    g_value_take_object(value, UnsafeMutableRawPointer(gdk_content_provider_new_for_value(&token)))
  }
}

/// What a drop would do, as GDK's flags say it.
private struct DragAction: SignalValue {
  let isPossible: Bool

  static var type: GType { gdk_drag_action_get_type() }

  static func read(_ value: UnsafePointer<GValue>) -> DragAction {
    DragAction(isPossible: g_value_get_flags(value) != 0)
  }

  func write(to value: UnsafeMutablePointer<GValue>) {
    g_value_set_flags(value, isPossible ? GDK_ACTION_MOVE.rawValue : 0)
  }
}
