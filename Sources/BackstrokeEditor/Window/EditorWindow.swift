import Editing
import Gtk
import Shapes
import Undo

/// A window on a document: it puts the parts together and keeps them current.
///
/// What can be done is in `EditorWindow+Actions.swift`, files are in `+Files.swift`; what pointer and
/// keys mean is in `EditingSession`, which needs no window.
final class EditorWindow {
  let document: Document
  let session: EditingSession
  let window: ApplicationWindow
  /// The program that the window belongs to.
  unowned let owner: EditorApplication
  let actions = WindowActions()

  let canvasView: CanvasView
  let inspector: Inspector
  private let titleWidget = WindowTitle(title: "")
  private let header: EditorHeader
  private let toasts: ToastOverlay
  private let pages = Stack()
  private let hiddenPage: StatusPage
  private let workArea: Box
  private let inspectorPanel: Revealer
  private var observation: EditorObservation?
  /// Whether the window may close without asking.
  var closesWithoutAsking = false

  init(on document: Document, of owner: EditorApplication, in application: Application) {
    self.document = document
    self.owner = owner
    session = EditingSession(editor: document.editor)
    window = ApplicationWindow(application)
    canvasView = CanvasView(session)
    inspector = Inspector(session)
    header = EditorHeader(title: titleWidget)

    hiddenPage = StatusPage(
      icon: "view-conceal-symbolic", title: "Canvas Hidden",
      description: "The drawing and its history are kept. Undo and redo go on working.")
    let showAgain = Button("Show Canvas")
    showAgain.addStyle(.pill)
    showAgain.addStyle(.suggested)
    showAgain.setAction(Action.showCanvas.fullName)
    showAgain.align(horizontal: .center)
    hiddenPage.setChild(showAgain)

    pages.add(canvasView.widget)
    pages.add(hiddenPage)
    pages.expandsHorizontally = true
    let inspectorColumn = Box(.horizontal)
    inspectorColumn.append(Separator(.vertical))
    inspectorColumn.append(inspector.widget)
    inspectorPanel = Revealer(inspectorColumn)
    inspectorPanel.isRevealed = true
    inspectorPanel.expandsHorizontally = false
    workArea = Box(.horizontal)
    workArea.append(ToolPalette().widget)
    workArea.append(Separator(.vertical))
    workArea.append(pages)
    workArea.append(inspectorPanel)
    toasts = ToastOverlay(workArea)

    window.setDefaultSize(width: 1060, height: 700)
    window.setContent(header: header.bar, toasts)
    addActions()
    canvasView.report = { [weak self] error in self?.show("\(error)") }
    inspector.report = { [weak self] error in self?.show("\(error)") }
    session.onChange = { [weak self] in self?.sessionChanged() }
    observation = document.editor.observe { [weak self] event in self?.editorChanged(event) }
    window.onCloseRequest { [weak self] in self?.mayClose() ?? true }
    window.onActiveChanged { [weak self] isActive in
      if !isActive { self?.session.finishHeldChange() }
    }
    sessionChanged()
    editorChanged(.historyChanged)
  }

  func present(maximized: Bool = false) {
    if maximized { window.maximize() }
    window.present()
    canvasView.grabFocus()
  }

  /// Shows a message at the bottom of the window for a while.
  func show(_ message: String) { toasts.show(message) }

  // MARK: Keeping current

  private func sessionChanged() {
    canvasView.sessionChanged()
    inspector.refresh()
    refreshActions()
  }

  private func editorChanged(_ event: EditorEvent) {
    switch event {
    case .changed, .previewed:
      canvasView.shapesChanged()
      inspector.refresh()
    case .historyChanged:
      refreshActions()
      documentChanged()
    }
  }

  /// The name of the document, its file or its windows have changed.
  func documentChanged() {
    let number = document.windows.firstIndex { $0 === self }.map { $0 + 1 } ?? 1
    let suffix = document.windows.count > 1 ? " : \(number)" : ""
    let mark = document.editor.isSaved ? "" : "• "
    titleWidget.title = mark + document.title + suffix
    titleWidget.subtitle = document.folder ?? ""
    window.title = "\(mark)\(document.title)\(suffix) – Backstroke"
  }

  private func refreshActions() {
    let editor = document.editor
    header.undo.tooltip = editor.undoManager.undoMenuItemTitle + " (Ctrl+Z)"
    header.redo.tooltip = editor.undoManager.redoMenuItemTitle + " (Ctrl+Shift+Z)"
    header.refreshMenu(
      undo: editor.undoManager.undoMenuItemTitle, redo: editor.undoManager.redoMenuItemTitle)
    actions[.undo].isEnabled = editor.canUndo
    actions[.redo].isEnabled = editor.canRedo
    let hasSelection = !session.selection.isEmpty && !editor.isChanging
    for action in Self.selectionActions { actions[action].isEnabled = hasSelection }
    let hasPair = session.selection.count >= 2 && !editor.isChanging
    for action in Self.pairActions { actions[action].isEnabled = hasPair }
    actions[.tool].setState(session.tool.name)
  }

  private static let selectionActions: [Action] = [
    .delete, .duplicate, .bringForward, .sendBackward, .bringToFront, .sendToBack, .selectNone,
    .ungroup, .rotateLeft, .rotateRight, .lock, .hide,
  ]

  /// What needs at least two shapes.
  private static let pairActions: [Action] = [
    .group, .alignLeft, .alignCenter, .alignRight, .alignTop, .alignMiddle, .alignBottom,
    .distributeHorizontally, .distributeVertically,
  ]

  // MARK: Parts

  /// Hides the canvas or shows it again; drawing and history go on.
  func showCanvas(_ isShown: Bool) {
    session.finishHeldChange()
    session.cancel()
    if isShown {
      pages.show(canvasView.widget)
      canvasView.grabFocus()
    } else {
      pages.show(hiddenPage)
    }
  }

  func showInspector(_ isShown: Bool) { inspectorPanel.isRevealed = isShown }
}
