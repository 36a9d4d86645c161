import Gtk

extension ShapeListPanel {
  /// The look of the list, added once for all windows.
  static let style: Void = StyleSheet.add(
    """
    .shape-list { background: none; }
    .shape-list > row { padding: 0; margin: 0 6px; border-radius: 6px; }
    .shape-row { padding: 2px 2px 2px 8px; min-height: 32px; border-radius: 6px; }
    .shape-row button { min-width: 26px; min-height: 26px; padding: 0; opacity: 0; }
    .shape-row button:checked:not(:hover) { background: none; }
    .shape-row button.special { opacity: 0.8; }
    .shape-list > row:hover .shape-row button,
    .shape-list > row:focus-within .shape-row button,
    .shape-list > row:selected .shape-row button { opacity: 0.6; }
    .shape-list > row .shape-row button:hover,
    .shape-list > row .shape-row button:focus-visible { opacity: 1; }
    .shape-row entry { min-height: 26px; padding: 0 6px; }
    .drop-above { box-shadow: inset 0 2px @accent_color; }
    .drop-below { box-shadow: inset 0 -2px @accent_color; }
    """)
}

/// What a list shows in place of rows: why there are none, and what can be done.
final class ListNotice {
  let widget = Box(.vertical, spacing: 6)
  private let heading: Label
  private let button: Button?

  init(icon: String? = nil, title: String, text: String? = nil, button: String? = nil) {
    heading = Label(title)
    self.button = button.map { Button($0) }
    widget.setMargins(horizontal: 18, vertical: 36)
    widget.align(vertical: .start)
    if let icon {
      let image = Image(icon: icon)
      image.pixelSize = 32
      image.addStyle(.dim)
      image.setMargins(bottom: 6)
      widget.append(image)
    }
    heading.addStyle(.heading)
    heading.wraps = true
    heading.breaksWords = true
    heading.isCentered = true
    widget.append(heading)
    if let text {
      let label = Label(text)
      label.addStyle(.dim)
      label.wraps = true
      widget.append(label)
    }
    if let button = self.button {
      button.align(horizontal: .center)
      button.setMargins(top: 6)
      widget.append(button)
    }
  }

  /// What it says in the first place.
  var title: String {
    get { heading.text }
    set { heading.text = newValue }
  }

  /// Calls `body` when its button is pressed.
  func onButton(_ body: @escaping () -> Void) { button?.onClicked(body) }
}
