import CGtk

/// A slider.
///
/// A slide with the pointer sends many values between ``onDragBegan(_:)`` and ``onDragEnded(_:)``:
/// those are the borders of one undo step. Wheel and arrow keys change the value without them.
package struct Scale: Widget {
  package let handle: ObjectHandle

  /// - Parameters:
  ///   - orientation: The axis.
  ///   - range: The least and the greatest value.
  ///   - step: How far an arrow key goes.
  package init(
    _ orientation: Orientation = .horizontal, range: ClosedRange<Double>, step: Double
  ) {
    handle = .of(
      gtk_scale_new_with_range(orientation.value, range.lowerBound, range.upperBound, step))
  }

  /// Where it stands.
  package var value: Double {
    get { gtk_range_get_value(handle.as()) }
    nonmutating set {
      ProgramChange.run { gtk_range_set_value(handle.as(), newValue) }
    }
  }

  /// Writes the value beside the slider with that many digits after the point; `nil` writes
  /// nothing.
  package func showsValue(digits: Int?) {
    gtk_scale_set_draw_value(handle.as(), digits == nil ? 0 : 1)
    if let digits { gtk_scale_set_digits(handle.as(), Int32(digits)) }
  }

  /// Calls `body` with each value on the way while the person moves it.
  @discardableResult
  package func onValueChanged(_ body: @escaping (_ value: Double) -> Void) -> SignalConnection {
    let handle = handle
    return handle.connectUserChange("value-changed") {
      body(gtk_range_get_value(handle.as()))
    }
  }

  /// Calls `body` when the pointer takes hold, before the first value.
  package func onDragBegan(_ body: @escaping () -> Void) {
    watchPointer { if $0.isPress { body() } }
  }

  /// Calls `body` when the pointer lets go, or the drag is broken off, after the last value.
  package func onDragEnded(_ body: @escaping () -> Void) {
    watchPointer { if $0.isRelease { body() } }
  }

  /// Gestures see nothing here: the slider claims the press for itself.
  ///
  /// Raw events come before it does. A release moves no slider, so the last value is known by then.
  private func watchPointer(_ body: @escaping (PointerEvent) -> Void) {
    let controller = ObjectHandle.of(gtk_event_controller_legacy_new())
    gtk_event_controller_set_propagation_phase(controller.as(), GTK_PHASE_CAPTURE)
    controller.connectAnswering("event") { (event: UnsafeMutableRawPointer?) -> Bool in
      let event = PointerEvent(gdk_event_get_event_type(OpaquePointer(event)))
      body(event)
      return false
    }
    gtk_widget_add_controller(handle.as(), controller.as())
  }

  private struct PointerEvent {
    let isPress: Bool
    let isRelease: Bool

    init(_ type: GdkEventType) {
      isPress = type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN
      isRelease =
        type == GDK_BUTTON_RELEASE || type == GDK_TOUCH_END || type == GDK_TOUCH_CANCEL
        || type == GDK_GRAB_BROKEN
    }
  }
}
