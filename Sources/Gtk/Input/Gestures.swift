import CGtk

/// A drag: press, move, let go.
///
/// It begins with the press, without a threshold: an offset of (0, 0) at the end is a click. While
/// it runs the widget gets the pointer's motion wherever it is. A drag ends in exactly one of
/// ``onEnd(_:)`` and ``onCancel(_:)``; GTK's own order is the cancellation and then an end, and
/// that end is not passed on.
package struct DragGesture: EventController {
  package let handle: ObjectHandle
  private let state = DragState()

  /// A drag with that button; `nil` takes any, see ``currentButton``.
  package init(button: PointerButton? = .primary) {
    handle = .of(gtk_gesture_drag_new())
    gtk_gesture_single_set_button(handle.as(), button?.rawValue ?? 0)
    let state = state
    handle.connect("cancel") { (_: UnsafeMutableRawPointer?) in state.cancel() }
  }

  /// Calls `body` with the place of the press, in the widget's points.
  package func onBegin(_ body: @escaping (_ x: Double, _ y: Double) -> Void) {
    let state = state
    handle.connect("drag-begin") { (x: Double, y: Double) in
      state.isRunning = true
      body(x, y)
    }
  }

  /// Calls `body` for each motion with the way since the press.
  package func onUpdate(_ body: @escaping (_ dx: Double, _ dy: Double) -> Void) {
    let state = state
    handle.connect("drag-update") { (dx: Double, dy: Double) in
      if state.isRunning { body(dx, dy) }
    }
  }

  /// Calls `body` with the way since the press when the button is let go.
  package func onEnd(_ body: @escaping (_ dx: Double, _ dy: Double) -> Void) {
    let state = state
    handle.connect("drag-end") { (dx: Double, dy: Double) in
      guard state.isRunning else { return }
      state.isRunning = false
      body(dx, dy)
    }
  }

  /// Calls `body` when the drag is broken off: by ``EventController/reset()``, a denied sequence, a
  /// lost pointer.
  package func onCancel(_ body: @escaping () -> Void) {
    state.onCancel = body
  }

  /// The button of the drag under way.
  package var currentButton: PointerButton? {
    PointerButton(rawValue: gtk_gesture_single_get_current_button(handle.as()))
  }

  /// Takes the movement for this gesture; others on the same way lose it.
  package func claim() {
    gtk_gesture_set_state(handle.as(), GTK_EVENT_SEQUENCE_CLAIMED)
  }

  /// Leaves the movement to others; this drag is cancelled.
  package func deny() {
    // GTK reports an end only, and after this call.
    state.cancel()
    gtk_gesture_set_state(handle.as(), GTK_EVENT_SEQUENCE_DENIED)
  }

  private final class DragState {
    var isRunning = false
    var onCancel: () -> Void = {}

    func cancel() {
      guard isRunning else { return }
      isRunning = false
      onCancel()
    }
  }
}

/// Clicks.
package struct ClickGesture: EventController {
  package let handle: ObjectHandle

  /// Clicks of that button; `nil` takes any, see ``currentButton``.
  package init(button: PointerButton? = .primary) {
    handle = .of(gtk_gesture_click_new())
    gtk_gesture_single_set_button(handle.as(), button?.rawValue ?? 0)
  }

  /// Calls `body` at the press; `count` is 2 for a double click.
  package func onPressed(_ body: @escaping (_ count: Int, _ x: Double, _ y: Double) -> Void) {
    handle.connect("pressed") { (count: Int32, x: Double, y: Double) in body(Int(count), x, y) }
  }

  /// Calls `body` when the button is let go without a drag.
  package func onReleased(_ body: @escaping (_ count: Int, _ x: Double, _ y: Double) -> Void) {
    handle.connect("released") { (count: Int32, x: Double, y: Double) in body(Int(count), x, y) }
  }

  /// The button of the click at hand.
  package var currentButton: PointerButton? {
    PointerButton(rawValue: gtk_gesture_single_get_current_button(handle.as()))
  }

  /// Takes the click for this gesture; others on the same way lose it.
  package func claim() {
    gtk_gesture_set_state(handle.as(), GTK_EVENT_SEQUENCE_CLAIMED)
  }
}

/// A press that is held without moving.
package struct LongPressGesture: EventController {
  package let handle: ObjectHandle

  package init() {
    handle = .of(gtk_gesture_long_press_new())
  }

  /// Calls `body` with the place, in the widget's points, when the press has lasted half a second.
  package func onPressed(_ body: @escaping (_ x: Double, _ y: Double) -> Void) {
    handle.connect("pressed") { (x: Double, y: Double) in body(x, y) }
  }

  /// Takes the press for this gesture: a drag on the same way is cancelled.
  package func claim() {
    gtk_gesture_set_state(handle.as(), GTK_EVENT_SEQUENCE_CLAIMED)
  }
}

/// Two fingers that move apart or together.
package struct ZoomGesture: EventController {
  package let handle: ObjectHandle

  package init() {
    handle = .of(gtk_gesture_zoom_new())
  }

  /// Calls `body` when two fingers touch.
  package func onBegin(_ body: @escaping () -> Void) {
    handle.connect("begin") { (_: UnsafeMutableRawPointer?) in body() }
  }

  /// Calls `body` with the factor since the beginning.
  package func onScaleChanged(_ body: @escaping (_ factor: Double) -> Void) {
    handle.connect("scale-changed") { (factor: Double) in body(factor) }
  }

  /// The middle between the fingers, in the widget's points.
  package var center: (x: Double, y: Double)? {
    var x = 0.0
    var y = 0.0
    guard gtk_gesture_get_bounding_box_center(handle.as(), &x, &y) != 0 else { return nil }
    return (x, y)
  }
}
