import CGtk

/// Where the pointer is.
package struct MotionController: EventController {
  package let handle: ObjectHandle

  package init() {
    handle = .of(gtk_event_controller_motion_new())
  }

  /// Calls `body` when the pointer comes in or moves, in the widget's points.
  package func onMotion(_ body: @escaping (_ x: Double, _ y: Double) -> Void) {
    handle.connect("enter") { (x: Double, y: Double) in body(x, y) }
    handle.connect("motion") { (x: Double, y: Double) in body(x, y) }
  }

  /// Calls `body` when the pointer goes out.
  package func onLeave(_ body: @escaping () -> Void) {
    handle.connect("leave", body)
  }
}

/// The wheel, or two fingers on a touch pad.
package struct ScrollController: EventController {
  /// What the numbers of a scroll mean.
  package enum Unit {
    /// Clicks of a wheel.
    case wheel
    /// Points, from a surface that scrolls smoothly.
    case points
  }

  package let handle: ObjectHandle

  package init() {
    handle = .of(
      gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES))
  }

  /// Calls `body` for each scroll; it says whether it used it.
  ///
  /// Positive is right and down.
  package func onScroll(
    _ body: @escaping (_ dx: Double, _ dy: Double, _ unit: Unit) -> Bool
  ) {
    let handle = handle
    handle.connectAnswering("scroll") { (dx: Double, dy: Double) -> Bool in
      let unit = gtk_event_controller_scroll_get_unit(handle.as())
      return body(dx, dy, unit == GDK_SCROLL_UNIT_SURFACE ? .points : .wheel)
    }
  }
}
