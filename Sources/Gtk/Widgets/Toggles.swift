import CGtk

/// A box with a tick and a text beside it.
package struct CheckButton: Actionable {
  package let handle: ObjectHandle

  package init(_ label: String? = nil, isOn: Bool = false) {
    handle = .of(gtk_check_button_new_with_label(label))
    self.isOn = isOn
  }

  /// Whether it is ticked.
  package var isOn: Bool {
    get { gtk_check_button_get_active(handle.as()) != 0 }
    nonmutating set {
      ProgramChange.run { gtk_check_button_set_active(handle.as(), newValue ? 1 : 0) }
    }
  }

  /// Makes them round buttons of which exactly one is on.
  package func joinGroup(of other: CheckButton) {
    gtk_check_button_set_group(handle.as(), other.handle.as())
  }

  /// Calls `body` with the new state when the person changes it.
  @discardableResult
  package func onToggled(_ body: @escaping (_ isOn: Bool) -> Void) -> SignalConnection {
    let handle = handle
    return handle.connectUserChange("toggled") {
      body(gtk_check_button_get_active(handle.as()) != 0)
    }
  }
}

/// A switch.
package struct Switch: Actionable {
  package let handle: ObjectHandle

  package init(isOn: Bool = false) {
    handle = .of(gtk_switch_new())
    self.isOn = isOn
  }

  /// Whether it is on.
  package var isOn: Bool {
    get { gtk_switch_get_active(handle.as()) != 0 }
    nonmutating set {
      ProgramChange.run { gtk_switch_set_active(handle.as(), newValue ? 1 : 0) }
    }
  }

  /// Calls `body` with the new state when the person changes it.
  @discardableResult
  package func onToggled(_ body: @escaping (_ isOn: Bool) -> Void) -> SignalConnection {
    let handle = handle
    return handle.connectUserChange("notify::active") {
      body(gtk_switch_get_active(handle.as()) != 0)
    }
  }
}
