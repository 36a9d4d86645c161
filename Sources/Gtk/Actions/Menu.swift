import CGtk

/// What a menu holds: a `GMenu`.
///
/// An item cannot be changed once it is in. Keep the items that change, "Undo Move" and "Redo", in
/// a section of their own, and fill that anew (``removeAll()``, ``append(_:action:)``); open menus
/// follow.
package final class Menu: OwnedObject {
  package init() {
    super.init(owning: UnsafeMutableRawPointer(g_menu_new()))
  }

  /// Adds an item for an action ("win.undo"); it shows the action's key and is grey while the
  /// action is disabled.
  package func append(_ label: String, action: String) {
    g_menu_append(handle.as(), label, action)
  }

  /// Adds an item for an action that is given a text, or for one of its choices.
  package func append(_ label: String, action: String, target: String) {
    let item = g_menu_item_new(label, nil)
    defer { g_object_unref(UnsafeMutableRawPointer(item)) }
    g_menu_item_set_action_and_target_value(item, action, g_variant_new_string(target))
    g_menu_append_item(handle.as(), item)
  }

  /// Adds an item with a name that somebody gave: of a file, say.
  ///
  /// In the other items' labels a "_" marks the letter that chooses them.
  package func append(verbatim label: String, action: String, target: String) {
    append(label.replacing("_", with: "__"), action: action, target: target)
  }

  /// Adds a part between lines.
  ///
  /// It may be changed later.
  package func appendSection(_ section: Menu, label: String? = nil) {
    g_menu_append_section(handle.as(), label, section.model)
  }

  /// Adds an item that opens another menu.
  package func appendSubmenu(_ label: String, _ submenu: Menu) {
    g_menu_append_submenu(handle.as(), label, submenu.model)
  }

  /// Takes all items out.
  package func removeAll() {
    g_menu_remove_all(handle.as())
  }

  var model: UnsafeMutablePointer<GMenuModel> { handle.as() }
}
