import Gtk

/// The header bar of an editor's window, and its menu.
struct EditorHeader {
  let bar = HeaderBar()
  let undo = Button(icon: "edit-undo-symbolic", label: "Undo")
  let redo = Button(icon: "edit-redo-symbolic", label: "Redo")
  private let historySection = Menu()

  init(title: WindowTitle) {
    bar.setTitleWidget(title)
    let new = Button(icon: "document-new-symbolic", label: "New")
    new.tooltip = "New Drawing (Ctrl+N)"
    new.setAction(Action.new.fullName)
    let open = Button(icon: "document-open-symbolic", label: "Open")
    open.tooltip = "Open… (Ctrl+O)"
    open.setAction(Action.open.fullName)
    undo.setAction(Action.undo.fullName)
    redo.setAction(Action.redo.fullName)
    let saveAs = Button(icon: "document-save-as-symbolic", label: "Save As")
    saveAs.tooltip = "Save As… (Ctrl+Shift+S)"
    saveAs.setAction(Action.saveAs.fullName)
    let showCanvas = ToggleButton(icon: "view-reveal-symbolic", label: "Show Canvas")
    showCanvas.tooltip = "Show Canvas (Ctrl+Shift+H)"
    showCanvas.setAction(Action.showCanvas.fullName)
    for button in [new, open, undo, redo, saveAs] { button.takesFocusOnClick = false }
    showCanvas.takesFocusOnClick = false

    [new, open, undo, redo].forEach(bar.packStart)
    bar.packEnd(
      MenuButton(
        icon: "open-menu-symbolic", label: "Main Menu",
        menu: EditorMenus.main(history: historySection), isPrimary: true))
    bar.packEnd(showCanvas)
    bar.packEnd(saveAs)
  }

  /// Shows in the menu what undo and redo would do.
  func refreshMenu(undo: String, redo: String) {
    historySection.removeAll()
    historySection.append(undo, action: Action.undo.fullName)
    historySection.append(redo, action: Action.redo.fullName)
  }
}
