import Testing
import WindowDriver

@WindowTesting
struct StackingTests {
  /// Four overlapping rectangles, each above the one before, and places where two of them meet.
  private func withFourRectangles(
    line: Int = #line, body: @WindowTesting (DrawingWindow) throws -> Void
  ) throws {
    try DrawingWindow.open(line: line) { drawing, _ in
      for corner in [100.0, 130, 160, 190] {
        try drawing.draw("Rectangle", from: (corner, corner), to: (corner + 100, corner + 100))
      }
      try drawing.clickBeside()
      try expectOrder(drawing, line: line)
      try body(drawing)
    }
  }

  /// Clicks where only two neighbours meet: the upper one is hit.
  private func expectOrder(
    _ drawing: DrawingWindow, secondAndThird: String = "Rectangle 3", line: Int = #line
  ) throws {
    let meetings = [
      ((145.0, 145.0), "Rectangle 2"), ((215.0, 178.0), secondAndThird),
      ((245.0, 225.0), "Rectangle 4"),
    ]
    for (place, upper) in meetings {
      try drawing.clickBeside(line: line)
      try drawing.click(place.0, place.1)
      try eventually("\(upper) is hit; the canvas says “\(drawing.canvas.name)”", line: line) {
        drawing.canvas.name.contains("selected: \(upper) at")
      }
    }
    try drawing.clickBeside(line: line)
  }

  // le5le-com/meta2d.js#210
  @Test func `a deleted shape comes back to where it was in the order`() throws {
    try withFourRectangles { drawing in
      try drawing.click(138, 180)
      try drawing.says(
        "Canvas, 4 shapes, selected: Rectangle 2 at x 130, y 130, width 100, height 100")
      try drawing.window.press("Delete")
      try drawing.says("Canvas, 3 shapes")
      try drawing.offersUndo("Delete Rectangle")
      try drawing.undo()
      try drawing.says(
        "Canvas, 4 shapes, selected: Rectangle 2 at x 130, y 130, width 100, height 100")
      try expectOrder(drawing)
    }
  }

  @Test func `reordering is one step, and undo gives back the order`() throws {
    try withFourRectangles { drawing in
      try drawing.click(138, 180)
      try drawing.window.press("bracketright", holding: [.control])
      try drawing.offersUndo("Bring Forward")
      try expectOrder(drawing, secondAndThird: "Rectangle 2")
      try drawing.undo()
      try expectOrder(drawing)
      try drawing.redo()
      try expectOrder(drawing, secondAndThird: "Rectangle 2")
    }
  }

  // xournalpp/xournalpp#5592
  @Test func `a line behind another is behind it again after it was deleted and undone`() throws {
    try DrawingWindow.open { drawing, _ in
      try drawing.draw("Line", from: (100, 100), to: (200, 200))
      try drawing.draw("Line", from: (200, 100), to: (100, 200))
      let front = "Canvas, 2 shapes, selected: Line 2 at x 100, y 100, width 100, height 100"
      let behind = "Canvas, 2 shapes, selected: Line 1 at x 100, y 100, width 100, height 100"
      try drawing.clickBeside()
      try drawing.click(150, 150)
      try drawing.says(front)

      try drawing.clickBeside()
      try drawing.click(120, 120)
      try drawing.says(behind)
      try drawing.window.press("Delete")
      try drawing.says("Canvas, 1 shape")
      try drawing.undo()
      try drawing.says(behind)
      try drawing.clickBeside()
      try drawing.click(150, 150)
      try drawing.says(front)
    }
  }
}
