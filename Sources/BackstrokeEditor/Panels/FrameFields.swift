import Gtk
import Shapes

/// The fields for the position and size of a shape, in points, and for its rotation, in degrees.
final class FrameFields {
  let widget = Box(.vertical, spacing: 6)
  /// Called when the user has changed a number.
  var onChanged: ((Placement) -> Void)?

  private let x = FrameFields.field("X", -1e9...1e9)
  private let y = FrameFields.field("Y", -1e9...1e9)
  private let width = FrameFields.field("Width", 0...1e9)
  private let height = FrameFields.field("Height", 0...1e9)
  private let rotation = FrameFields.field("Rotation", -180...180)
  private var mirroring = Mirroring.none

  init() {
    let fields = [
      ("X", x), ("Y", y), ("Width", width), ("Height", height), ("Rotation", rotation),
    ]
    for (title, field) in fields {
      let row = Box(.horizontal, spacing: 6)
      let label = Label(title)
      label.minimumCharacters = 8
      label.textPosition = 0
      label.addStyle(named: "dim-label")
      row.append(label)
      field.expandsHorizontally = true
      row.append(field)
      field.onValueChanged { [weak self] _ in self?.changed() }
      widget.append(row)
    }
  }

  func show(_ placement: Placement, isEditable: Bool) {
    let frame = placement.frame
    mirroring = placement.mirroring
    rotation.value = placement.rotation
    x.value = frame.minX
    y.value = frame.minY
    width.value = frame.width
    height.value = frame.height
    for field in [x, y, width, height, rotation] { field.isSensitive = isEditable }
  }

  private func changed() {
    let frame = Rect(
      corner: Point(x.value, y.value),
      corner: Point(x.value + width.value, y.value + height.value))
    onChanged?(Placement(frame, mirroring: mirroring, rotation: rotation.value))
  }

  private static func field(_ label: String, _ range: ClosedRange<Double>) -> SpinButton {
    let field = SpinButton(range: range, step: 1, digits: 1)
    field.setWidth(characters: 6)
    field.setAccessibleLabel(label)
    return field
  }
}
