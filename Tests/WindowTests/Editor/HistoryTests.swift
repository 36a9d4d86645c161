import Testing
import WindowDriver

@WindowTesting
struct HistoryTests {
  private let first = "Canvas, 1 shape, selected: Rectangle 1 at x 80, y 60, width 100, height 80"
  private let both = "Canvas, 2 shapes, selected: Ellipse 2 at x 240, y 60, width 60, height 100"

  private func withTwoShapes(
    line: Int = #line, body: @WindowTesting (DrawingWindow) throws -> Void
  ) throws {
    try DrawingWindow.open(line: line) { drawing, _ in
      try drawing.draw("Rectangle", from: (80, 60), to: (180, 140))
      try drawing.draw("Ellipse", from: (240, 60), to: (300, 160))
      try drawing.says(both)
      try body(drawing)
    }
  }

  @Test func `buttons and keys undo and redo the same history`() throws {
    try withTwoShapes { drawing in
      try drawing.window.click(drawing.button("Undo"))
      try drawing.says("Canvas, 1 shape")
      try drawing.offersUndo("Draw Rectangle")
      try drawing.offersRedo("Draw Ellipse")
      try drawing.undo()
      try drawing.says("Canvas, 0 shapes")
      try drawing.window.click(drawing.button("Redo"))
      try drawing.says(first)
      try drawing.window.press("y", holding: [.control])
      try drawing.says(both)
      try drawing.offersRedo(nil)
    }
  }

  // bvisness/regular-express#5, ianstormtaylor/slate#1327
  @Test func `undoing past the beginning loses nothing`() throws {
    try withTwoShapes { drawing in
      try drawing.window.press("z", holding: [.control], times: 4)
      try drawing.says("Canvas, 0 shapes")
      try drawing.offersUndo(nil)
      try drawing.window.press("z", holding: [.control, .shift], times: 2)
      try drawing.says(both)
      try drawing.offersRedo(nil)
    }
  }

  // enso-org/enso#11542
  @Test func `looking into a text field leaves redo as it was`() throws {
    try withTwoShapes { drawing in
      try drawing.undo()
      try drawing.click(120, 100)
      try drawing.says(first)
      try drawing.window.click(drawing.window.element(.textField, "Name"))
      try drawing.clickBeside()
      try drawing.offersRedo("Draw Ellipse")
      try drawing.redo()
      try drawing.says(both)
    }
  }

  @Test func `history goes on while the canvas is hidden`() throws {
    try withTwoShapes { drawing in
      try drawing.window.click(drawing.button("Show Canvas"))
      _ = try drawing.window.element(.label, "Canvas Hidden")
      try drawing.undo()
      try drawing.offersUndo("Draw Rectangle")
      try drawing.undo()
      try drawing.offersUndo(nil)
      try drawing.redo()
      try drawing.offersRedo("Draw Ellipse")
      try drawing.window.click(drawing.button("Show Canvas"))
      try drawing.says(first)
      try drawing.click(120, 100)
      try drawing.window.press("Delete")
      try drawing.says("Canvas, 0 shapes")
    }
  }
}
