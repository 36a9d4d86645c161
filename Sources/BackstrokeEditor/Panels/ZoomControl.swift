import Editing
import Gtk

/// The buttons at the corner of the canvas that tell the zoom and change it.
struct ZoomControl {
  let widget = Box(.horizontal)
  private let level = Button("100 %")

  init() {
    let out = Button(icon: "zoom-out-symbolic", label: "Zoom Out")
    out.setAction(Action.zoomOut.fullName)
    level.setAction(Action.zoomReset.fullName)
    level.tooltip = "True Size (Ctrl+0)"
    let larger = Button(icon: "zoom-in-symbolic", label: "Zoom In")
    larger.setAction(Action.zoomIn.fullName)
    for button in [out, level, larger] {
      button.takesFocusOnClick = false
      widget.append(button)
    }
    widget.addStyle(.linked)
    widget.addStyle(named: "osd")
    widget.addStyle(named: "zoom-control")
    widget.align(horizontal: .end, vertical: .end)
    widget.setMargins(horizontal: 12, vertical: 12)
  }

  func show(_ zoom: Double) { level.label = "\((zoom * 100).formatted(decimals: 0)) %" }
}
