/// What kind of thing an element is, in the words of the accessibility bus.
package struct Role: RawRepresentable, Hashable, Sendable {
  package let rawValue: String

  package init(rawValue: String) {
    self.rawValue = rawValue
  }

  package static let window = Role(rawValue: "frame")
  package static let dialog = Role(rawValue: "dialog")
  /// A button; GTK 4.8 says the same of a toggle button, which is checked or not.
  package static let button = Role(rawValue: "push button")
  package static let checkBox = Role(rawValue: "check box")
  package static let radioButton = Role(rawValue: "radio button")
  package static let label = Role(rawValue: "label")
  package static let textField = Role(rawValue: "text")
  /// A field for a search; GTK tells it from other text fields.
  package static let searchField = Role(rawValue: "entry")
  package static let slider = Role(rawValue: "slider")
  package static let spinButton = Role(rawValue: "spin button")
  package static let menu = Role(rawValue: "menu")
  package static let menuItem = Role(rawValue: "menu item")
  package static let list = Role(rawValue: "list")
  package static let listItem = Role(rawValue: "list item")
  package static let image = Role(rawValue: "image")
}
