import CGtk
package import Cairo

/// The looks that libadwaita has names for.
package enum StyleClass: String {
  case flat, pill, circular, linked, toolbar, card, accent, dim = "dim-label", error, warning,
    success
  case suggested = "suggested-action"
  case destructive = "destructive-action"
  case title1 = "title-1"
  case title2 = "title-2"
  case title3 = "title-3"
  case title4 = "title-4"
  case heading, body, caption, numeric, monospace
  case boxedList = "boxed-list"
  case navigationSidebar = "navigation-sidebar"
  case background, view, osd, frame
}

extension Widget {
  /// Gives the widget a look of libadwaita.
  package func addStyle(_ style: StyleClass) { addStyle(named: style.rawValue) }

  /// Takes the look away.
  package func removeStyle(_ style: StyleClass) { removeStyle(named: style.rawValue) }

  /// Gives the widget a class of the program's own ``StyleSheet``.
  package func addStyle(named name: String) {
    gtk_widget_add_css_class(handle.as(), name)
  }

  /// Takes the class away.
  package func removeStyle(named name: String) {
    gtk_widget_remove_css_class(handle.as(), name)
  }

  /// The pointer's look above the widget, by its CSS name: "default", "crosshair", "move",
  /// "nw-resize".
  package func setCursor(_ name: String?) {
    gtk_widget_set_cursor_from_name(handle.as(), name)
  }

  /// A colour of the theme by its name ("accent_bg_color", "window_bg_color"), as it is here and
  /// now.
  package func themeColor(_ name: String) -> RGBA? {
    var color = GdkRGBA()
    guard
      gtk_style_context_lookup_color(gtk_widget_get_style_context(handle.as()), name, &color) != 0
    else { return nil }
    return RGBA(color)
  }

  /// The colour of the widget's text, as it is here and now.
  package var textColor: RGBA {
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(handle.as()), &color)
    return RGBA(color)
  }
}

extension RGBA {
  init(_ color: GdkRGBA) {
    self.init(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
      alpha: Double(color.alpha))
  }

  var gdk: GdkRGBA {
    GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
  }
}
