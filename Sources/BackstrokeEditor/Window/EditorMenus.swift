import Gtk

/// The menus of an editor's window.
enum EditorMenus {
  /// The main menu; the section for undo and redo is kept current by its owner.
  static func main(history: Menu) -> Menu {
    let menu = Menu()
    menu.appendSection(history)
    menu.appendSection(
      section(("New Window", .newWindow), ("Save", .save), ("Save As…", .saveAs)))
    menu.appendSection(
      section(("Select All", .selectAll), ("Duplicate", .duplicate), ("Delete", .delete)))
    menu.appendSection(arranging())
    menu.appendSection(
      section(
        ("Show Canvas", .showCanvas), ("Show Properties", .showInspector),
        ("Zoom to Fit", .zoomToFit)))
    let style = Menu()
    for (label, choice) in [("Follow System", "system"), ("Light", "light"), ("Dark", "dark")] {
      style.append(label, action: Action.appearance.fullName, target: choice)
    }
    let last = Menu()
    last.appendSubmenu("Appearance", style)
    menu.appendSection(last)
    menu.appendSection(section(("Close", .close), ("Quit", .quit)))
    return menu
  }

  /// The menu for what is selected, at the pointer.
  static func context() -> Menu {
    let menu = Menu()
    menu.appendSection(section(("Duplicate", .duplicate), ("Delete", .delete)))
    menu.appendSection(arranging())
    return menu
  }

  private static func arranging() -> Menu {
    let menu = Menu()
    menu.appendSubmenu(
      "Order",
      section(
        ("Bring to Front", .bringToFront), ("Bring Forward", .bringForward),
        ("Send Backward", .sendBackward), ("Send to Back", .sendToBack),
        ("Reverse Order", .reverseOrder)))
    menu.appendSubmenu(
      "Align",
      section(
        ("Left", .alignLeft), ("Centre", .alignCenter), ("Right", .alignRight), ("Top", .alignTop),
        ("Middle", .alignMiddle), ("Bottom", .alignBottom),
        ("Distribute Horizontally", .distributeHorizontally),
        ("Distribute Vertically", .distributeVertically)))
    menu.appendSubmenu(
      "Arrange",
      section(
        ("Group", .group), ("Ungroup", .ungroup), ("Rotate Left", .rotateLeft),
        ("Rotate Right", .rotateRight), ("Lock or Unlock", .lock), ("Unlock All", .unlockAll),
        ("Hide", .hide), ("Show All", .showAll)))
    return menu
  }

  private static func section(_ items: (label: String, action: Action)...) -> Menu {
    let menu = Menu()
    for item in items { menu.append(item.label, action: item.action.fullName) }
    return menu
  }
}
