import CGtk

/// A text that cannot be edited.
package struct Label: Widget {
  package let handle: ObjectHandle

  package init(_ text: String = "") {
    handle = .of(gtk_label_new(text))
  }

  /// What it says, without markup.
  package var text: String {
    get { String(cString: gtk_label_get_text(handle.as())) }
    nonmutating set { gtk_label_set_text(handle.as(), newValue) }
  }

  /// Where the lines stand, from 0, the start, to 1, the end.
  package var textPosition: Double {
    get { Double(gtk_label_get_xalign(handle.as())) }
    nonmutating set { gtk_label_set_xalign(handle.as(), Float(newValue)) }
  }

  /// Whether long lines are broken at words.
  package var wraps: Bool {
    get { gtk_label_get_wrap(handle.as()) != 0 }
    nonmutating set { gtk_label_set_wrap(handle.as(), newValue ? 1 : 0) }
  }

  /// Whether a word that is longer than a line is broken too.
  package var breaksWords: Bool {
    get { gtk_label_get_wrap_mode(handle.as()) == PANGO_WRAP_WORD_CHAR }
    nonmutating set {
      gtk_label_set_wrap_mode(handle.as(), newValue ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD)
    }
  }

  /// Whether the lines of a text that is wrapped stand in the middle.
  package var isCentered: Bool {
    get { gtk_label_get_justify(handle.as()) == GTK_JUSTIFY_CENTER }
    nonmutating set {
      gtk_label_set_justify(handle.as(), newValue ? GTK_JUSTIFY_CENTER : GTK_JUSTIFY_LEFT)
    }
  }

  /// Whether a text that is too long ends in "…" and does not widen its place.
  package var ellipsizes: Bool {
    get { gtk_label_get_ellipsize(handle.as()) != PANGO_ELLIPSIZE_NONE }
    nonmutating set {
      gtk_label_set_ellipsize(handle.as(), newValue ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE)
    }
  }

  /// Room for at least that many letters, so that a changing text does not move its neighbours.
  package var minimumCharacters: Int {
    get { Int(gtk_label_get_width_chars(handle.as())) }
    nonmutating set { gtk_label_set_width_chars(handle.as(), Int32(newValue)) }
  }

  /// Makes it the name of another widget, for screen readers.
  package func names(_ widget: some Widget) {
    gtk_label_set_mnemonic_widget(handle.as(), widget.handle.as())
  }
}

/// An icon of the theme.
package struct Image: Widget {
  package let handle: ObjectHandle

  package init(icon: String) {
    handle = .of(gtk_image_new_from_icon_name(icon))
  }

  /// The name of the icon: "edit-undo-symbolic".
  package func setIcon(_ name: String) {
    gtk_image_set_from_icon_name(handle.as(), name)
  }

  /// The size of the icon, in points.
  package var pixelSize: Int {
    get { Int(gtk_image_get_pixel_size(handle.as())) }
    nonmutating set { gtk_image_set_pixel_size(handle.as(), Int32(newValue)) }
  }
}
