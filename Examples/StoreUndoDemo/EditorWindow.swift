import Gtk
import Undo

/// A window on an editor of its own.
///
/// The handlers of its widgets keep this object; they go when the window is closed, and it with
/// them.
final class EditorWindow {
  let editor = Editor()
  let canvas: DrawingArea
  private let window: ApplicationWindow
  private let hidden = Label("Editor hidden")
  private let position = Label()
  private let undoButton = Button("Undo")
  private let redoButton = Button("Redo")
  private let undo: SimpleAction
  private let redo: SimpleAction
  private var observation: UndoObservation?

  init(_ application: Application) {
    let editor = editor
    window = ApplicationWindow(application)
    canvas = Self.makeCanvas(of: editor)
    undo = SimpleAction("undo") { editor.undo() }
    redo = SimpleAction("redo") { editor.redo() }
    addActions()
    addContent(newWindow: { _ = EditorWindow(application) })
    handleDrags()
    // Whoever moves the rectangle, a button, a drag or undo: the history tells of it.
    observation = editor.undoManager?.onChange { [weak self] _ in self?.update() }
    update()
    window.present()
  }

  /// Shows what the editor has.
  func update() {
    let shown = editor.store.position
    position.text = "Position: \(Int(shown.x.rounded())), \(Int(shown.y.rounded()))"
    undo.isEnabled = editor.canUndo
    redo.isEnabled = editor.canRedo
    undoButton.tooltip = editor.undoManager?.undoMenuItemTitle
    redoButton.tooltip = editor.undoManager?.redoMenuItemTitle
    canvas.isVisible = editor.isShown
    hidden.isVisible = !editor.isShown
    canvas.queueDraw()
  }

  private func addActions() {
    window.addAction(undo)
    window.addAction(redo)
    undoButton.setAction("win.undo")
    redoButton.setAction("win.redo")
    let keys = ShortcutController()
    keys.add("<Control>z", action: "win.undo")
    keys.add("<Control><Shift>z", action: "win.redo")
    keys.add("<Control>y", action: "win.redo")
    window.addController(keys)
  }

  private func addContent(newWindow: @escaping () -> Void) {
    window.title = "Store Undo Demo"
    window.setDefaultSize(width: 620, height: 380)

    hidden.addStyle(.dim)
    hidden.addStyle(.title3)
    hidden.setMinimumSize(width: Self.canvasWidth, height: Self.canvasHeight)

    let moveRight = Button("Move Right")
    moveRight.addStyle(.suggested)
    moveRight.onClicked { [self] in editor.moveRight() }

    let showEditor = CheckButton("Show Editor", isOn: true)
    showEditor.onToggled { [self] isOn in
      editor.isShown = isOn
      update()
    }

    let history = Box(.horizontal)
    history.addStyle(.linked)
    history.isHomogeneous = true
    history.append(undoButton)
    history.append(redoButton)

    position.addStyle(.numeric)
    position.textPosition = 0

    let controls = Box(.vertical, spacing: 12)
    controls.expandsHorizontally = true
    controls.append(moveRight)
    controls.append(history)
    controls.append(showEditor)
    controls.append(position)

    let content = Box(.horizontal, spacing: 18)
    content.setMargins(horizontal: 18, vertical: 18)
    content.align(vertical: .center)
    content.append(canvas)
    content.append(hidden)
    content.append(controls)

    let header = HeaderBar()
    let newWindowButton = Button(icon: "window-new-symbolic", label: "New Window")
    newWindowButton.onClicked(newWindow)
    header.packStart(newWindowButton)
    window.setContent(header: header, content)
  }
}
