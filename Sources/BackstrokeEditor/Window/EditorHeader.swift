import Gtk

/// The header bar of an editor's window, and its menu.
final class EditorHeader {
  let bar = HeaderBar()
  let undo = Button(icon: "edit-undo-symbolic", label: "Undo")
  let redo = Button(icon: "edit-redo-symbolic", label: "Redo")
  private let historySection = Menu()
  private let nameSection = Menu()
  /// What the sections show; they are made anew only when that changes, for one may be open.
  private var shownHistory: [String] = []
  private var showsUntitled: Bool?

  init(title: WindowTitle, recent: Menu) {
    bar.setTitleWidget(title)
    let new = Button(icon: "document-new-symbolic", label: "New")
    new.tooltip = "New Drawing (Ctrl+N)"
    new.setAction(Action.new.fullName)
    let open = Button(icon: "document-open-symbolic", label: "Open")
    open.tooltip = "Open… (Ctrl+O)"
    open.setAction(Action.open.fullName)
    undo.setAction(Action.undo.fullName)
    redo.setAction(Action.redo.fullName)
    for button in [new, open, undo, redo] { button.takesFocusOnClick = false }

    [new, open, undo, redo].forEach(bar.packStart)
    bar.packEnd(
      MenuButton(
        icon: "open-menu-symbolic", label: "Main Menu",
        menu: EditorMenus.main(history: historySection, name: nameSection, recent: recent),
        isPrimary: true))
    for (icon, label, keys, action) in Self.toggles {
      let button = ToggleButton(icon: icon, label: label)
      button.tooltip = "\(label) (\(keys))"
      button.setAction(action.fullName)
      button.takesFocusOnClick = false
      bar.packEnd(button)
    }
  }

  /// What the window shows beside its canvas, from the right to the left.
  private static let toggles: [(icon: String, label: String, keys: String, action: Action)] = [
    ("view-reveal-symbolic", "Show Canvas", "Ctrl+Shift+H", .showCanvas),
    ("backstroke-history-symbolic", "History", "F8", .showHistory),
    ("view-list-symbolic", "Shape List", "F7", .showShapeList),
  ]

  /// Shows in the menu what undo and redo would do.
  func refreshMenu(undo: String, redo: String) {
    guard shownHistory != [undo, redo] else { return }
    shownHistory = [undo, redo]
    historySection.removeAll()
    historySection.append(undo, action: Action.undo.fullName)
    historySection.append(redo, action: Action.redo.fullName)
    historySection.append("Undo or Redo…", action: Action.undoOrRedo.fullName)
  }

  /// Shows in the menu what saving is for a document: there is nothing to save in one that has a name.
  func refreshMenu(isUntitled: Bool) {
    guard showsUntitled != isUntitled else { return }
    showsUntitled = isUntitled
    nameSection.removeAll()
    if isUntitled {
      nameSection.append("Name…", action: Action.save.fullName)
    } else {
      nameSection.append("Rename…", action: Action.rename.fullName)
    }
    nameSection.append("Save As…", action: Action.saveAs.fullName)
    nameSection.append("Save a Copy…", action: Action.saveCopy.fullName)
    nameSection.append("Duplicate Drawing", action: Action.duplicateDocument.fullName)
    nameSection.append("Forget History…", action: Action.forgetHistory.fullName)
  }
}
