import CGtk

/// What a widget is to somebody who does not see it.
package enum AccessibleRole {
  case image, group, toolbar, status, alert, presentation

  var value: GtkAccessibleRole {
    switch self {
    case .image: GTK_ACCESSIBLE_ROLE_IMG
    case .group: GTK_ACCESSIBLE_ROLE_GROUP
    case .toolbar: GTK_ACCESSIBLE_ROLE_TOOLBAR
    case .status: GTK_ACCESSIBLE_ROLE_STATUS
    case .alert: GTK_ACCESSIBLE_ROLE_ALERT
    case .presentation: GTK_ACCESSIBLE_ROLE_PRESENTATION
    }
  }
}

extension Widget {
  /// The name that screen readers say and that tests look for.
  ///
  /// Everything without a text of its own needs one.
  package func setAccessibleLabel(_ label: String) {
    setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: label)
  }

  /// What screen readers say after the name: a sentence.
  package func setAccessibleDescription(_ description: String) {
    setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, to: description)
  }

  /// What the widget is.
  ///
  /// - Precondition: It was not shown yet: GTK fixes the role then.
  package func setAccessibleRole(_ role: AccessibleRole) {
    var value = GValue()
    g_value_init(&value, gtk_accessible_role_get_type())
    defer { g_value_unset(&value) }
    g_value_set_enum(&value, Int32(role.value.rawValue))
    g_object_set_property(handle.as(), "accessible-role", &value)
  }

  private func setAccessibleProperty(_ property: GtkAccessibleProperty, to text: String) {
    var property = property
    var value = GValue()
    g_value_init(&value, String.type)
    defer { g_value_unset(&value) }
    text.write(to: &value)
    gtk_accessible_update_property_value(handle.as(), 1, &property, &value)
  }
}
