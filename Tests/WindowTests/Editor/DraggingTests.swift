import Testing
import WindowDriver

@WindowTesting
struct DraggingTests {
  private let start = "Canvas, 1 shape, selected: Rectangle 1 at x 80, y 60, width 100, height 80"
  private let moved = "Canvas, 1 shape, selected: Rectangle 1 at x 230, y 160, width 100, height 80"

  private func withRectangle(
    line: Int = #line, body: @WindowTesting (DrawingWindow) throws -> Void
  ) throws {
    try DrawingWindow.open(line: line) { drawing, _ in
      try drawing.draw("Rectangle", from: (80, 60), to: (180, 140))
      try drawing.says(start)
      try body(drawing)
    }
  }

  @Test func `a drag of 300 motions is one step`() throws {
    try withRectangle { drawing in
      try drawing.drag(from: (120, 100), to: (270, 200), motions: 300)
      try drawing.says(moved)
      try drawing.offersUndo("Move Rectangle")
      try drawing.undo()
      try drawing.says(start)
      try drawing.offersUndo("Draw Rectangle")
      try drawing.redo()
      try drawing.says(moved)
    }
  }

  // osate/osate2#1345, GoogleForCreators/web-stories-wp#1773
  @Test func `five shapes that were dragged together are all back after one undo`() throws {
    try DrawingWindow.open { drawing, _ in
      for index in 0..<5 {
        let x = 60 + Double(index) * 60
        try drawing.draw("Rectangle", from: (x, 60 + Double(index) * 20), to: (x + 40, 200))
      }
      try drawing.window.press("a", holding: [.control])
      let before = "Canvas, 5 shapes, 5 selected, around x 60, y 60, width 280, height 140"
      try drawing.says(before)
      try drawing.drag(from: (80, 120), to: (120, 120), motions: 30)
      try drawing.says("Canvas, 5 shapes, 5 selected, around x 100, y 60, width 280, height 140")
      try drawing.offersUndo("Move 5 Shapes")
      try drawing.undo()
      try drawing.says(before)
      try drawing.offersUndo("Draw Rectangle")
    }
  }

  @Test func `Escape takes a drag back, and the release does nothing more`() throws {
    try withRectangle { drawing in
      try drawing.drag(from: (120, 100), to: (270, 200)) {
        try drawing.says(moved + ", preview")
        try drawing.window.press("Escape")
        try drawing.says(start)
      }
      try drawing.says(start)
      try drawing.offersUndo("Draw Rectangle")
      try drawing.offersRedo(nil)
    }
  }

  @Test func `a drag that ends where it began is no step`() throws {
    try withRectangle { drawing in
      try drawing.undo()
      try drawing.redo()
      try drawing.drag(from: (120, 100), to: (270, 200)) {
        try drawing.says(moved + ", preview")
        try drawing.movePointer(to: (120, 100))
        try drawing.says(start + ", preview")
      }
      try drawing.says(start)
      try drawing.offersUndo("Draw Rectangle")
    }
  }

  @Test func `a handle resizes in one step`() throws {
    try withRectangle { drawing in
      try drawing.drag(from: (180, 140), to: (240, 220))
      try drawing.says(
        "Canvas, 1 shape, selected: Rectangle 1 at x 80, y 60, width 160, height 160")
      try drawing.offersUndo("Resize Rectangle")
      try drawing.undo()
      try drawing.says(start)
      try drawing.offersUndo("Draw Rectangle")
    }
  }

  @Test func `an arrow key moves the selection by a point, with Shift by ten`() throws {
    try withRectangle { drawing in
      try drawing.window.press("Right")
      try drawing.says(
        "Canvas, 1 shape, selected: Rectangle 1 at x 81, y 60, width 100, height 80")
      try drawing.window.press("Down", holding: [.shift])
      try drawing.says(
        "Canvas, 1 shape, selected: Rectangle 1 at x 81, y 70, width 100, height 80")
      try drawing.undo()
      try drawing.undo()
      try drawing.says(start)
      try drawing.offersUndo("Draw Rectangle")
    }
  }
}
