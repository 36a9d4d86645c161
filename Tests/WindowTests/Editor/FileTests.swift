import Foundation
import Testing
import WindowDriver

@WindowTesting
struct FileTests {
  private let first = "Canvas, 1 shape, selected: Rectangle 1 at x 80, y 60, width 100, height 80"

  @Test func `a drawing that was named is there, with its history, when it is opened again`() throws
  {
    let folder = try TestFolder()
    defer { folder.remove() }
    let file = folder.file("Plan")
    try DrawingWindow.open { drawing, program in
      try drawing.draw("Rectangle", from: (80, 60), to: (180, 140))
      try drawing.draw("Ellipse", from: (120, 60), to: (180, 160))
      try drawing.hasTitle("Untitled")
      try drawing.name(file)
      try drawing.undo()
      try drawing.says("Canvas, 1 shape")
      try drawing.hasTitle("Plan")
      try drawing.window.press("s", holding: [.control])
      try drawing.shows("“Plan” is saved already")
    }
    try DrawingWindow.open([file.path]) { drawing, _ in
      try drawing.says("Canvas, 1 shape")
      try drawing.offersUndo("Draw Rectangle")
      try drawing.offersRedo("Draw Ellipse")
      try drawing.redo()
      try drawing.says("Canvas, 2 shapes, selected: Ellipse 2 at x 120, y 60, width 60, height 100")
      try drawing.undo()
      try drawing.undo()
      try drawing.says("Canvas, 0 shapes")
    }
  }

  @Test func `Save As goes on in the new file, and the former one stays as it was`() throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    try DrawingWindow.open { drawing, program in
      try drawing.draw("Rectangle", from: (80, 60), to: (180, 140))
      try drawing.name(folder.file("Plan"))
      try drawing.window.press("s", holding: [.control, .shift])
      try drawing.enter(folder.file("Other"), intoDialog: "Save the Drawing As")
      try drawing.hasTitle("Other")
      try drawing.draw("Ellipse", from: (240, 60), to: (300, 160))
      try drawing.says("Canvas, 2 shapes, selected: Ellipse 2 at x 240, y 60, width 60, height 100")
      try drawing.openFile(folder.file("Plan"))
      let plan = try DrawingWindow(program.window { $0.hasPrefix("Plan") })
      try plan.says("Canvas, 1 shape")
    }
  }

  @Test func `a drawing is renamed where it is, and a name that is taken is refused`() throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    try Data("milk, bread".utf8).write(to: folder.file("Taken"))
    try DrawingWindow.open { drawing, program in
      try drawing.draw("Rectangle", from: (80, 60), to: (180, 140))
      try drawing.name(folder.file("Plan"))

      try rename(drawing, to: "Taken")
      let again = try eventually("the dialog comes back and says why") {
        try program.windows.first { window in
          window.element.find(.label) { $0.name.contains("Taken.backstroke” exists already") }
            != nil
        }
      }
      try drawing.hasTitle("Plan")
      try again.press("a", holding: [.control])
      try again.type("House")
      try again.press("Return")
      try drawing.hasTitle("House")
      try drawing.undo()
      try drawing.says("Canvas, 0 shapes")
      try drawing.hasTitle("House")
    }
    #expect(!FileManager.default.fileExists(atPath: folder.file("Plan").path))
    #expect(try Data(contentsOf: folder.file("Taken")) == Data("milk, bread".utf8))
    try DrawingWindow.open([folder.file("House").path]) { drawing, _ in
      try drawing.offersRedo("Draw Rectangle")
    }
  }

  private func rename(_ drawing: DrawingWindow, to name: String) throws {
    try drawing.choose("Rename…")
    let dialog = try drawing.window.program.window { !$0.contains("Backstroke") }
    try dialog.press("a", holding: [.control])
    try dialog.type(name)
    try dialog.press("Return")
  }

  @Test func `a duplicate has the history and goes its own way`() throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    try DrawingWindow.open { drawing, program in
      try drawing.draw("Rectangle", from: (80, 60), to: (180, 140))
      try drawing.name(folder.file("Plan"))
      try drawing.choose("Duplicate Drawing")
      let copy = try DrawingWindow(program.window { $0.hasPrefix("Plan (copy)") })
      try copy.offersUndo("Draw Rectangle")
      try copy.window.activate()
      try copy.undo()
      try copy.says("Canvas, 0 shapes")
      try drawing.says(first)
      try drawing.offersUndo("Draw Rectangle")
    }
    #expect(FileManager.default.fileExists(atPath: folder.file("Plan (copy)").path))
  }

  // c9/core#514
  @Test func `a copy has the history or not, as was chosen, and the window says so`() throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    try DrawingWindow.open { drawing, program in
      try drawing.draw("Rectangle", from: (80, 60), to: (180, 140))
      try drawing.draw("Ellipse", from: (240, 60), to: (300, 160))
      try drawing.choose("Save a Copy…")
      try drawing.dialogSays("whoever gets the copy can undo your steps")
      try drawing.answer("Without History")
      try drawing.enter(folder.file("Bare"), intoDialog: "Save a Copy Without Its History")
      try drawing.shows("“Bare” is a copy without the history")
      try drawing.choose("Save a Copy…")
      try drawing.answer("With History")
      try drawing.enter(folder.file("Whole"), intoDialog: "Save a Copy With Its History")
      try drawing.shows("“Whole” is a copy with the whole history")
      try drawing.hasTitle("Untitled")
    }
    try DrawingWindow.open([folder.file("Bare").path]) { drawing, _ in
      try drawing.says("Canvas, 2 shapes")
      try drawing.offersUndo(nil)
    }
    try DrawingWindow.open([folder.file("Whole").path]) { drawing, _ in
      try drawing.says("Canvas, 2 shapes")
      try drawing.offersUndo("Draw Ellipse")
    }
  }

  @Test func `what is forgotten cannot be undone, and the drawing stays`() throws {
    try DrawingWindow.open { drawing, program in
      try drawing.draw("Rectangle", from: (80, 60), to: (180, 140))
      try drawing.draw("Ellipse", from: (240, 60), to: (300, 160))
      try drawing.choose("Forget History…")
      try drawing.dialogSays("Every step: ")
      try drawing.answer("Forget Earlier Steps")
      try drawing.shows("Forgotten; the file")
      try drawing.undo()
      try drawing.says("Canvas, 1 shape")
      try drawing.offersUndo(nil)
      try drawing.redo()
      try drawing.choose("Forget History…")
      try drawing.answer("Forget Every Step")
      try drawing.offersUndo(nil)
      try drawing.says("Canvas, 2 shapes, selected: Ellipse 2 at x 240, y 60, width 60, height 100")
    }
  }

  @Test func `one file that is opened twice is one document`() throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let link = folder.file("Link")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: folder.file("Plan"))
    try DrawingWindow.open { drawing, program in
      try drawing.draw("Rectangle", from: (80, 60), to: (180, 140))
      try drawing.name(folder.file("Plan"))
      try drawing.openFile(link)
      try drawing.openFile(folder.file("Plan"))
      try drawing.undo()
      try drawing.says("Canvas, 0 shapes")
      #expect(try program.windows.count == 1)
    }
  }
}
