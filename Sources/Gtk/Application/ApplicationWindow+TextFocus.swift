import CGtk

/// The field that the keyboard is in, of which no more is known.
private struct FocusedText: TextField {
  let handle: ObjectHandle
}

/// Editing commands while the keyboard is in a field for a line of text: they are for the field
/// first.
extension ApplicationWindow {
  /// Whether the keyboard is in a field for text.
  package var isTextFocused: Bool { focusedText != nil || focusedTextView != nil }

  /// Undoes in the focused field.
  ///
  /// - Returns: Whether there is a focused field and it had something to undo.
  @discardableResult
  package func undoInFocusedText() -> Bool {
    focusedTextView?.undo() ?? changesFocusedText("text.undo")
  }

  /// Redoes in the focused field.
  ///
  /// - Returns: Whether there is a focused field and it had something to redo.
  @discardableResult
  package func redoInFocusedText() -> Bool {
    focusedTextView?.redo() ?? changesFocusedText("text.redo")
  }

  /// Runs a command of the focused field: "clipboard.copy", "selection.delete".
  ///
  /// - Parameter name: The action with its group.
  /// - Returns: Whether there is a focused field with such a command.
  @discardableResult
  package func activateActionOfFocusedText(_ name: String) -> Bool {
    focusedText?.activateAction(name) ?? false
  }

  /// Lets the undo keys go to the focused field while it has something to undo, else to the window.
  ///
  /// A field keeps Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y even when it can do nothing with them, so a
  /// ``ShortcutController`` of the window does not hear them; this does.
  ///
  /// - Parameters:
  ///   - undo: The window's action: "win.undo".
  ///   - redo: The window's action: "win.redo".
  package func passUnusedUndoKeys(undo: String, redo: String) {
    let window = self
    let keys = KeyController()
    keys.setPhase(.capture)
    keys.onPressed { key, modifiers in
      guard window.isTextFocused else { return false }
      switch (key, modifiers.intersection([.control, .shift, .alt, .super])) {
      case (Key("z"), .control):
        if !window.undoInFocusedText() { window.activateAction(undo) }
      case (Key("Z"), [.control, .shift]), (Key("z"), [.control, .shift]), (Key("y"), .control):
        if !window.redoInFocusedText() { window.activateAction(redo) }
      default:
        return false
      }
      return true
    }
    addController(keys)
  }

  /// GTK does not tell whether a field has something to undo, so it is tried and the text compared.
  private func changesFocusedText(_ action: String) -> Bool {
    guard let focusedText else { return false }
    let text = focusedText.text
    focusedText.activateAction(action)
    return focusedText.text != text
  }

  private var focusedText: FocusedText? {
    focus(ofType: gtk_editable_get_type()).map(FocusedText.init(handle:))
  }

  private var focusedTextView: TextView? {
    focus(ofType: gtk_text_view_get_type()).map(TextView.init(handle:))
  }

  private func focus(ofType type: GType) -> ObjectHandle? {
    guard let focus = gtk_window_get_focus(handle.as()) else { return nil }
    let widget = ObjectHandle.of(focus)
    return g_type_check_instance_is_a(widget.as(), type) != 0 ? widget : nil
  }
}
