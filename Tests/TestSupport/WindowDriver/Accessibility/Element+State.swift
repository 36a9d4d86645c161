internal import CAtspi
internal import Foundation

extension Element {
  /// Whether it can be used: a disabled button is not.
  package var isEnabled: Bool { has(ATSPI_STATE_SENSITIVE) }

  /// Whether a check box is checked, or a toggle button or radio button is on.
  package var isChecked: Bool { has(ATSPI_STATE_CHECKED) || has(ATSPI_STATE_PRESSED) }

  /// Whether it is shown and takes up room.
  ///
  /// GTK 4.8 does not tell whether what it stands in is shown too; a search passes through what is
  /// shown only.
  package var isShowing: Bool { isVisible && !bounds.isEmpty }

  /// Whether it is not hidden itself.
  var isVisible: Bool { has(ATSPI_STATE_VISIBLE) }

  /// Whether it is a row or an item that is selected.
  package var isSelected: Bool { has(ATSPI_STATE_SELECTED) }

  /// Whether keys go to it.
  package var isFocused: Bool { has(ATSPI_STATE_FOCUSED) }

  /// The value of a slider or spin button.
  package var value: Double? {
    guard let value = atspi_accessible_get_value_iface(accessible) else { return nil }
    defer { g_object_unref(value) }
    return ask { atspi_value_get_current_value(value, &$0) }
  }

  /// The text of a text field or label.
  package var text: String {
    guard let text = atspi_accessible_get_text_iface(accessible) else { return "" }
    defer { g_object_unref(text) }
    let count = ask { atspi_text_get_character_count(text, &$0) } ?? 0
    return string { atspi_text_get_text(text, 0, count, &$0) }
  }

  private func has(_ state: AtspiStateType) -> Bool {
    guard let states = atspi_accessible_get_state_set(accessible) else { return false }
    defer { g_object_unref(states) }
    return atspi_state_set_contains(states, state) != 0
  }
}
