import CGtk

/// A page for when there is nothing to show: an icon, a title, a sentence.
package struct StatusPage: Widget {
  package let handle: ObjectHandle

  package init(icon: String, title: String, description: String? = nil) {
    handle = .of(adw_status_page_new())
    adw_status_page_set_icon_name(handle.as(), icon)
    adw_status_page_set_title(handle.as(), title)
    adw_status_page_set_description(handle.as(), description)
  }

  /// Puts something below the text, such as a button.
  package func setChild(_ child: some Widget) {
    adw_status_page_set_child(handle.as(), child.handle.as())
  }
}

/// Where toasts rise: around the content of a window.
package struct ToastOverlay: Widget {
  package let handle: ObjectHandle

  package init(_ child: some Widget) {
    handle = .of(adw_toast_overlay_new())
    adw_toast_overlay_set_child(handle.as(), child.handle.as())
  }

  /// Shows a message for some seconds.
  ///
  /// - Parameters:
  ///   - text: Without markup.
  ///   - button: A text for a button and what it does; the toast goes when it is used.
  package func show(_ text: String, button: (label: String, body: () -> Void)? = nil) {
    // Before libadwaita 1.4 a toast reads its title as markup.
    guard let escaped = g_markup_escape_text(text, -1) else { return }
    defer { g_free(escaped) }
    let toast = ObjectHandle.of(adw_toast_new(escaped))
    if let button {
      adw_toast_set_button_label(toast.as(), button.label)
      toast.connect("button-clicked", button.body)
    }
    adw_toast_overlay_add_toast(handle.as(), toast.as())
  }
}

/// A sign that something is going on.
package struct Spinner: Widget {
  package let handle: ObjectHandle

  package init() { handle = .of(gtk_spinner_new()) }

  /// Whether it turns; one that does not is not to be seen.
  package var isSpinning: Bool {
    get { gtk_spinner_get_spinning(handle.as()) != 0 }
    nonmutating set { gtk_spinner_set_spinning(handle.as(), newValue ? 1 : 0) }
  }
}
