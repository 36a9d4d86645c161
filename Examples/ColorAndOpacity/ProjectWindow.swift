import Gtk

/// A window on a project of its own.
///
/// The handlers of its widgets keep this object; they go when the window is closed, and it with
/// them.
final class ProjectWindow {
  private let project = Project()
  private let buttons: HistoryButtons
  private let window: ApplicationWindow
  private let preview: DrawingArea
  private let slider = Scale(range: 0...1, step: 0.01)
  private let undoButton = Button("Undo")
  private let redoButton = Button("Redo")
  private let undo: SimpleAction
  private let redo: SimpleAction
  private let swatches = ProjectColor.allCases.map { color in
    (color: color, button: ToggleButton(label: color.name, content: color.makeSwatch()))
  }

  /// Ends a slide that was made with the wheel or the arrow keys: they do not say when it ends.
  private var endOfSlide: MainLoop.Scheduled?
  private var isDragging = false

  init(_ application: Application) {
    let project = project
    buttons = HistoryButtons(project.undoManager)
    window = ApplicationWindow(application)
    preview = project.makePreview()
    undo = SimpleAction("undo") { project.undo() }
    redo = SimpleAction("redo") { project.redo() }
    addActions()
    addContent()
    handleSlides()
    buttons.onChange = { [weak self] in self?.update() }
    update()
    window.present()
  }

  /// Shows what the project has.
  private func update() {
    for (color, button) in swatches { button.isActive = color == project.color }
    slider.value = project.opacity
    undo.isEnabled = buttons.canUndo
    redo.isEnabled = buttons.canRedo
    undoButton.label = buttons.undoTitle
    redoButton.label = buttons.redoTitle
    preview.queueDraw()
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
  }

  private func addContent() {
    window.title = "Color and Opacity"
    window.setDefaultSize(width: 480, height: 460)

    let colors = Box(.horizontal, spacing: 6)
    colors.align(horizontal: .center)
    for (color, button) in swatches {
      button.addStyle(.flat)
      button.addStyle(.circular)
      if let first = swatches.first, !button.isSame(as: first.button) {
        button.joinGroup(of: first.button)
      }
      button.onToggled { [self] isActive in
        if isActive { project.setProjectColor(color) }
      }
      colors.append(button)
    }

    let name = Label("Opacity")
    name.names(slider)
    slider.showsValue(digits: 2)
    slider.expandsHorizontally = true
    let opacity = Box(.horizontal, spacing: 12)
    opacity.append(name)
    opacity.append(slider)

    let history = Box(.horizontal)
    history.addStyle(.linked)
    history.isHomogeneous = true
    history.append(undoButton)
    history.append(redoButton)

    let content = Box(.vertical, spacing: 18)
    content.setMargins(horizontal: 18, vertical: 18)
    content.append(preview)
    content.append(colors)
    content.append(opacity)
    content.append(history)
    window.setContent(header: HeaderBar(), content)
  }

  private func handleSlides() {
    slider.onDragBegan { [self] in isDragging = true }
    slider.onValueChanged { [self] value in
      project.slide(to: value)
      preview.queueDraw()
      endOfSlide?.cancel()
      if !isDragging {
        endOfSlide = MainLoop.after(milliseconds: 400) { [project] in project.endSlide() }
      }
    }
    slider.onDragEnded { [self] in
      isDragging = false
      project.endSlide()
    }
  }
}
