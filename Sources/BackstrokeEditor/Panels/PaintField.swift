import Cairo
import Gtk
import Rendering
import Shapes

/// A switch and a colour: whether something is painted, and in which colour.
final class PaintField {
  let widget = Box(.horizontal, spacing: 6)
  /// Called when the user has chosen; nil for no colour.
  var onChanged: ((Color?) -> Void)?

  private let isPainted: Switch
  private let button: ColorButton
  /// The colour to come back to when the switch is turned on again.
  private var color = Color(red: 0x99, green: 0xC1, blue: 0xF1)

  init(_ title: String) {
    isPainted = Switch()
    isPainted.setAccessibleLabel("\(title) On")
    isPainted.align(vertical: .center)
    button = ColorButton(label: "\(title) Colour", color: .black)
    button.allowsAlpha(true)
    button.expandsHorizontally = true
    widget.append(button)
    widget.append(isPainted)
    isPainted.onToggled { [weak self] isOn in
      guard let self else { return }
      onChanged?(isOn ? color : nil)
    }
    button.onColorChosen { [weak self] chosen in self?.onChanged?(Color(chosen)) }
  }

  func show(_ color: Color?) {
    isPainted.isOn = color != nil
    button.isSensitive = color != nil
    if let color {
      self.color = color
      button.color = RGBA(color)
    }
  }
}
