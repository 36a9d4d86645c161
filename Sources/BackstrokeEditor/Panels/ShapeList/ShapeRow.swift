import Editing
import Gtk
import Shapes

/// A row of the shape list: name, lock, visibility, removal.
///
/// What the user does there becomes an edit of the shape with the id that the row shows at that time;
/// whether it can be done is found out when it is done.
final class ShapeRow: ListRow {
  let widget = Box(.horizontal, spacing: 4)
  private(set) var accessibleLabel = ""
  /// The shape that the row shows.
  private(set) var id: ShapeID?
  let name = NameField()

  private let icon = Image(icon: ShapeKind.rectangle.icon)
  private var kind = ShapeKind.rectangle
  private let isLocked = ToggleButton(icon: "changes-allow-symbolic", label: "Locked")
  private let isVisible = ToggleButton(icon: "view-reveal-symbolic", label: "Visible")
  private let remove = Button(icon: "edit-delete-symbolic", label: "Remove")
  private let perform: (Edit) -> Void

  /// - Parameter perform: Makes an edit, or says why it cannot be done.
  init(perform: @escaping (Edit) -> Void) {
    self.perform = perform
    widget.addStyle(named: "shape-row")
    icon.addStyle(.dim)
    icon.setMargins(end: 4)
    widget.append(icon)
    widget.append(name.widget)
    for button in [isLocked, isVisible] {
      button.addStyle(.flat)
      button.takesFocusOnClick = false
      button.align(vertical: .center)
      widget.append(button)
    }
    remove.addStyle(.flat)
    remove.takesFocusOnClick = false
    remove.align(vertical: .center)
    widget.append(remove)
    name.onConfirmed = { [weak self] text in self?.edit { .rename($0, to: text) } }
    isLocked.onToggled { [weak self] isOn in self?.edit { .setLocked([$0], isOn) } }
    isVisible.onToggled { [weak self] isOn in self?.edit { .setVisible([$0], isOn) } }
    remove.onClicked { [weak self] in self?.edit { .remove([$0]) } }
  }

  private func edit(_ make: (ShapeID) -> Edit) {
    if let id { perform(make(id)) }
  }

  /// Shows a shape as it is.
  func show(_ shape: Shape) {
    if id != shape.id { name.end(confirming: false) }
    id = shape.id
    name.show(shape.name, placeholder: shape.kind.title)
    name.dim(!shape.isVisible)
    accessibleLabel = shape.name.isEmpty ? shape.kind.title : shape.name.excerpt
    if kind != shape.kind {
      kind = shape.kind
      icon.setIcon(kind.icon)
    }
    show(
      shape.isLocked, in: isLocked, on: ("changes-prevent-symbolic", "Unlock"),
      off: ("changes-allow-symbolic", "Lock"), isSpecial: shape.isLocked)
    show(
      shape.isVisible, in: isVisible, on: ("view-reveal-symbolic", "Hide"),
      off: ("view-conceal-symbolic", "Show"), isSpecial: !shape.isVisible)
  }

  /// Shows nothing: the row is about to show something else, or its shape is gone.
  ///
  /// - Returns: The draft that was being typed for the shape, if there was one.
  func leave() -> Edit? {
    defer { id = nil }
    var draft: Edit?
    let confirmed = name.onConfirmed
    name.onConfirmed = { [id] text in draft = id.map { .rename($0, to: text) } }
    name.end(confirming: true)
    name.onConfirmed = confirmed
    return draft
  }

  /// Shows a state, in full where it is not the usual one.
  private func show(
    _ state: Bool, in button: ToggleButton, on: (icon: String, tooltip: String),
    off: (icon: String, tooltip: String), isSpecial: Bool
  ) {
    let look = state ? on : off
    button.isActive = state
    guard button.tooltip != look.tooltip else { return }
    button.tooltip = look.tooltip
    button.setIcon(look.icon)
    if isSpecial { button.addStyle(named: "special") } else { button.removeStyle(named: "special") }
  }
}

extension ShapeKind {
  /// The picture of the tool that draws it.
  var icon: String {
    switch self {
    case .rectangle: Tool.rectangle.icon
    case .ellipse: Tool.ellipse.icon
    case .line, .polyline: Tool.line.icon
    case .arrow: Tool.arrow.icon
    case .polygon: Tool.polygon.icon
    case .path: Tool.pencil.icon
    case .text: Tool.text.icon
    }
  }
}
