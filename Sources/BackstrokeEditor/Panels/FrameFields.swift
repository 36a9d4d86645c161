import Gtk
import Shapes

/// The fields for the position and size of a shape, in points.
final class FrameFields {
  let widget = Box(.vertical, spacing: 6)
  /// Called when the user has changed a number.
  var onChanged: ((Rect) -> Void)?

  private let x = FrameFields.field("X", -1e9...1e9)
  private let y = FrameFields.field("Y", -1e9...1e9)
  private let width = FrameFields.field("Width", 0...1e9)
  private let height = FrameFields.field("Height", 0...1e9)

  init() {
    for (first, second) in [(("X", x), ("Y", y)), (("W", width), ("H", height))] {
      let row = Box(.horizontal, spacing: 6)
      for (title, field) in [first, second] {
        let label = Label(title)
        label.minimumCharacters = 2
        label.addStyle(named: "dim-label")
        row.append(label)
        field.expandsHorizontally = true
        row.append(field)
        field.onValueChanged { [weak self] _ in self?.changed() }
      }
      widget.append(row)
    }
  }

  func show(_ frame: Rect, isEditable: Bool) {
    x.value = frame.minX
    y.value = frame.minY
    width.value = frame.width
    height.value = frame.height
    for field in [x, y, width, height] { field.isSensitive = isEditable }
  }

  private func changed() {
    onChanged?(
      Rect(
        corner: Point(x.value, y.value),
        corner: Point(x.value + width.value, y.value + height.value)))
  }

  private static func field(_ label: String, _ range: ClosedRange<Double>) -> SpinButton {
    let field = SpinButton(range: range, step: 1, digits: 1)
    field.setWidth(characters: 6)
    field.setAccessibleLabel(label)
    return field
  }
}
