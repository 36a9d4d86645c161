import CGtk

/// A field for one line of text: ``Entry``, ``SearchEntry``, ``EntryRow``.
///
/// Each has an undo of its own for what is being typed (Ctrl+Z in the field).
package protocol TextField: Widget {}

extension TextField {
  /// What is in it.
  ///
  /// Setting it to the same text does nothing; the cursor stays where it is as far as it can.
  package var text: String {
    get { String(cString: gtk_editable_get_text(handle.as())) }
    nonmutating set {
      guard newValue != text else { return }
      ProgramChange.run {
        let cursor = gtk_editable_get_position(handle.as())
        // The field's own undo would go back across the program's text, to a field without any.
        let hadOwnUndo = hasOwnUndo
        hasOwnUndo = false
        gtk_editable_set_text(handle.as(), newValue)
        hasOwnUndo = hadOwnUndo
        // A place beyond the end is the end.
        gtk_editable_set_position(handle.as(), cursor)
      }
    }
  }

  /// Whether it can undo what is typed; it forgets that when this is set to false.
  ///
  /// Without it the undo keys are for the window while the keyboard is in the field
  /// (``ApplicationWindow/passUnusedUndoKeys(undo:redo:)``): right for a field that writes each
  /// letter into the model at once.
  package var hasOwnUndo: Bool {
    get { gtk_editable_get_enable_undo(handle.as()) != 0 }
    nonmutating set { gtk_editable_set_enable_undo(handle.as(), newValue ? 1 : 0) }
  }

  /// Forgets what was typed so far: undo goes back to here.
  package func forgetOwnUndo() { handle.forgetTypedText() }

  /// Selects all of the text.
  package func selectAll() {
    gtk_editable_select_region(handle.as(), 0, -1)
  }

  /// Room for that many letters.
  package func setWidth(characters: Int) {
    gtk_editable_set_width_chars(handle.as(), Int32(characters))
  }

  /// Calls `body` with the text after each change by the person.
  @discardableResult
  package func onChanged(_ body: @escaping (_ text: String) -> Void) -> SignalConnection {
    let handle = handle
    return handle.connectUserChange("changed") {
      body(String(cString: gtk_editable_get_text(handle.as())))
    }
  }
}

extension ObjectHandle {
  /// Lets a field that text can be typed into forget it for its own undo, which it does when that is switched off.
  func forgetTypedText() {
    guard gtk_editable_get_enable_undo(self.as()) != 0 else { return }
    gtk_editable_set_enable_undo(self.as(), 0)
    gtk_editable_set_enable_undo(self.as(), 1)
  }
}

/// A field for a line of text.
package struct Entry: TextField {
  package let handle: ObjectHandle

  package init(text: String = "", placeholder: String? = nil) {
    handle = .of(gtk_entry_new())
    self.text = text
    gtk_entry_set_placeholder_text(handle.as(), placeholder)
  }

  /// Calls `body` with the text when Return is pressed.
  @discardableResult
  package func onActivated(_ body: @escaping (_ text: String) -> Void) -> SignalConnection {
    let handle = handle
    return handle.connect("activate") {
      body(String(cString: gtk_editable_get_text(handle.as())))
    }
  }

  /// Whether Return also gives the default answer of the dialog that it is in.
  package var activatesDefault: Bool {
    get { gtk_entry_get_activates_default(handle.as()) != 0 }
    nonmutating set { gtk_entry_set_activates_default(handle.as(), newValue ? 1 : 0) }
  }

  /// Whether it shows the look of an error.
  package func setError(_ isError: Bool) {
    if isError { addStyle(.error) } else { removeStyle(.error) }
  }
}

/// A field for a search, with a button that clears it.
package struct SearchEntry: TextField {
  package let handle: ObjectHandle

  package init(placeholder: String) {
    handle = .of(gtk_search_entry_new())
    handle.setProperty("placeholder-text", to: placeholder)
  }

  /// Calls `body` with the text when the person stopped typing for a moment (150 ms).
  @discardableResult
  package func onSearchChanged(_ body: @escaping (_ text: String) -> Void) -> SignalConnection {
    let handle = handle
    return handle.connect("search-changed") {
      body(String(cString: gtk_editable_get_text(handle.as())))
    }
  }

  /// Calls `body` when Escape is pressed.
  @discardableResult
  package func onStopped(_ body: @escaping () -> Void) -> SignalConnection {
    handle.connect("stop-search", body)
  }
}
