import CGtk
package import Cairo

/// A field for a number, with buttons for one more and one less.
package struct SpinButton: Widget {
  package let handle: ObjectHandle

  /// - Parameters:
  ///   - range: The least and the greatest number.
  ///   - step: How far a button or an arrow key goes.
  ///   - digits: After the decimal point.
  package init(range: ClosedRange<Double>, step: Double = 1, digits: Int = 0) {
    handle = .of(gtk_spin_button_new_with_range(range.lowerBound, range.upperBound, step))
    gtk_spin_button_set_digits(handle.as(), guint(digits))
    gtk_spin_button_set_numeric(handle.as(), 1)
    // What is no number in the range is not taken for one: the former comes back.
    gtk_spin_button_set_update_policy(handle.as(), GTK_UPDATE_IF_VALID)
    let handle = handle
    handle.connectAnswering("input") { () -> Int32 in
      // GTK takes an empty text for 0.
      let text = String(cString: gtk_editable_get_text(handle.as()))
      return text.contains(where: \.isNumber) ? 0 : GTK_INPUT_ERROR
    }
    keepUndoToWhatIsTyped()
  }

  /// Lets the field's own undo go back over what is typed now, and no further.
  ///
  /// The text of a number is put in by GTK, which lets the field undo that as well: to no text, which is then
  /// taken for 0.
  private func keepUndoToWhatIsTyped() {
    let handle = handle
    let focus = FocusController()
    focus.onEnter { handle.forgetTypedText() }
    focus.onLeave { handle.forgetTypedText() }
    addController(focus)
    // By then the text of the new number is in.
    handle.connect("value-changed") { handle.forgetTypedText() }
  }

  /// The number.
  ///
  /// Setting it leaves a text that is being typed alone when the number is the same.
  package var value: Double {
    get { gtk_spin_button_get_value(handle.as()) }
    nonmutating set {
      guard newValue != value else { return }
      ProgramChange.run { gtk_spin_button_set_value(handle.as(), newValue) }
    }
  }

  /// Room for that many digits.
  package func setWidth(characters: Int) {
    gtk_editable_set_width_chars(handle.as(), Int32(characters))
  }

  /// Calls `body` with the number when the person confirms a typed one or uses a button.
  @discardableResult
  package func onValueChanged(_ body: @escaping (_ value: Double) -> Void) -> SignalConnection {
    let handle = handle
    return handle.connectUserChange("value-changed") {
      body(gtk_spin_button_get_value(handle.as()))
    }
  }
}

/// A button that shows a colour and opens a dialog to choose another.
package struct ColorButton: Widget {
  package let handle: ObjectHandle

  /// - Parameters:
  ///   - label: Its name for screen readers, its tooltip, and the title of the dialog.
  ///   - color: The first colour.
  package init(label: String, color: RGBA) {
    handle = .of(gtk_color_button_new())
    gtk_color_button_set_title(handle.as(), label)
    tooltip = label
    setAccessibleLabel(label)
    self.color = color
  }

  /// Whether the person can choose how transparent it is.
  package func allowsAlpha(_ allows: Bool) {
    gtk_color_chooser_set_use_alpha(handle.as(), allows ? 1 : 0)
  }

  /// The colour that it shows.
  package var color: RGBA {
    get {
      var color = GdkRGBA()
      gtk_color_chooser_get_rgba(handle.as(), &color)
      return RGBA(color)
    }
    nonmutating set {
      var color = newValue.gdk
      ProgramChange.run { gtk_color_chooser_set_rgba(handle.as(), &color) }
    }
  }

  /// Calls `body` with the colour, once, when the person has chosen one: one undo step.
  @discardableResult
  package func onColorChosen(_ body: @escaping (_ color: RGBA) -> Void) -> SignalConnection {
    let handle = handle
    return handle.connect("color-set") {
      var color = GdkRGBA()
      gtk_color_chooser_get_rgba(handle.as(), &color)
      body(RGBA(color))
    }
  }
}
