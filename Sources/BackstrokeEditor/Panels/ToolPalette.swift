import Editing
import Gtk

/// The column of tools at the left of the window.
struct ToolPalette {
  let widget = Box(.vertical, spacing: 6)

  init() {
    widget.setMargins(horizontal: 6, vertical: 6)
    for tool in Tool.allCases {
      let button = ToggleButton(icon: tool.icon, label: tool.title)
      button.tooltip = "\(tool.title) (\(tool.key.uppercased()))"
      button.setAction(Action.tool.fullName, target: tool.name)
      button.addStyle(.flat)
      button.takesFocusOnClick = false
      widget.append(button)
    }
  }
}
