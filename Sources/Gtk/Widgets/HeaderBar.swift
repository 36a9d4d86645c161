import CGtk

/// The bar at the top of a window.
package struct HeaderBar: Widget {
  package let handle: ObjectHandle

  package init() {
    handle = .of(adw_header_bar_new())
  }

  /// Puts a widget at the start, after those that are there.
  package func packStart(_ child: some Widget) {
    adw_header_bar_pack_start(handle.as(), child.handle.as())
  }

  /// Puts a widget at the end, before those that are there.
  package func packEnd(_ child: some Widget) {
    adw_header_bar_pack_end(handle.as(), child.handle.as())
  }

  /// Puts a widget in the middle, in place of the window's title.
  package func setTitleWidget(_ widget: some Widget) {
    adw_header_bar_set_title_widget(handle.as(), widget.handle.as())
  }
}

/// A title with a smaller line below it.
package struct WindowTitle: Widget {
  package let handle: ObjectHandle

  package init(title: String, subtitle: String = "") {
    handle = .of(adw_window_title_new(title, subtitle))
  }

  package var title: String {
    get { String(cString: adw_window_title_get_title(handle.as())) }
    nonmutating set { adw_window_title_set_title(handle.as(), newValue) }
  }

  package var subtitle: String {
    get { String(cString: adw_window_title_get_subtitle(handle.as())) }
    nonmutating set { adw_window_title_set_subtitle(handle.as(), newValue) }
  }
}
