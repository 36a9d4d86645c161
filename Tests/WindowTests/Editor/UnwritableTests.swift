import Foundation
import Testing
import WindowDriver

/// What a window says and does when its file cannot be written.
@WindowTesting
struct UnwritableTests {
  private let both = "Canvas, 2 shapes, selected: Ellipse 2 at x 240, y 60, width 60, height 100"

  /// A drawing whose file is taken away from it, and one shape that could not be written any more.
  private func withFileTakenAway(
    line: Int = #line,
    body: @WindowTesting (DrawingWindow, RunningProgram, TestFolder) throws -> Void
  ) throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    try DrawingWindow.open(line: line) { drawing, program in
      try drawing.draw("Rectangle", from: (80, 60), to: (180, 140))
      try drawing.name(folder.file("Plan"))
      try FileManager.default.moveItem(at: folder.file("Plan"), to: folder.file("Elsewhere"))
      try drawing.draw("Ellipse", from: (240, 60), to: (300, 160))
      try drawing.says(both)
      try drawing.shows("was removed or renamed while it was open")
      try drawing.hasTitle("• Plan")
      try body(drawing, program, folder)
    }
  }

  @Test func `the title tells when the disk is late, and closing waits for it without asking`()
    throws
  {
    let folder = try TestFolder()
    defer { folder.remove() }
    try DrawingWindow.open { drawing, program in
      try drawing.draw("Rectangle", from: (80, 60), to: (180, 140))
      try drawing.name(folder.file("Plan"))
      try keepToItself(folder.file("Plan"), seconds: 5)
      try drawing.draw("Ellipse", from: (240, 60), to: (300, 160))
      try drawing.says(both)
      try drawing.hasTitle("Plan")
      try drawing.hasTitle("• Plan")
      try drawing.shows("Saving…")
      try drawing.window.press("w", holding: [.control])
      #expect(try program.waitForExit() == 0)
    }
    try DrawingWindow.open([folder.file("Plan").path]) { drawing, _ in
      try drawing.says("Canvas, 2 shapes")
      try drawing.offersUndo("Draw Ellipse")
    }
  }

  /// Lets another tool keep a file to itself: longer than a window is silent about it, shorter than it
  /// takes for a failure.
  private func keepToItself(_ file: URL, seconds: Double) throws {
    let sign = file.path + "-kept"
    // Nothing of it may hold the streams of this test, which would wait for it then.
    let script = """
      { { echo '.timeout 2000'; echo 'BEGIN IMMEDIATE;'; echo ".shell touch '$1'"; sleep $2
          echo 'COMMIT;'; } | sqlite3 "$0"; } >/dev/null 2>&1 &
      """
    _ = try Command.run(["sh", "-c", script, file.path, sign, "\(seconds)"])
    try eventually("the file is kept") { FileManager.default.fileExists(atPath: sign) }
  }

  @Test func `trying again writes what was kept in memory`() throws {
    try withFileTakenAway { drawing, program, folder in
      try drawing.undo()
      try drawing.says("Canvas, 1 shape")
      try FileManager.default.moveItem(at: folder.file("Elsewhere"), to: folder.file("Plan"))
      try drawing.window.click(drawing.button("Try Again"))
      try drawing.hasTitle("Plan")
      try drawing.redo()
      program.kill()
      try DrawingWindow.open([folder.file("Plan").path]) { drawing, _ in
        try drawing.says("Canvas, 2 shapes")
        try drawing.offersUndo("Draw Ellipse")
      }
    }
  }

  @Test func `the history names what is in memory only, too`() throws {
    try withFileTakenAway { drawing, _, _ in
      try drawing.window.press("F8")
      let list = try drawing.window.element(.list, "History")
      _ = try list.element(.listItem, "for the ellipse") { $0.name.hasPrefix("Draw Ellipse, ") }
    }
  }

  @Test func `saving elsewhere takes everything along`() throws {
    try withFileTakenAway { drawing, program, folder in
      try drawing.window.click(drawing.button("Save Elsewhere…"))
      try drawing.enter(folder.file("Rescued"), intoDialog: "Save the Drawing As")
      try drawing.hasTitle("Rescued")
      program.kill()
      try DrawingWindow.open([folder.file("Rescued").path]) { drawing, _ in
        try drawing.says("Canvas, 2 shapes")
        try drawing.offersUndo("Draw Ellipse")
        try drawing.undo()
        try drawing.offersUndo("Draw Rectangle")
      }
    }
  }

  @Test func `closing asks only now, and can be called off`() throws {
    try withFileTakenAway { drawing, program, folder in
      try drawing.window.press("w", holding: [.control])
      try drawing.dialogSays("the last change will be lost")
      try drawing.answer("Keep It Open")
      try drawing.undo()
      try drawing.says("Canvas, 1 shape")
      try drawing.redo()
      try drawing.says(both)
      try drawing.window.press("q", holding: [.control])
      try drawing.answer("Close Without")
      #expect(try program.waitForExit() == 0)
    }
  }

  @Test func `without a state folder a drawing is kept in memory until it has a name`() throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    try DrawingWindow.open(environment: ["XDG_STATE_HOME": "/dev/null/state"]) {
      drawing, program in
      try drawing.draw("Rectangle", from: (80, 60), to: (180, 140))
      try drawing.shows("cannot be written")
      try drawing.hasTitle("• Untitled")
      try drawing.name(folder.file("Plan"))
      program.kill()
    }
    try DrawingWindow.open([folder.file("Plan").path]) { drawing, _ in
      try drawing.says("Canvas, 1 shape")
      try drawing.offersUndo("Draw Rectangle")
    }
  }

  @Test func `a file that another program has is shown, and follows its changes`() throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    try DrawingWindow.open { drawing, program in
      try drawing.draw("Rectangle", from: (80, 60), to: (180, 140))
      try drawing.name(folder.file("Plan"))
      // On a bus of its own the second program does not find the first.
      try DrawingWindow.open(
        [folder.file("Plan").path],
        environment: ["DBUS_SESSION_BUS_ADDRESS": program.addressOfAnotherBus]
      ) { other, _ in
        try other.shows("is open in another program; you see its changes as they happen")
        try other.says("Canvas, 1 shape")
        try other.offersUndo(nil)
        try drawing.window.activate()
        try drawing.draw("Ellipse", from: (240, 60), to: (300, 160))
        try other.says("Canvas, 2 shapes")

        try other.window.activate()
        try other.window.click(other.button("Save a Copy…"))
        try other.answer("With History")
        try other.enter(folder.file("Copy"), intoDialog: "Save a Copy With Its History")
        try other.shows("“Copy” is a copy with the whole history")
      }
    }
  }
}
