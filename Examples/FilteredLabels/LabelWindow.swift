import Gtk
import Undo

/// A window on labels of its own.
///
/// The handlers of its widgets keep this object; they go when the window is closed, and it with
/// them.
final class LabelWindow {
  private let store = LabelStore()
  private let window: ApplicationWindow
  private let list = LabelList()
  private let original = Label()
  private let notice = Label()
  private let undo: SimpleAction
  private let redo: SimpleAction
  private let undoButton = Button(icon: "edit-undo-symbolic", label: "Undo")
  private let redoButton = Button(icon: "edit-redo-symbolic", label: "Redo")
  private var observation: UndoObservation?
  private var filter = LabelFilter() {
    didSet { update() }
  }

  init(_ application: Application) {
    let undoManager = store.undoManager
    window = ApplicationWindow(application)
    undo = SimpleAction("undo") { undoManager.undo() }
    redo = SimpleAction("redo") { undoManager.redo() }
    addActions()
    addContent()
    store.onChange = { [weak self] in self?.update() }
    observation = undoManager.onChange { [weak self] _ in self?.update() }
    update()
    window.present()
  }

  /// Shows what the store has.
  private func update() {
    list.show(store.labels.filter(filter.matches), of: store)
    original.text = "Original array: " + store.labels.map(\.name).joined(separator: " · ")
    notice.text = store.notice
    undo.isEnabled = store.undoManager.canUndo
    redo.isEnabled = store.undoManager.canRedo
    undoButton.tooltip = store.undoManager.undoMenuItemTitle
    redoButton.tooltip = store.undoManager.redoMenuItemTitle
  }

  private func addActions() {
    window.addAction(undo)
    window.addAction(redo)
    undoButton.setAction("win.undo")
    redoButton.setAction("win.redo")
    let keys = ShortcutController()
    keys.add("<Control>z", action: "win.undo")
    keys.add("<Control><Shift>z", action: "win.redo")
    window.addController(keys)
    // What is typed into the filter is taken back there; names are the document's.
    window.passUnusedUndoKeys(undo: "win.undo", redo: "win.redo")
  }

  private func addContent() {
    window.title = "Filtered Labels"
    window.setDefaultSize(width: 520, height: 460)

    let query = SearchEntry(placeholder: "Filter labels")
    query.setAccessibleLabel("Filter labels")
    query.expandsHorizontally = true
    query.onChanged { [self] text in filter.query = text }
    let includedOnly = CheckButton("Included only")
    includedOnly.onToggled { [self] isOn in filter.isIncludedOnly = isOn }
    let filters = Box(.horizontal, spacing: 12)
    filters.append(query)
    filters.append(includedOnly)

    let reverse = Button("Reverse original order")
    reverse.align(horizontal: .start)
    reverse.onClicked { [self] in store.reverse() }
    original.textPosition = 0
    original.wraps = true
    notice.textPosition = 0
    notice.addStyle(.warning)

    let content = Box(.vertical, spacing: 12)
    content.setMargins(horizontal: 18, vertical: 18)
    content.append(filters)
    content.append(list.list)
    content.append(reverse)
    content.append(original)
    content.append(notice)

    let header = HeaderBar()
    header.packStart(undoButton)
    header.packStart(redoButton)
    window.setContent(header: header, ScrolledWindow(content, scrollsHorizontally: false))
  }
}
