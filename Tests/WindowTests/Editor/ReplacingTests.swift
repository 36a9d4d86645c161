import Foundation
import Testing
import WindowDriver

/// The two ways to another drawing in the place of one.
@WindowTesting
struct ReplacingTests {
  private let first = "Canvas, 1 shape, selected: Rectangle 1 at x 80, y 60, width 100, height 80"

  /// Makes a file with two ellipses.
  private func makeOther(_ file: URL) throws {
    try DrawingWindow.open { drawing, _ in
      try drawing.draw("Ellipse", from: (80, 60), to: (180, 140))
      try drawing.draw("Ellipse", from: (240, 60), to: (340, 140))
      try drawing.name(file)
    }
  }

  @Test func `a drawing that replaces this one is one step`() throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    try makeOther(folder.file("Other"))
    try DrawingWindow.open { drawing, program in
      try drawing.draw("Rectangle", from: (80, 60), to: (180, 140))
      try drawing.choose("Replace Drawing…", in: "Edit")
      let dialog = try program.window { $0 == "Replace the Drawing" }
      try dialog.press("l", holding: [.control])
      try dialog.type(folder.file("Other").path)
      try drawing.answer("Open")
      try drawing.says("Canvas, 2 shapes")
      try drawing.offersUndo("Replace Drawing")
      try drawing.window.activate()
      try drawing.undo()
      try drawing.says(first)
      try drawing.redo()
      try eventually("the other drawing is back") {
        drawing.canvas.name.hasPrefix("Canvas, 2 shapes")
      }
    }
  }

  @Test func `starting over asks, and forgets the drawing and its history for good`() throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let file = folder.file("Plan")
    try DrawingWindow.open { drawing, _ in
      try drawing.draw("Rectangle", from: (80, 60), to: (180, 140))
      try drawing.name(file)
      try drawing.choose("Start Over…", in: "Edit")
      try drawing.answer("Cancel")
      try drawing.offersUndo("Draw Rectangle")
      try drawing.window.activate()
      try drawing.choose("Start Over…", in: "Edit")
      try drawing.answer("Start Over")
      try drawing.says("Canvas, 0 shapes")
      try drawing.offersUndo(nil)
      try drawing.offersRedo(nil)
      try drawing.window.activate()
      try drawing.draw("Ellipse", from: (80, 60), to: (180, 140))
      try drawing.undo()
      try drawing.says("Canvas, 0 shapes")
      try drawing.offersUndo(nil)
      try drawing.hasTitle("Plan")
    }
    // What was forgotten is not in the file either.
    try DrawingWindow.open([file.path]) { drawing, _ in
      try drawing.says("Canvas, 0 shapes")
      try drawing.offersUndo(nil)
      try drawing.offersRedo("Draw Ellipse")
    }
  }
}
