import Testing
import WindowDriver

/// More shapes are selected than can be changed within a frame: what is done to them is worked out off the main actor.
@WindowTesting
struct LargeSelectionTests {
  private let count = 4096

  /// Draws a shape and doubles it until there are many.
  private func withManyShapes(
    line: Int = #line, body: @WindowTesting (DrawingWindow) throws -> Void
  ) throws {
    try DrawingWindow.open(line: line) { drawing, _ in
      try drawing.draw("Rectangle", from: (80, 60), to: (180, 140))
      var shapes = 1
      while shapes < count {
        try drawing.window.press("a", holding: [.control])
        try drawing.window.press("d", holding: [.control])
        shapes *= 2
        try eventually("\(shapes) shapes, of which the copies are selected") {
          drawing.canvas.name.hasPrefix(
            "Canvas, \(shapes) shapes, " + (shapes == 2 ? "selected: " : "\(shapes / 2) selected, ")
          )
        }
      }
      try drawing.window.press("a", holding: [.control])
      try eventually("all are selected") {
        drawing.canvas.name.hasPrefix("Canvas, \(count) shapes, \(count) selected, around")
      }
      try body(drawing)
    }
  }

  // darktable-org/darktable#14177
  @Test func `a drag over 4,096 shapes is one step and comes back`() throws {
    try withManyShapes { drawing in
      let before = drawing.canvas.name
      try drawing.drag(from: (120, 100), to: (150, 120), motions: 60)
      try drawing.offersUndo("Move \(count) Shapes")
      try eventually("it has moved") { drawing.canvas.name != before }
      let moved = drawing.canvas.name
      try drawing.undo()
      try drawing.says(before)
      try drawing.offersUndo("Duplicate \(count / 2) Shapes")
      try drawing.offersRedo("Move \(count) Shapes")
      try drawing.redo()
      try drawing.says(moved)
    }
  }

  @Test func `deleting 4,096 shapes is one step, and undo brings them back selected`() throws {
    try withManyShapes { drawing in
      let before = drawing.canvas.name
      try drawing.window.press("Delete")
      try drawing.says("Canvas, 0 shapes")
      try drawing.undo()
      try drawing.says(before)
    }
  }
}
