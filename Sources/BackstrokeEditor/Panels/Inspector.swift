import Editing
import Gtk
import Rendering
import Shapes

/// The properties of the selection, at the right of the window.
///
/// A slider shows its values while it is dragged and leaves one step; a colour, a number and a name are
/// one step each, when they are chosen or confirmed.
final class Inspector {
  let widget: Stack
  /// Tells the user why something was refused.
  var report: ((any Error) -> Void)?

  private let session: EditingSession
  private let emptyPage = Label("Choose a tool and draw,\nor select a shape.")
  private let form = Box(.vertical, spacing: 12)
  private let scroller: ScrolledWindow
  private let name = Entry(placeholder: "Name")
  /// Whether the name is being typed: then what is typed stays, whatever happens around it.
  private var isNameBeingEdited = false
  private let frame = FrameFields()
  private let formFields = FormFields()
  private let fill = PaintField("Fill")
  private let stroke = PaintField("Outline")
  private let strokeWidth = SpinButton(range: 0...200, step: 0.5, digits: 1)
  private let opacity = Scale(.horizontal, range: 0...100, step: 1)

  init(_ session: EditingSession) {
    self.session = session
    scroller = ScrolledWindow(form, scrollsHorizontally: false)
    widget = Stack()
    widget.setMinimumSize(width: 240)
    emptyPage.addStyle(named: "dim-label")
    emptyPage.wraps = true
    emptyPage.setMargins(horizontal: 12, vertical: 24)
    emptyPage.align(vertical: .start)
    widget.add(emptyPage)
    widget.add(scroller)
    layOut()
    connect()
    refresh()
  }

  /// Shows the selection as it is now.
  func refresh() {
    // What is shown of a large selection would lag behind what is being done to it, a slider behind its own pointer.
    guard !session.isBusy else { return }
    let summary = session.summary
    guard let first = summary.first else { return widget.show(emptyPage) }
    widget.show(scroller)
    let isSingle = summary.count == 1
    name.isSensitive = isSingle
    if !isNameBeingEdited || !isSingle {
      name.text = isSingle ? first.name.editable : "\(summary.count) shapes"
    }
    frame.show(
      isSingle ? first.placement : Placement(summary.extent ?? first.extent),
      isEditable: isSingle && !first.isLocked)
    formFields.show(isSingle ? first.form : nil)
    fill.show(first.style.fill)
    stroke.show(first.style.stroke)
    strokeWidth.value = first.style.strokeWidth
    opacity.value = first.style.opacity * 100
  }

  private func layOut() {
    form.setMargins(horizontal: 12, vertical: 12)
    strokeWidth.setAccessibleLabel("Outline Width")
    opacity.setAccessibleLabel("Opacity")
    name.setAccessibleLabel("Name")
    opacity.showsValue(digits: 0)
    opacity.expandsHorizontally = true
    form.append(section("Name", name))
    form.append(section("Position and Size", frame.widget))
    form.append(formFields.widget)
    form.append(section("Fill", fill.widget))
    form.append(section("Outline", stroke.widget, strokeWidth))
    form.append(section("Opacity", opacity))
  }

  private func section(_ title: String, _ first: some Widget) -> Box {
    let box = Box(.vertical, spacing: 6)
    let label = Label(title)
    label.textPosition = 0
    label.addStyle(named: "heading")
    box.append(label)
    box.append(first)
    return box
  }

  private func section(_ title: String, _ first: some Widget, _ second: some Widget) -> Box {
    let box = section(title, first)
    box.append(second)
    return box
  }

  private func connect() {
    // A name is an edit when it is confirmed: looking into the field and leaving it is none.
    name.onActivated { [weak self] text in
      self?.rename(to: text)
      // From here on undo is for the step, no more for its letters.
      self?.name.forgetOwnUndo()
    }
    let focus = FocusController()
    focus.onEnter { [weak self] in self?.isNameBeingEdited = true }
    focus.onLeave { [weak self] in
      guard let self else { return }
      isNameBeingEdited = false
      rename(to: name.text)
    }
    name.addController(focus)
    frame.onChanged = { [weak self] placement in
      self?.attempt { try $0.placeSelection(placement) }
    }
    formFields.onChanged = { [weak self] form in
      self?.attempt { try $0.reshapeSelection(form) }
    }
    fill.onChanged = { [weak self] color in self?.attempt { try $0.styleSelection(.fill(color)) } }
    stroke.onChanged = { [weak self] color in
      self?.attempt { try $0.styleSelection(.stroke(color)) }
    }
    strokeWidth.onValueChanged { [weak self] width in
      self?.attempt { try $0.styleSelection(.strokeWidth(width)) }
    }
    connectOpacity()
  }

  /// Dragging the slider is one step from press to release; its keys and the wheel, until they pause.
  private func connectOpacity() {
    var isDragged = false
    var pause: MainLoop.Scheduled?
    opacity.onDragBegan { isDragged = true }
    opacity.onValueChanged { [weak self] value in
      self?.attempt { try $0.slide(.opacity(value / 100)) }
      pause?.cancel()
      guard !isDragged else { return }
      pause = MainLoop.after(milliseconds: Self.pauseBetweenSteps) {
        self?.session.finishHeldChange()
      }
    }
    opacity.onDragEnded { [weak self] in
      isDragged = false
      self?.session.finishHeldChange()
    }
  }

  /// How long the keys of a slider may rest before what they did is a step, in milliseconds: longer than
  /// the repeat of a held key, shorter than a decision.
  private static let pauseBetweenSteps = 500

  private func rename(to text: String) {
    guard let only = session.summary.only, only.name.editable != text else { return }
    attempt { try $0.renameSelection(to: text) }
  }

  private func attempt(_ body: (EditingSession) throws -> Void) {
    do { try body(session) } catch { report?(error) }
    refresh()
  }
}
