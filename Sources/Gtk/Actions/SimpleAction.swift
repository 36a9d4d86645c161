import CGtk

/// Something that can be done by name, from a button, a menu, a key or a screen reader: a
/// `GSimpleAction`.
///
/// In a window it is "win.name", in the application "app.name". Disabling it greys out every button
/// and menu item at once. The window or application keeps it; keep it too where it is to be enabled
/// and disabled.
package final class SimpleAction: OwnedObject {
  /// An action that does one thing.
  package init(_ name: String, _ body: @escaping () -> Void) {
    super.init(owning: UnsafeMutableRawPointer(g_simple_action_new(name, nil)))
    handle.connect("activate", body)
  }

  /// An action that is on or off: a tick in a menu, a button that stays down.
  ///
  /// - Parameters:
  ///   - name: Without the group.
  ///   - isOn: Its first state.
  ///   - body: Is given the state that is asked for. The action has it when `body` returns.
  package init(_ name: String, isOn: Bool, _ body: @escaping (_ isOn: Bool) -> Void) {
    super.init(
      owning: UnsafeMutableRawPointer(
        g_simple_action_new_stateful(name, nil, g_variant_new_boolean(isOn ? 1 : 0))))
    handle.connect("change-state") { [handle] (state: UnsafeMutableRawPointer?) in
      guard let state else { return }
      body(g_variant_get_boolean(OpaquePointer(state)) != 0)
      g_simple_action_set_state(handle.as(), OpaquePointer(state))
    }
  }

  /// An action that is one of several choices: round ticks in a menu, a palette of tools.
  ///
  /// - Parameters:
  ///   - name: Without the group.
  ///   - choice: Its first state.
  ///   - body: Is given the choice that is asked for. The action has it when `body` returns.
  package init(_ name: String, choice: String, _ body: @escaping (_ choice: String) -> Void) {
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    super.init(
      owning: UnsafeMutableRawPointer(
        g_simple_action_new_stateful(name, type, g_variant_new_string(choice))))
    handle.connect("change-state") { [handle] (state: UnsafeMutableRawPointer?) in
      guard let state else { return }
      body(String(cString: g_variant_get_string(OpaquePointer(state), nil)))
      g_simple_action_set_state(handle.as(), OpaquePointer(state))
    }
  }

  /// An action that is given a text when it is run: a file of a list, a step of the history.
  package init(_ name: String, withText body: @escaping (_ text: String) -> Void) {
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    super.init(owning: UnsafeMutableRawPointer(g_simple_action_new(name, type)))
    handle.connect("activate") { (text: UnsafeMutableRawPointer?) in
      guard let text else { return }
      body(String(cString: g_variant_get_string(OpaquePointer(text), nil)))
    }
  }

  /// Whether it can be done now.
  package var isEnabled: Bool {
    get { g_action_get_enabled(handle.as()) != 0 }
    set { g_simple_action_set_enabled(handle.as(), newValue ? 1 : 0) }
  }

  /// Shows that it is on or off; the body is not called.
  package func setState(_ isOn: Bool) {
    g_simple_action_set_state(handle.as(), g_variant_new_boolean(isOn ? 1 : 0))
  }

  /// Shows which choice it is; the body is not called.
  package func setState(_ choice: String) {
    g_simple_action_set_state(handle.as(), g_variant_new_string(choice))
  }
}

/// What actions belong to: an ``ApplicationWindow`` ("win.") or the ``Application`` ("app.").
package protocol ActionMap {
  /// The object that GTK keeps for it.
  var handle: ObjectHandle { get }
}

extension ActionMap {
  /// Adds an action, in place of the one of that name.
  package func addAction(_ action: SimpleAction) {
    g_action_map_add_action(handle.as(), action.handle.as())
  }
}
