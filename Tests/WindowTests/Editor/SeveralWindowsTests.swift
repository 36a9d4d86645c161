import Testing
import WindowDriver

@WindowTesting
struct SeveralWindowsTests {
  @Test func `two windows on one document share its history`() throws {
    try DrawingWindow.open { first, program in
      try first.draw("Rectangle", from: (80, 60), to: (180, 140))
      try first.window.press("n", holding: [.control, .shift])
      let second = try DrawingWindow(program.window { $0.contains(" : 2") })
      try second.says("Canvas, 1 shape")
      #expect(first.window.title == "Untitled : 1 – Backstroke")
      #expect(second.window.title == "Untitled : 2 – Backstroke")

      try second.window.activate()
      try second.drag(from: (120, 100), to: (150, 120))
      try second.says(
        "Canvas, 1 shape, selected: Rectangle 1 at x 110, y 80, width 100, height 80")
      try first.says("Canvas, 1 shape, selected: Rectangle 1 at x 110, y 80, width 100, height 80")
      try first.window.activate()
      try first.undo()
      try second.says("Canvas, 1 shape, selected: Rectangle 1 at x 80, y 60, width 100, height 80")
      try second.offersRedo("Move Rectangle")
      try second.offersUndo("Draw Rectangle")
    }
  }

  @Test func `undo in a window on another document touches only that one`() throws {
    try DrawingWindow.open { first, program in
      try first.draw("Rectangle", from: (80, 60), to: (180, 140))
      try first.window.press("n", holding: [.control])
      let second = try DrawingWindow(program.window { $0.contains("Untitled 2") })
      try second.says("Canvas, 0 shapes")
      try second.offersUndo(nil)

      try second.window.activate()
      try second.draw("Ellipse", from: (80, 60), to: (180, 140))
      try second.says("Canvas, 1 shape, selected: Ellipse 1 at x 80, y 60, width 100, height 80")
      try second.undo()
      try second.says("Canvas, 0 shapes")
      try second.undo()
      try first.says("Canvas, 1 shape, selected: Rectangle 1 at x 80, y 60, width 100, height 80")
      try first.offersUndo("Draw Rectangle")
    }
  }
}
