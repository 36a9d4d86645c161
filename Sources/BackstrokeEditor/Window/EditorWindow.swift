import Documents
import Editing
import Gtk
import Shapes
import Undo

/// A window on a document: it puts the parts together and keeps them current.
///
/// What can be done is in `EditorWindow+Actions.swift`, with a file each for files, closing, undo and the
/// like; what pointer and keys mean is in `EditingSession`, which needs no window.
final class EditorWindow {
  /// The document, as all of its windows share it.
  let opened: OpenDocument
  var document: Document { opened.document }
  let session: EditingSession
  let window: ApplicationWindow
  /// The program that the window belongs to.
  unowned let owner: EditorApplication
  let actions = WindowActions()

  let canvasView: CanvasView
  let inspector: Inspector
  let shapeList: ShapeListPanel
  let shapeListColumn: Box
  private let titleWidget = WindowTitle(title: "")
  private let header: EditorHeader
  private let toasts: ToastOverlay
  private let notices = NoticeBar()
  private let pages = Stack()
  private let hiddenPage: StatusPage
  private let workArea: Box
  private let inspectorPanel: Revealer
  private let history: HistoryPanel
  private let historyPanel = Box(.horizontal)
  private var editorObservation: EditorObservation?
  private var documentObservation: EditorObservation?
  /// Whether the window waits for the disk in order to close.
  var isClosing = false
  /// Whether the window closes without looking whether everything is on the disk.
  var closesAtOnce = false
  /// Whether the window is gone.
  var isClosed = false

  init(on opened: OpenDocument, of owner: EditorApplication, in application: Application) {
    self.opened = opened
    self.owner = owner
    session = EditingSession(editor: opened.document.editor)
    window = ApplicationWindow(application)
    canvasView = CanvasView(session)
    inspector = Inspector(session)
    shapeList = ShapeListPanel(session)
    shapeListColumn = Self.column(shapeList)
    header = EditorHeader(title: titleWidget, recent: owner.recentMenu.menu)

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
    inspectorPanel = Revealer(inspectorColumn, .horizontal)
    inspectorPanel.isRevealed = true
    inspectorPanel.expandsHorizontally = false
    history = HistoryPanel(of: opened.document)
    historyPanel.append(Separator(.vertical))
    historyPanel.append(history.widget)
    historyPanel.isVisible = false
    workArea = Box(.horizontal)
    workArea.append(ToolPalette().widget)
    workArea.append(Separator(.vertical))
    workArea.append(shapeListColumn)
    workArea.append(pages)
    workArea.append(inspectorPanel)
    workArea.append(historyPanel)
    workArea.expandsVertically = true
    let content = Box(.vertical)
    content.append(notices.widget)
    content.append(workArea)
    toasts = ToastOverlay(content)

    window.setDefaultSize(width: 1060, height: 700)
    window.setContent(header: header.bar, toasts)
    addActions()
    canvasView.report = { [weak self] error in self?.show("\(error)") }
    inspector.report = { [weak self] error in self?.show("\(error)") }
    shapeList.report = { [weak self] message in self?.show(message) }
    history.onChosen = { [weak self] step in self?.go(to: step) }
    history.onLeft = { [weak self] in self?.canvasView.grabFocus() }
    session.onChange = { [weak self] in self?.sessionChanged() }
    editorObservation = document.editor.observe { [weak self] event in self?.editorChanged(event) }
    documentObservation = document.observe { [weak self] event in
      if case .stateChanged = event { self?.documentChanged() }
    }
    window.onCloseRequest { [weak self] in self?.mayClose() ?? true }
    window.onActiveChanged { [weak self] isActive in
      if !isActive { self?.session.finishHeldChange() }
    }
    sessionChanged()
    documentChanged()
  }

  func present(maximized: Bool = false) {
    if maximized { window.maximize() }
    window.present()
    canvasView.grabFocus()
  }

  /// Shows a message at the bottom of the window for a while.
  func show(_ message: String) {
    // What was asked for here may come to an end after the window did.
    if !isClosed { toasts.show(message) }
  }

  /// Does what takes time, and says why when it is refused.
  func attempt(_ body: @escaping (EditorWindow) async throws -> Void) {
    Task { do { try await body(self) } catch { show("\(error)") } }
  }

  // MARK: Keeping current

  private func sessionChanged() {
    canvasView.sessionChanged()
    inspector.refresh()
    shapeList.selectionChanged()
    refreshActions()
  }

  private func editorChanged(_ event: EditorEvent) {
    switch event {
    case .changed, .previewed:
      canvasView.shapesChanged()
      inspector.refresh()
      refreshUndo()
    case .historyChanged:
      refreshActions()
    }
  }

  /// The name of the document, its state or its windows have changed.
  func documentChanged() {
    guard !isClosed else { return }
    let number = opened.windows.firstIndex { $0 === self }.map { $0 + 1 } ?? 1
    let title = opened.windows.count > 1 ? "\(opened.title) : \(number)" : opened.title
    let delay = document.failure != nil ? "Not saved" : opened.isLate ? "Saving…" : nil
    titleWidget.title = title
    titleWidget.subtitle = delay ?? (document.isUntitled ? "Draft" : document.place.folderInWords)
    let windowTitle = "\(delay == nil ? "" : "• ")\(title) – Backstroke"
    if window.title != windowTitle { window.title = windowTitle }
    header.refreshMenu(isUntitled: document.isUntitled)
    notices.show(Notice(of: document))
    refreshActions()
  }

  private func refreshActions() {
    let editor = document.editor
    header.undo.tooltip = editor.undoManager.undoMenuItemTitle + " (Ctrl+Z)"
    header.redo.tooltip = editor.undoManager.redoMenuItemTitle + " (Ctrl+Shift+Z)"
    header.refreshMenu(
      undo: editor.undoManager.undoMenuItemTitle, redo: editor.undoManager.redoMenuItemTitle)
    refreshUndo()
    actions[.redo].isEnabled = document.canRedo
    let isEditable = editor.isEditable
    // While what was asked for before takes a moment, commands wait for it.
    let isWaiting = session.isSettling
    let hasSelection = isEditable && (isWaiting || !session.selection.isEmpty)
    for action in Self.selectionActions { actions[action].isEnabled = hasSelection }
    for action in Self.pairActions {
      actions[action].isEnabled = hasSelection && (isWaiting || session.selection.count >= 2)
    }
    for action in Self.editingActions { actions[action].isEnabled = isEditable }
    inspector.widget.isSensitive = editor.isEditable
    actions[.tool].setState(session.tool.name)
  }

  /// What a slider did a moment ago is no step yet, but the key that takes it back may come already.
  private func refreshUndo() {
    actions[.undo].isEnabled =
      document.canUndo || session.isChangeHeld || document.editor.isChanging
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

  /// What a document that is only looked at cannot do.
  private static let editingActions: [Action] = [
    .reverseOrder, .unlockAll, .showAll, .tool, .rename, .forgetHistory, .replaceDrawing,
    .startOver,
    .replaceDrawing, .startOver,
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

  /// Shows the history and gives it the keyboard, or hides it.
  func showHistory(_ isShown: Bool) {
    historyPanel.isVisible = isShown
    history.isShown = isShown
    if isShown { history.grabFocus() } else { canvasView.grabFocus() }
  }
}
