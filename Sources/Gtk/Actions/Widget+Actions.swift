import CGtk

extension Widget {
  /// Runs an action that this widget or one above it has: "win.undo".
  ///
  /// - Parameter name: The action with its group.
  /// - Returns: Whether there is such an action. A disabled one counts, and does nothing.
  @discardableResult
  package func activateAction(_ name: String) -> Bool {
    gtk_widget_activate_action_variant(handle.as(), name, nil) != 0
  }
}
