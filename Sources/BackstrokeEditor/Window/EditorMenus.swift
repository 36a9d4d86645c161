import Gtk

/// The menus of an editor's window.
enum EditorMenus {
  /// The main menu.
  ///
  /// - Parameters:
  ///   - history: The section for undo and redo, which its owner keeps current, as it does the next.
  ///   - name: The section for the document's name and its copies.
  ///   - recent: The documents that were used last.
  /// - Returns: The menu, whose sections may be refilled.
  static func main(history: Menu, name: Menu, recent: Menu) -> Menu {
    let menu = Menu()
    menu.appendSection(history)
    let files = section(("New", .new), ("Open…", .open))
    files.appendSubmenu("Open Recent", recent)
    menu.appendSection(files)
    menu.appendSection(name)
    let editing = Menu()
    editing.appendSubmenu(
      "Edit",
      section(
        ("Select All", .selectAll), ("Duplicate", .duplicate), ("Delete", .delete),
        ("Find Shapes", .findShapes), ("Replace Drawing…", .replaceDrawing),
        ("Start Over…", .startOver)))
    editing.appendSubmenu("Arrange", arranging())
    editing.appendSubmenu("View", viewing())
    menu.appendSection(editing)
    menu.appendSection(section(("New Window", .newWindow), ("Close", .close), ("Quit", .quit)))
    return menu
  }

  private static func viewing() -> Menu {
    let menu = Menu()
    menu.appendSection(
      section(
        ("Show Canvas", .showCanvas), ("Show Shape List", .showShapeList),
        ("Show Properties", .showInspector), ("Show History", .showHistory)))
    menu.appendSection(
      section(
        ("Zoom In", .zoomIn), ("Zoom Out", .zoomOut), ("True Size", .zoomReset),
        ("Zoom to Fit", .zoomToFit)))
    let style = Menu()
    for (label, choice) in [("Follow System", "system"), ("Light", "light"), ("Dark", "dark")] {
      style.append(label, action: Action.appearance.fullName, target: choice)
    }
    let last = Menu()
    last.appendSubmenu("Appearance", style)
    menu.appendSection(last)
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
      "Group",
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
