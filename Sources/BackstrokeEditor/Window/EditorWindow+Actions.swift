import Documents
import Editing
import Gtk
import Shapes

extension EditorWindow {
  /// Adds all actions of the window, and their keys.
  func addActions() {
    add(.undo) { $0.undo() }
    add(.redo) { $0.redo() }
    add(.undoOrRedo) { $0.askUndoOrRedo() }
    addFiles()
    add(.delete) { try $0.session.deleteSelection() }
    add(.duplicate) { try $0.session.duplicateSelection() }
    add(.selectAll) { $0.session.selectAll() }
    add(.selectNone) { $0.session.selection = Selection() }
    add(.bringForward) { try $0.session.restackSelection(.forward) }
    add(.sendBackward) { try $0.session.restackSelection(.backward) }
    add(.bringToFront) { try $0.session.restackSelection(.toFront) }
    add(.sendToBack) { try $0.session.restackSelection(.toBack) }
    addArranging()
    add(.zoomIn) { $0.canvasView.zoom(by: 1.25) }
    add(.zoomOut) { $0.canvasView.zoom(by: 0.8) }
    add(.zoomReset) { $0.canvasView.zoom(by: 1 / $0.session.viewport.zoom) }
    add(.zoomToFit) { $0.canvasView.zoomToFit() }
    actions.add(
      .tool,
      SimpleAction(Action.tool.name, choice: session.tool.name) { [weak self] choice in
        self?.session.tool = Tool.allCases.first { $0.name == choice } ?? .select
        self?.canvasView.grabFocus()
      }, to: window)
    actions.add(
      .showCanvas,
      SimpleAction(Action.showCanvas.name, isOn: true) { [weak self] in self?.showCanvas($0) },
      to: window)
    actions.add(
      .showInspector,
      SimpleAction(Action.showInspector.name, isOn: true) { [weak self] in
        self?.showInspector($0)
      }, to: window)
    addShapeList()
    addReplacing()
    actions.add(
      .showHistory,
      SimpleAction(Action.showHistory.name, isOn: false) { [weak self] in self?.showHistory($0) },
      to: window)
    addKeys()
  }

  func add(_ action: Action, _ body: @escaping (EditorWindow) throws -> Void) {
    let simple = SimpleAction(action.name) { [weak self] in
      guard let self else { return }
      do { try body(self) } catch { show("\(error)") }
    }
    actions.add(action, simple, to: window)
  }

  /// The keys reach a text field first, and these only when it has no use for them.
  private func addKeys() {
    let shortcuts = ShortcutController()
    for action in Action.allCases {
      // Menus show the key that was added last: the main one.
      for keys in action.keys.reversed() { shortcuts.add(keys, action: action.fullName) }
    }
    for tool in Tool.allCases {
      shortcuts.add(tool.key, action: Action.tool.fullName, target: tool.name)
    }
    window.addController(shortcuts)
    window.passUnusedUndoKeys(undo: Action.undo.fullName, redo: Action.redo.fullName)
  }

  private func addFiles() {
    add(.new) { $0.owner.newDocument() }
    add(.open) { $0.chooseFileToOpen() }
    add(.save) { $0.save() }
    add(.saveAs) { $0.saveAs() }
    add(.saveElsewhere) { $0.saveAs() }
    add(.saveCopy) { $0.saveCopy() }
    add(.rename) { $0.rename() }
    add(.duplicateDocument) { $0.duplicateDocument() }
    add(.forgetHistory) { $0.forgetHistory() }
    add(.retry) { $0.document.retry() }
    add(.newWindow) { $0.owner.openWindow(on: $0.opened) }
    add(.close) { $0.window.close() }
    actions.add(
      .openRecent,
      SimpleAction(
        Action.openRecent.name,
        withText: { [weak self] path in
          guard let self else { return }
          owner.open(path, from: self)
        }), to: window)
  }

  private func addArranging() {
    add(.group) { try $0.session.groupSelection() }
    add(.ungroup) { try $0.session.ungroupSelection() }
    add(.alignLeft) { try $0.session.alignSelection(.left) }
    add(.alignCenter) { try $0.session.alignSelection(.center) }
    add(.alignRight) { try $0.session.alignSelection(.right) }
    add(.alignTop) { try $0.session.alignSelection(.top) }
    add(.alignMiddle) { try $0.session.alignSelection(.middle) }
    add(.alignBottom) { try $0.session.alignSelection(.bottom) }
    add(.distributeHorizontally) { try $0.session.distributeSelection(along: .horizontal) }
    add(.distributeVertically) { try $0.session.distributeSelection(along: .vertical) }
    add(.reverseOrder) { try $0.session.reverseOrder() }
    add(.rotateLeft) { try $0.session.rotateSelection(by: -90) }
    add(.rotateRight) { try $0.session.rotateSelection(by: 90) }
    add(.lock) { try $0.session.toggleLockOfSelection() }
    add(.unlockAll) { try $0.session.unlockAll() }
    add(.hide) { try $0.session.hideSelection() }
    add(.showAll) { try $0.session.showAll() }
  }
}

extension Tool {
  /// The name as a choice of the tool action.
  var name: String {
    switch self {
    case .select: "select"
    case .rectangle: "rectangle"
    case .roundedRectangle: "rounded-rectangle"
    case .ellipse: "ellipse"
    case .polygon: "polygon"
    case .line: "line"
    case .arrow: "arrow"
    case .pencil: "pencil"
    case .text: "text"
    }
  }

  /// The key that chooses the tool.
  var key: String {
    switch self {
    case .select: "v"
    case .rectangle: "r"
    case .roundedRectangle: "u"
    case .ellipse: "e"
    case .polygon: "g"
    case .line: "l"
    case .arrow: "a"
    case .pencil: "p"
    case .text: "t"
    }
  }

  /// Its picture.
  var icon: String { "backstroke-\(name)-symbolic" }
}
