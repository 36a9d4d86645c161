import Foundation
import Testing
import WindowDriver

/// There is no unsaved work: whatever ends the program, everything is there again.
@WindowTesting
struct KeepingTests {
  private let first = "Canvas, 1 shape, selected: Rectangle 1 at x 80, y 60, width 100, height 80"
  private let both = "Canvas, 2 shapes, selected: Ellipse 2 at x 240, y 60, width 60, height 100"

  private func drawTwo(_ drawing: DrawingWindow) throws {
    try drawing.draw("Rectangle", from: (80, 60), to: (180, 140))
    try drawing.draw("Ellipse", from: (240, 60), to: (300, 160))
    try drawing.says(both)
  }

  private func expectTwo(_ drawing: DrawingWindow) throws {
    try drawing.says("Canvas, 2 shapes")
    try drawing.offersUndo("Draw Ellipse")
    try drawing.undo()
    try drawing.says("Canvas, 1 shape")
    try drawing.offersRedo("Draw Ellipse")
    try drawing.undo()
    try drawing.says("Canvas, 0 shapes")
    try drawing.redo()
    try drawing.says(first)
  }

  private func untitledFiles(in home: PrivateHome) -> [String] {
    let folder = home.folder.appending(path: "state/backstroke/untitled").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".backstroke") }
  }

  // CudaText#4891
  @Test func `an unnamed drawing is there after quitting, and undo goes on in it`() throws {
    let home = try PrivateHome()
    defer { home.remove() }
    try DrawingWindow.open(home: home) { drawing, program in
      try drawTwo(drawing)
      try drawing.window.press("q", holding: [.control])
      #expect(try program.waitForExit() == 0)
    }
    try DrawingWindow.open(home: home) { drawing, program in
      try drawing.hasTitle("Untitled")
      try expectTwo(drawing)
      // Closing the last window is quitting, too.
      try drawing.window.press("w", holding: [.control])
      #expect(try program.waitForExit() == 0)
    }
    try DrawingWindow.open(home: home) { drawing, _ in
      try drawing.says("Canvas, 1 shape")
      try drawing.offersRedo("Draw Ellipse")
    }
  }

  @Test(arguments: [false, true])
  func `a drawing and its history are there after a kill`(isNamed: Bool) throws {
    let home = try PrivateHome()
    let folder = try TestFolder()
    defer {
      home.remove()
      folder.remove()
    }
    try DrawingWindow.open(home: home) { drawing, program in
      if isNamed { try drawing.name(folder.file("Plan")) }
      try drawTwo(drawing)
      program.kill()
    }
    try DrawingWindow.open(home: home) { drawing, _ in
      try drawing.hasTitle(isNamed ? "Plan" : "Untitled")
      try expectTwo(drawing)
    }
  }

  /// Draws and names one drawing, and another in a window of its own, which is given back.
  private func drawPlanAndAnother(
    _ drawing: DrawingWindow, _ program: RunningProgram, in folder: TestFolder
  ) throws -> DrawingWindow {
    try drawing.draw("Rectangle", from: (80, 60), to: (180, 140))
    try drawing.name(folder.file("Plan"))
    try drawing.window.press("n", holding: [.control])
    let second = try DrawingWindow(program.window { $0.hasPrefix("Untitled") })
    try second.draw("Ellipse", from: (240, 60), to: (300, 160))
    try second.says("Canvas, 1 shape, selected: Ellipse 1 at x 240, y 60, width 60, height 100")
    return second
  }

  @Test func `all that was open is open again, each in its window`() throws {
    let home = try PrivateHome()
    let folder = try TestFolder()
    defer {
      home.remove()
      folder.remove()
    }
    try DrawingWindow.open(home: home) { drawing, program in
      let second = try drawPlanAndAnother(drawing, program, in: folder)
      try second.window.press("q", holding: [.control])
      #expect(try program.waitForExit() == 0)
    }
    try DrawingWindow.open(home: home) { _, program in
      let plan = try DrawingWindow(program.window { $0.hasPrefix("Plan") })
      try plan.offersUndo("Draw Rectangle")
      let untitled = try DrawingWindow(program.window { $0.hasPrefix("Untitled") })
      try untitled.offersUndo("Draw Ellipse")
      #expect(try program.windows.count == 2)
    }
  }

  @Test func `a drawing in which nothing was done leaves no file behind`() throws {
    let home = try PrivateHome()
    defer { home.remove() }
    for arguments in [[], ["--sample"]] {
      try DrawingWindow.open(arguments, home: home) { drawing, program in
        try drawing.hasTitle("Untitled")
        try eventually("its file is there") { untitledFiles(in: home).count == 1 }
        try drawing.window.press("w", holding: [.control])
        #expect(try program.waitForExit() == 0)
      }
      #expect(untitledFiles(in: home).isEmpty)
    }
  }

  @Test func `closing a drawing among others keeps it for another time`() throws {
    let home = try PrivateHome()
    let folder = try TestFolder()
    defer {
      home.remove()
      folder.remove()
    }
    try DrawingWindow.open(home: home) { drawing, program in
      let second = try drawPlanAndAnother(drawing, program, in: folder)
      try second.window.press("w", holding: [.control])
      try eventually("one window is left") { try program.windows.count == 1 }

      // Without a name, it is among the recent ones, by the time of its last change.
      try drawing.window.press("F10")
      try drawing.window.element(.menuItem, "Open Recent").perform("click")
      _ = try drawing.window.element(.menuItem, "Plan")
      try drawing.window.element.element(.menuItem, "without a name") {
        $0.name.hasPrefix("Untitled, ")
      }.perform("click")
      let again = try DrawingWindow(program.window { $0.hasPrefix("Untitled") })
      try again.offersUndo("Draw Ellipse")
    }
  }

  @Test func `a second start hands its files to the program that runs`() throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    try DrawingWindow.open { drawing, program in
      try drawing.draw("Rectangle", from: (80, 60), to: (180, 140))
      try drawing.name(folder.file("Plan"))
      try drawing.window.press("n", holding: [.control])
      _ = try program.window { $0.hasPrefix("Untitled") }
      try drawing.window.activate()
      try drawing.window.press("w", holding: [.control])
      try eventually("the drawing is closed") { try program.windows.count == 1 }

      #expect(try program.startAgain([folder.file("Plan").path]).status == 0)
      let plan = try DrawingWindow(program.window { $0.hasPrefix("Plan") })
      try plan.offersUndo("Draw Rectangle")
      #expect(try program.startAgain(["--sample"]).status == 0)
      _ = try program.window { $0.hasPrefix("Untitled 2") }
    }
  }
}
