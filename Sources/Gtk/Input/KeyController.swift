import CGtk

/// The keys, while the widget or one inside it has the keyboard.
package struct KeyController: EventController {
  package let handle: ObjectHandle

  package init() {
    handle = .of(gtk_event_controller_key_new())
  }

  /// Calls `body` for each press and each repetition; it says whether it used it.
  package func onPressed(_ body: @escaping (_ key: Key, _ modifiers: Modifiers) -> Bool) {
    handle.connectAnswering("key-pressed") { (key: UInt32, _: UInt32, state: UInt32) -> Bool in
      body(Key(rawValue: key), Modifiers(rawValue: state))
    }
  }

  /// Calls `body` when a key is let go.
  package func onReleased(_ body: @escaping (_ key: Key, _ modifiers: Modifiers) -> Void) {
    handle.connect("key-released") { (key: UInt32, _: UInt32, state: UInt32) in
      body(Key(rawValue: key), Modifiers(rawValue: state))
    }
  }
}

/// Who has the keyboard.
package struct FocusController: EventController {
  package let handle: ObjectHandle

  package init() {
    handle = .of(gtk_event_controller_focus_new())
  }

  /// Calls `body` when the widget, or one inside it, gets the keyboard.
  package func onEnter(_ body: @escaping () -> Void) {
    handle.connect("enter", body)
  }

  /// Calls `body` when the keyboard goes elsewhere.
  package func onLeave(_ body: @escaping () -> Void) {
    handle.connect("leave", body)
  }
}

/// Keys that run actions: added to a window, they act after the focused widget had its turn.
///
/// GTK's own accelerators of an application act before it, and so take Delete and Ctrl+C away from
/// text fields.
package struct ShortcutController: EventController {
  package let handle: ObjectHandle

  package init() {
    handle = .of(gtk_shortcut_controller_new())
    setPhase(.bubble)
  }

  /// Lets a key run an action.
  ///
  /// - Parameters:
  ///   - trigger: As GTK writes it: "<Control><Shift>z", "Delete".
  ///   - action: The action with its group: "win.redo".
  /// - Precondition: The trigger can be read.
  package func add(_ trigger: String, action: String) {
    gtk_shortcut_controller_add_shortcut(
      handle.as(), gtk_shortcut_new(parse(trigger), gtk_named_action_new(action)))
  }

  /// Lets a key run an action for one of several choices: "win.tool" with "ellipse".
  package func add(_ trigger: String, action: String, target: String) {
    let shortcut = gtk_shortcut_new(parse(trigger), gtk_named_action_new(action))
    gtk_shortcut_set_arguments(shortcut, g_variant_new_string(target))
    gtk_shortcut_controller_add_shortcut(handle.as(), shortcut)
  }

  private func parse(_ trigger: String) -> OpaquePointer {
    guard let parsed = gtk_shortcut_trigger_parse_string(trigger) else {
      fatalError("Gtk: \"\(trigger)\" is no key; write it as \"<Control><Shift>z\" or \"Delete\"")
    }
    return parsed
  }
}
