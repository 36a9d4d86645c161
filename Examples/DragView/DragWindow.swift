import Gtk
import Undo

/// A window with the view that is dragged.
///
/// The handlers of its widgets keep this object; they go when the window is closed, and it with
/// them.
final class DragWindow {
  let view = MovableView()
  let canvas: ViewCanvas
  private let responder = WindowResponder()
  private let window: ApplicationWindow
  private let status = Label()
  private let undo: SimpleAction
  private let redo: SimpleAction
  private let historyItems = Menu()
  private var observation: UndoObservation?

  /// Who is asked first when a command looks for an undo manager.
  private var focus: Responder

  init(_ application: Application) {
    view.next = responder
    focus = responder
    window = ApplicationWindow(application)
    canvas = ViewCanvas(view)
    let view = view
    undo = SimpleAction("undo") { view.undo() }
    redo = SimpleAction("redo") { view.redo() }
    addActions()
    addContent()
    observation = view.undoManager?.onChange { [weak self] _ in self?.update() }
    update()
    window.present()
    canvas.area.grabFocus()
  }

  private func update() {
    status.text = "Center: \(Int(view.center.x.rounded())), \(Int(view.center.y.rounded()))"
    undo.isEnabled = view.canUndo
    redo.isEnabled = view.canRedo
    historyItems.removeAll()
    historyItems.append(view.undoManager?.undoMenuItemTitle ?? "Undo", action: "win.undo")
    historyItems.append(view.undoManager?.redoMenuItemTitle ?? "Redo", action: "win.redo")
  }

  private func addActions() {
    window.addAction(undo)
    window.addAction(redo)
    window.addAction(SimpleAction("ask") { [weak self] in self?.askUndoQuestion() })
    let keys = ShortcutController()
    keys.add("<Control>z", action: "win.undo")
    keys.add("<Control><Shift>z", action: "win.redo")
    keys.add("<Control>u", action: "win.ask")
    window.addController(keys)

    let focusController = FocusController()
    focusController.onEnter { [self] in focus = view }
    focusController.onLeave { [self] in focus = responder }
    canvas.area.addController(focusController)
  }

  private func addContent() {
    window.title = "Drag View"
    window.setDefaultSize(width: 640, height: 480)

    let ways = Box(.horizontal)
    ways.addStyle(.linked)
    ways.setAccessibleLabel("Way of registering")
    var first: ToggleButton?
    for way in RegistrationWay.allCases {
      let button = ToggleButton(title(of: way))
      if let first { button.joinGroup(of: first) }
      first = first ?? button
      button.isActive = way == view.way
      button.onToggled { [self] isActive in if isActive { view.way = way } }
      ways.append(button)
    }
    status.addStyle(.numeric)
    status.expandsHorizontally = true
    status.textPosition = 1

    let bar = Box(.horizontal, spacing: 12)
    bar.append(ways)
    bar.append(status)
    let content = Box(.vertical, spacing: 12)
    content.setMargins(horizontal: 12, vertical: 12)
    canvas.area.expandsVertically = true
    content.append(canvas.area)
    content.append(bar)

    let edit = Menu()
    edit.appendSection(historyItems)
    let question = Menu()
    question.append("Undo/Redo…", action: "win.ask")
    edit.appendSection(question)
    let header = HeaderBar()
    header.packStart(MenuButton("Edit", menu: edit))
    window.setContent(header: header, content)
    canvas.handleInput(menu: ContextMenu(historyItems, above: canvas.area)) { [self] in update() }
  }

  private func title(of way: RegistrationWay) -> String {
    switch way {
    case .targetAndMethod: "Target and Method"
    case .invocation: "Invocation"
    case .handler: "Handler"
    }
  }

  private func askUndoQuestion() {
    guard !view.isDragging, let question = UndoQuestion(askedAt: focus) else { return }
    let undoManager = focus.undoManager
    MessageDialog(
      heading: "Undo or redo?", body: "",
      responses: [
        .init("cancel", "Cancel"),
        .init("redo", question.redoTitle, isEnabled: question.canRedo),
        .init("undo", question.undoTitle, .suggested, isEnabled: question.canUndo),
      ]
    )
    .present(for: window, default: question.canUndo ? "undo" : nil) { response in
      switch response {
      case "undo": undoManager?.undo()
      case "redo": undoManager?.redo()
      default: break
      }
    }
  }
}
