import CGtk

/// Something that watches a widget's events: a gesture, the keys, the wheel.
///
/// The widget that it was added to (``Widget/addController(_:)``) owns it.
package protocol EventController {
  /// The object that GTK keeps for it.
  var handle: ObjectHandle { get }
}

/// When a controller gets an event, on its way from the window to the focused widget and back.
package enum PropagationPhase {
  /// On the way in: before the widgets below.
  case capture
  /// At the widget.
  case target
  /// On the way back: after the widgets below had their turn.
  case bubble
}

extension EventController {
  /// Sets when it gets events.
  package func setPhase(_ phase: PropagationPhase) {
    let value =
      switch phase {
      case .capture: GTK_PHASE_CAPTURE
      case .target: GTK_PHASE_TARGET
      case .bubble: GTK_PHASE_BUBBLE
      }
    gtk_event_controller_set_propagation_phase(handle.as(), value)
  }

  /// Forgets what is under way.
  ///
  /// A drag is cancelled; the rest of that movement is ignored.
  package func reset() {
    gtk_event_controller_reset(handle.as())
  }

  /// The modifier keys and pointer buttons that are down during the event at hand.
  package var modifiers: Modifiers {
    Modifiers(rawValue: gtk_event_controller_get_current_event_state(handle.as()).rawValue)
  }
}

/// The keys that change what another key or the pointer does.
package struct Modifiers: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  package static let shift = Modifiers(rawValue: GDK_SHIFT_MASK.rawValue)
  package static let control = Modifiers(rawValue: GDK_CONTROL_MASK.rawValue)
  package static let alt = Modifiers(rawValue: GDK_ALT_MASK.rawValue)
  package static let `super` = Modifiers(rawValue: GDK_SUPER_MASK.rawValue)
}

/// A button of the pointer.
package enum PointerButton: UInt32, Sendable {
  case primary = 1
  case middle = 2
  case secondary = 3
}
