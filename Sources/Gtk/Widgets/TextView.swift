import CGtk

/// A field for text of several lines, with an undo of its own for what is being typed.
package struct TextView: Widget {
  package let handle: ObjectHandle

  package init(text: String = "") {
    handle = .of(gtk_text_view_new())
    gtk_text_view_set_wrap_mode(handle.as(), GTK_WRAP_WORD_CHAR)
    gtk_text_view_set_accepts_tab(handle.as(), 0)
    for set in [
      gtk_text_view_set_top_margin, gtk_text_view_set_bottom_margin, gtk_text_view_set_left_margin,
      gtk_text_view_set_right_margin,
    ] {
      set(handle.as(), 8)
    }
    self.text = text
  }

  init(handle: ObjectHandle) { self.handle = handle }

  /// What is in it.
  ///
  /// Setting another text makes it the start of the field's own undo.
  package var text: String {
    get {
      var start = GtkTextIter()
      var end = GtkTextIter()
      gtk_text_buffer_get_bounds(buffer, &start, &end)
      guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
      defer { g_free(text) }
      return String(cString: text)
    }
    nonmutating set {
      guard newValue != text else { return }
      gtk_text_buffer_begin_irreversible_action(buffer)
      gtk_text_buffer_set_text(buffer, newValue, -1)
      gtk_text_buffer_end_irreversible_action(buffer)
    }
  }

  /// Undoes what was typed last.
  ///
  /// - Returns: Whether there was something.
  func undo() -> Bool {
    guard gtk_text_buffer_get_can_undo(buffer) != 0 else { return false }
    gtk_text_buffer_undo(buffer)
    return true
  }

  /// Redoes what was undone last.
  ///
  /// - Returns: Whether there was something.
  func redo() -> Bool {
    guard gtk_text_buffer_get_can_redo(buffer) != 0 else { return false }
    gtk_text_buffer_redo(buffer)
    return true
  }

  private var buffer: UnsafeMutablePointer<GtkTextBuffer> {
    gtk_text_view_get_buffer(handle.as())
  }
}
