import Testing
import WindowDriver

@WindowTesting
struct DrawingTests {
  @Test func `a drag with each tool draws its shape, and each is one step`() throws {
    try DrawingWindow.open { drawing, _ in
      try drawing.says("Canvas, 0 shapes")
      try drawing.offersUndo(nil)

      try drawing.draw("Rectangle", from: (80, 60), to: (180, 140))
      try drawing.says(
        "Canvas, 1 shape, selected: Rectangle 1 at x 80, y 60, width 100, height 80")
      try drawing.offersUndo("Draw Rectangle")
      try drawing.draw("Ellipse", from: (300, 160), to: (240, 60))
      try drawing.says(
        "Canvas, 2 shapes, selected: Ellipse 2 at x 240, y 60, width 60, height 100")
      try drawing.draw("Line", from: (80, 250), to: (300, 330))
      try drawing.says(
        "Canvas, 3 shapes, selected: Line 3 at x 80, y 250, width 220, height 80")
      try drawing.offersUndo("Draw Line")

      try drawing.undo()
      try drawing.undo()
      try drawing.says("Canvas, 1 shape")
      try drawing.undo()
      try drawing.says("Canvas, 0 shapes")
      try drawing.offersUndo(nil)
      try drawing.offersRedo("Draw Rectangle")
    }
  }

  // fritzing/fritzing-app#2121, puckeditor/puck#1028
  @Test func `Escape while drawing creates nothing, and the release does nothing more`() throws {
    try DrawingWindow.open { drawing, _ in
      try drawing.window.click(drawing.button("Rectangle"))
      try drawing.drag(from: (80, 60), to: (180, 140)) {
        try drawing.says("Canvas, 1 shape, preview")
        try drawing.window.press("Escape")
        try drawing.says("Canvas, 0 shapes")
      }
      try drawing.says("Canvas, 0 shapes")
      try drawing.offersUndo(nil)
      try drawing.offersRedo(nil)
    }
  }

  @Test func `shift-click and marquee select several; a click beside selects none`() throws {
    try DrawingWindow.open { drawing, _ in
      try drawing.draw("Rectangle", from: (80, 60), to: (120, 100))
      try drawing.draw("Rectangle", from: (180, 60), to: (220, 100))
      try drawing.draw("Rectangle", from: (280, 60), to: (320, 100))
      try drawing.clickBeside()

      try drawing.click(100, 80)
      try drawing.click(200, 80, holding: [.shift])
      try drawing.says("Canvas, 3 shapes, 2 selected, around x 80, y 60, width 140, height 40")
      try drawing.clickBeside()
      try drawing.drag(from: (150, 40), to: (340, 130))
      try drawing.says("Canvas, 3 shapes, 2 selected, around x 180, y 60, width 140, height 40")
      try drawing.offersUndo("Draw Rectangle")
    }
  }
}
