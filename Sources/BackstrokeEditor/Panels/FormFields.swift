import Foundation
import Gtk
import Shapes

/// The fields for what a shape draws: the radius of its corners, or its words.
final class FormFields {
  let widget = Box(.vertical)
  /// Called when the user has changed something and confirmed it.
  var onChanged: ((ShapeForm) -> Void)?

  private let rectangle = Box(.vertical, spacing: 6)
  private let radius = SpinButton(range: 0...10_000, step: 1, digits: 1)
  private let words = Box(.vertical, spacing: 6)
  private let editor = TextView()
  private let fontSize = SpinButton(range: 1...1000, step: 1, digits: 1)
  private var alignments: [Text.Alignment: ToggleButton] = [:]
  private var text: Text?

  init() {
    radius.setAccessibleLabel("Corner Radius")
    add("Corner Radius", radius, to: rectangle)
    layOutWords()
    widget.append(rectangle)
    widget.append(words)
    radius.onValueChanged { [weak self] value in self?.onChanged?(.rectangle(cornerRadius: value)) }
    connectWords()
  }

  /// Shows what a shape draws; nil for several shapes.
  func show(_ form: ShapeForm?) {
    rectangle.isVisible = form?.kind == .rectangle
    words.isVisible = form?.kind == .text
    widget.isVisible = rectangle.isVisible || words.isVisible
    switch form {
    case .rectangle(let value): radius.value = value
    case .text(let text):
      // What is being typed stays, whatever happens around it.
      if !editor.hasFocus || self.text != text { editor.text = text.string }
      self.text = text
      fontSize.value = text.fontSize
      alignments[text.alignment]?.isActive = true
    default: text = nil
    }
  }

  private func layOutWords() {
    editor.setAccessibleLabel("Text")
    let frame = ScrolledWindow(editor, scrollsHorizontally: false)
    frame.setMinimumSize(height: 90)
    frame.addStyle(named: "card")
    add("Text", frame, to: words)
    let row = Box(.horizontal, spacing: 6)
    fontSize.setAccessibleLabel("Font Size")
    fontSize.expandsHorizontally = true
    row.append(fontSize)
    let group = Box(.horizontal)
    group.addStyle(.linked)
    for alignment in Text.Alignment.allCases {
      let button = ToggleButton(
        icon: "format-justify-\(alignment.rawValue)-symbolic",
        label: "Align Text \(alignment.rawValue.capitalized)")
      if let first = alignments[.left] { button.joinGroup(of: first) }
      alignments[alignment] = button
      group.append(button)
    }
    row.append(group)
    words.append(row)
  }

  private func connectWords() {
    let focus = FocusController()
    focus.onLeave { [weak self] in
      guard let self else { return }
      change { $0.string = self.editor.text }
    }
    editor.addController(focus)
    fontSize.onValueChanged { [weak self] size in self?.change { $0.fontSize = size } }
    for (alignment, button) in alignments {
      button.onToggled { [weak self] isActive in
        if isActive { self?.change { $0.alignment = alignment } }
      }
    }
  }

  private func change(_ edit: (inout Text) -> Void) {
    guard var changed = text else { return }
    edit(&changed)
    if changed != text { onChanged?(.text(changed)) }
  }

  private func add(_ title: String, _ field: some Widget, to box: Box) {
    let label = Label(title)
    label.textPosition = 0
    label.addStyle(named: "heading")
    box.append(label)
    box.append(field)
  }
}
