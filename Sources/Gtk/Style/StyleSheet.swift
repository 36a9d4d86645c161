import CGtk

/// The program's own style, in GTK's CSS.
package enum StyleSheet {
  /// Adds rules for all windows; see ``Widget/addStyle(named:)``.
  package static func add(_ css: String) {
    let provider = gtk_css_provider_new()
    gtk_css_provider_load_from_data(provider, css, -1)
    // 600: above the theme, below what the person sets.
    gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), OpaquePointer(provider), 600)
    g_object_unref(UnsafeMutableRawPointer(provider))
  }
}

/// The icons of the theme.
package enum IconTheme {
  /// Whether there is an icon of that name.
  package static func has(_ name: String) -> Bool {
    gtk_icon_theme_has_icon(theme, name) != 0
  }

  /// Looks for icons in a folder of the program too; it is laid out as a theme
  /// ("hicolor/scalable/actions/…").
  package static func addSearchPath(_ path: String) {
    gtk_icon_theme_add_search_path(theme, path)
  }

  private static var theme: OpaquePointer? {
    gtk_icon_theme_get_for_display(gdk_display_get_default())
  }
}
