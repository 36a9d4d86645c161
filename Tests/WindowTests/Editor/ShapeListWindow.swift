import Foundation
import WindowDriver

/// The shape list of a window of the editor, as a person uses it.
@WindowTesting
struct ShapeListWindow {
  let drawing: DrawingWindow
  var window: Window { drawing.window }

  /// Opens the list of a window.
  init(of drawing: DrawingWindow) throws {
    self.drawing = drawing
    try drawing.window.press("F7")
    _ = try filter
  }

  /// Starts the editor with a drawing of three rectangles, from the back to the front Grid, Tile and Ring,
  /// and opens the list.
  static func open(
    file: String = #fileID, line: Int = #line,
    body: @WindowTesting (_ list: ShapeListWindow, _ program: RunningProgram) throws -> Void
  ) throws {
    try DrawingWindow.open(file: file, line: line) { drawing, program in
      for (index, name) in ["Grid", "Tile", "Ring"].enumerated() {
        let left = 60 + 130 * Double(index)
        try drawing.draw("Rectangle", from: (left, 60), to: (left + 100, 140))
        let field = try drawing.window.element(.textField, "Name")
        // A page that is just coming into view takes no click yet.
        try eventually("the name has the keyboard") {
          try drawing.window.click(field)
          return field.isFocused
        }
        try drawing.window.press("a", holding: [.control])
        try drawing.window.type(name)
        try drawing.window.press("Return")
        try drawing.offersUndo("Rename Rectangle")
        try drawing.clickBeside()
      }
      let list = try ShapeListWindow(of: drawing)
      try list.shows(["Ring", "Tile", "Grid"])
      try body(list, program)
    }
  }

  var list: Element { get throws { try window.element(.list, "Shapes") } }

  var filter: Element { get throws { try window.element(.searchField, "Filter shapes") } }

  func row(_ name: String) throws -> Element { try list.element(.listItem, name) }

  /// The names of the rows, from the top.
  var names: [String] {
    get throws {
      try list.elements(.listItem).filter(\.isShowing).sorted { $0.bounds.minY < $1.bounds.minY }
        .map(\.name)
    }
  }

  /// Waits until these rows are shown, from the top.
  func shows(_ names: [String], file: String = #fileID, line: Int = #line) throws {
    try eventually("rows \(names); there are \((try? self.names) ?? [])", file: file, line: line) {
      try self.names == names
    }
  }

  /// Clicks a button of a row.
  func click(_ button: String, of name: String) throws {
    let row = try row(name)
    try window.movePointer(in: row, to: CGPoint(x: 40, y: 10))
    try window.click(row.element(.button, button))
  }

  /// Selects a row.
  func select(_ name: String, holding modifiers: [Modifier] = []) throws {
    try window.click(row(name), at: CGPoint(x: 60, y: 12), holding: modifiers)
  }

  /// Types a new name into a row, without confirming it.
  func beginRenaming(_ name: String, to text: String) throws {
    try select(name)
    try window.press("F2")
    _ = try row(name).element(.textField, "Shape name")
    try window.press("a", holding: [.control])
    try window.type(text)
  }

  /// Renames a row.
  func rename(_ name: String, to text: String) throws {
    try beginRenaming(name, to: text)
    try window.press("Return")
  }

  /// Types into the filter, in place of what is there.
  func filter(_ text: String) throws {
    try window.press("f", holding: [.control])
    if text.isEmpty { try window.press("Delete") } else { try window.type(text) }
  }
}
