import Gtk

/// A name that becomes a field when it is to be changed.
///
/// What is typed is a draft: Return confirms it, and so does going elsewhere; Escape drops it. Until then
/// nobody else sees it, so a list that follows names leaves the row alone while its name is being typed.
final class NameField {
  let widget = Box(.horizontal)
  /// Called with the draft when it is confirmed and says something else than the name.
  var onConfirmed: ((String) -> Void)?
  /// Called when a key ends the draft, to give the keyboard to something else.
  var onClosed: (() -> Void)?

  private let label = Label()
  /// Made when it is needed for the first time: few names of a list are ever changed.
  private var entry: Entry?
  private var name = ""

  init() {
    label.textPosition = 0
    label.ellipsizes = true
    label.expandsHorizontally = true
    widget.expandsHorizontally = true
    widget.append(label)
  }

  /// Whether the name is being typed.
  private(set) var isEditing = false

  /// Shows a name, or what stands for it where there is none; a draft goes on.
  func show(_ name: String, placeholder: String) {
    self.name = name
    let shown = name.isEmpty ? placeholder : name.excerpt
    guard label.text != shown else { return }
    label.text = shown
  }

  /// Shows the name dimmed or not.
  func dim(_ isDim: Bool) { label.opacity = isDim ? 0.5 : 1 }

  /// Begins a draft.
  func edit() {
    guard !isEditing else { return }
    isEditing = true
    let entry = entry ?? makeEntry()
    self.entry = entry
    entry.text = name.editable
    entry.isVisible = true
    label.isVisible = false
    entry.grabFocus()
    entry.selectAll()
  }

  /// Ends the draft: confirms it, or drops it.
  func end(confirming: Bool) {
    guard let entry, isEditing else { return }
    isEditing = false
    let draft = entry.text
    // A field that is hidden while it has the keyboard gives it to whatever comes next, and late.
    if entry.holdsFocus { onClosed?() }
    label.isVisible = true
    entry.isVisible = false
    if confirming, draft != name.editable { onConfirmed?(draft) }
  }

  private func makeEntry() -> Entry {
    let entry = Entry()
    entry.isVisible = false
    entry.setAccessibleLabel("Shape name")
    entry.expandsHorizontally = true
    entry.setWidth(characters: 4)
    entry.onActivated { [weak self] _ in self?.end(confirming: true) }
    let keys = KeyController()
    keys.setPhase(.capture)
    keys.onPressed { [weak self] key, _ in
      guard key == .escape else { return false }
      self?.end(confirming: false)
      return true
    }
    entry.addController(keys)
    let focus = FocusController()
    focus.onLeave { [weak self] in
      // Another window may be looked at in between; the draft waits.
      if !entry.holdsFocus { self?.end(confirming: true) }
    }
    entry.addController(focus)
    widget.append(entry)
    return entry
  }
}
