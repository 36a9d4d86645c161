import CGtk

/// A widget that runs an action of the window or the application when used: "win.undo".
///
/// It is greyed out by itself while the action is disabled.
package protocol Actionable: Widget {}

extension Actionable {
  /// The action, with its group: "win.undo".
  ///
  /// `nil` takes it away.
  package func setAction(_ name: String?) {
    gtk_actionable_set_action_name(handle.as(), name)
  }

  /// The action, and the value that it is given: for one of several choices.
  package func setAction(_ name: String, target: String) {
    gtk_actionable_set_action_name(handle.as(), name)
    gtk_actionable_set_action_target_value(handle.as(), g_variant_new_string(target))
  }
}

/// A button.
package struct Button: Actionable {
  package let handle: ObjectHandle

  /// A button with a text.
  package init(_ label: String) {
    handle = .of(gtk_button_new_with_label(label))
  }

  /// A button with an icon; the label is its name for screen readers and its tooltip.
  package init(icon: String, label: String) {
    handle = .of(gtk_button_new_from_icon_name(icon))
    tooltip = label
    setAccessibleLabel(label)
  }

  /// A button with any content; the label is its name for screen readers and its tooltip.
  package init(label: String, content: some Widget) {
    handle = .of(gtk_button_new())
    gtk_button_set_child(handle.as(), content.handle.as())
    tooltip = label
    setAccessibleLabel(label)
  }

  /// The text of a button that was made with one.
  package var label: String {
    get { gtk_button_get_label(handle.as()).map { String(cString: $0) } ?? "" }
    nonmutating set { gtk_button_set_label(handle.as(), newValue) }
  }

  /// Calls `body` when it is clicked, or chosen with the keyboard.
  @discardableResult
  package func onClicked(_ body: @escaping () -> Void) -> SignalConnection {
    handle.connect("clicked", body)
  }
}

/// A button that stays down.
package struct ToggleButton: Actionable {
  package let handle: ObjectHandle

  /// A button with a text.
  package init(_ label: String) {
    handle = .of(gtk_toggle_button_new_with_label(label))
  }

  /// A button with an icon; the label is its name for screen readers and its tooltip.
  package init(icon: String, label: String) {
    handle = .of(gtk_toggle_button_new())
    gtk_button_set_icon_name(handle.as(), icon)
    tooltip = label
    setAccessibleLabel(label)
  }

  /// A button with any content; the label is its name for screen readers and its tooltip.
  package init(label: String, content: some Widget) {
    handle = .of(gtk_toggle_button_new())
    gtk_button_set_child(handle.as(), content.handle.as())
    tooltip = label
    setAccessibleLabel(label)
  }

  /// Shows another icon of the theme.
  package func setIcon(_ name: String) {
    gtk_button_set_icon_name(handle.as(), name)
  }

  /// Whether it is down.
  package var isActive: Bool {
    get { gtk_toggle_button_get_active(handle.as()) != 0 }
    nonmutating set {
      ProgramChange.run { gtk_toggle_button_set_active(handle.as(), newValue ? 1 : 0) }
    }
  }

  /// Makes them one choice: exactly one of the group is down.
  package func joinGroup(of other: ToggleButton) {
    gtk_toggle_button_set_group(handle.as(), other.handle.as())
  }

  /// Calls `body` with the new state when the person changes it.
  ///
  /// In a group, the one that comes up calls it too.
  @discardableResult
  package func onToggled(_ body: @escaping (_ isActive: Bool) -> Void) -> SignalConnection {
    let handle = handle
    return handle.connectUserChange("toggled") {
      body(gtk_toggle_button_get_active(handle.as()) != 0)
    }
  }
}

/// A button that opens a menu.
package struct MenuButton: Widget {
  package let handle: ObjectHandle

  /// - Parameters:
  ///   - icon: An icon's name, such as "open-menu-symbolic".
  ///   - label: Its name for screen readers and its tooltip.
  ///   - menu: What it opens.
  ///   - isPrimary: Whether F10 opens it: one button of a window.
  package init(icon: String, label: String, menu: Menu, isPrimary: Bool = false) {
    handle = .of(gtk_menu_button_new())
    gtk_menu_button_set_icon_name(handle.as(), icon)
    gtk_menu_button_set_menu_model(handle.as(), menu.model)
    gtk_menu_button_set_primary(handle.as(), isPrimary ? 1 : 0)
    tooltip = label
    setAccessibleLabel(label)
    keepFocus()
  }

  /// A button with a text.
  package init(_ label: String, menu: Menu) {
    handle = .of(gtk_menu_button_new())
    gtk_menu_button_set_label(handle.as(), label)
    gtk_menu_button_set_menu_model(handle.as(), menu.model)
    keepFocus()
  }

  /// Where the keyboard is.
  private enum Focus {
    case nowhere, inMenu
    case elsewhere(ObjectHandle)
  }

  /// Gives the keyboard back to what had it before the menu was opened.
  ///
  /// After a choice in a submenu GTK leaves it to nothing, and no key does anything then.
  private func keepFocus() {
    guard let menu = gtk_menu_button_get_popover(handle.as()) else { return }
    let (button, popover) = (handle, ObjectHandle.of(menu))
    var former: ObjectHandle?
    let focus = { () -> Focus in
      guard let root = gtk_widget_get_root(button.as()), let focus = gtk_root_get_focus(root)
      else { return .nowhere }
      let isInMenu = gtk_widget_is_ancestor(focus, popover.as()) != 0
      return isInMenu ? .inMenu : .elsewhere(.of(focus))
    }
    button.connect("realize") {
      guard let root = gtk_widget_get_root(button.as()) else { return }
      ObjectHandle.of(root).connect("notify::focus-widget") {
        guard button.isAlive, popover.isAlive else { return }
        if case .elsewhere(let widget) = focus() { former = widget }
      }
    }
    popover.connect("closed") {
      // While the menu is closing nothing has the keyboard, and what is given it now loses it again.
      MainLoop.after(milliseconds: 0) {
        guard button.isAlive, popover.isAlive, let former, former.isAlive else { return }
        if case .elsewhere = focus() { return }
        gtk_widget_grab_focus(former.as())
      }
    }
  }
}
