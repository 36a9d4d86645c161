import Foundation
import Testing
import WindowDriver

@WindowTesting
struct HistoryPanelTests {
  /// The rows of the panel without their times, as a screen reader is told them.
  private func rows(_ drawing: DrawingWindow) -> [String] {
    guard let list = drawing.window.element.find(.list, "History") else { return [] }
    return list.elements(.listItem).map {
      $0.name.replacing(/, \d\d:\d\d/, with: "")
    }
  }

  private func hasRows(
    _ drawing: DrawingWindow, _ expected: [String], file: String = #fileID, line: Int = #line
  ) throws {
    try eventually("\(expected); there are \(rows(drawing))", file: file, line: line) {
      rows(drawing) == expected
    }
  }

  private func row(_ drawing: DrawingWindow, _ step: String) throws -> Element {
    try drawing.window.element(.list, "History").element(.listItem, "for \(step)") {
      $0.name.hasPrefix(step)
    }
  }

  private func withThreeSteps(
    line: Int = #line, body: @WindowTesting (DrawingWindow) throws -> Void
  ) throws {
    try DrawingWindow.open(line: line) { drawing, _ in
      try drawing.draw("Rectangle", from: (80, 60), to: (180, 140))
      try drawing.draw("Ellipse", from: (240, 60), to: (300, 160))
      try drawing.draw("Line", from: (80, 250), to: (300, 330))
      try drawing.window.press("F8")
      try hasRows(
        drawing, ["Beginning", "Draw Rectangle", "Draw Ellipse", "Draw Line, present"])
      try body(drawing)
    }
  }

  @Test func `without a step the panel says what it is for, and then it lists each`() throws {
    try DrawingWindow.open { drawing, _ in
      try drawing.clickBeside()
      try drawing.window.press("F8")
      try drawing.shows("Nothing has been done yet.")
      // The keys are still heard: the panel goes as it came, and comes back.
      try drawing.window.press("F8")
      try eventually("the panel is gone") {
        drawing.window.element.find(.label) { $0.name.hasPrefix("Nothing has") } == nil
      }
      try drawing.window.press("F8")
      try drawing.shows("Nothing has been done yet.")
      try drawing.draw("Rectangle", from: (80, 60), to: (180, 140))
      try hasRows(drawing, ["Beginning", "Draw Rectangle, present"])
      try drawing.undo()
      try hasRows(drawing, ["Beginning, present", "Draw Rectangle, undone"])
    }
  }

  @Test func `a click on a step goes there at once, and nothing is lost`() throws {
    try withThreeSteps { drawing in
      try drawing.window.click(row(drawing, "Beginning"))
      try drawing.says("Canvas, 0 shapes")
      try hasRows(
        drawing,
        [
          "Beginning, present", "Draw Rectangle, undone", "Draw Ellipse, undone",
          "Draw Line, undone",
        ])
      try drawing.offersUndo(nil)
      try drawing.offersRedo("Draw Rectangle")
      try drawing.window.click(row(drawing, "Draw Ellipse"))
      try drawing.says("Canvas, 2 shapes")
      try drawing.offersUndo("Draw Ellipse")
      try drawing.offersRedo("Draw Line")
      try drawing.redo()
      try hasRows(
        drawing, ["Beginning", "Draw Rectangle", "Draw Ellipse", "Draw Line, present"])
    }
  }

  @Test func `the keys go through the list, Return goes to a step, Escape back to the canvas`()
    throws
  {
    try withThreeSteps { drawing in
      // The present step has the keyboard when the list is opened.
      try eventually("the row has the keyboard") { try row(drawing, "Draw Line").isFocused }
      try drawing.window.press("Up", times: 2)
      try drawing.window.press("Return")
      try drawing.says("Canvas, 1 shape")
      try drawing.window.press("Escape")
      try eventually("the canvas has the keyboard") { drawing.canvas.isFocused }
      try drawing.window.press("F8")
      try eventually("the list is gone") {
        drawing.window.element.find(.list, "History") == nil
      }
    }
  }

  @Test func `a new step after an undo leaves the other branch, which can be gone to`() throws {
    try withThreeSteps { drawing in
      try drawing.undo()
      try drawing.undo()
      try drawing.draw("Rectangle", from: (400, 60), to: (440, 100))
      try hasRows(
        drawing,
        [
          "Beginning", "Draw Rectangle, branch point", "Draw Ellipse, other branch",
          "Draw Line, other branch", "Draw Rectangle, after Draw Rectangle, present",
        ])
      try drawing.window.click(row(drawing, "Draw Line"))
      try drawing.says("Canvas, 3 shapes")
      try hasRows(
        drawing,
        [
          "Beginning", "Draw Rectangle, branch point", "Draw Ellipse", "Draw Line, present",
          "Draw Rectangle, after Draw Rectangle, other branch",
        ])
      try drawing.offersUndo("Draw Line")
    }
  }

  // microsoft/vscode#44865
  @Test func `held undo and redo keys skip and join no step, and end where they began`() throws {
    let start = "Canvas, 1 shape, selected: Rectangle 1 at x 80, y 60, width 100, height 80"
    try DrawingWindow.open { drawing, _ in
      try drawing.draw("Rectangle", from: (80, 60), to: (180, 140))
      try drawing.says(start)
      // Each press and release of an arrow key is a step.
      try drawing.window.press("Right", times: 200)
      let end = "Canvas, 1 shape, selected: Rectangle 1 at x 280, y 60, width 100, height 80"
      try drawing.says(end)
      try drawing.window.press("z", holding: [.control], times: 200)
      try drawing.says(start)
      try drawing.offersUndo("Draw Rectangle")
      try drawing.window.press("z", holding: [.control, .shift], times: 120)
      try drawing.says(
        "Canvas, 1 shape, selected: Rectangle 1 at x 200, y 60, width 100, height 80")
      try drawing.window.press("z", holding: [.control, .shift], times: 80)
      try drawing.says(end)
      try drawing.offersRedo(nil)

      // The keyboard's own repetition, some 25 strokes a second.
      try drawing.window.hold("z", holding: [.control]) {
        try waitOnTheWay(drawing) { $0 < 180 }
        try drawing.says("Canvas, 0 shapes")
      }
      try drawing.offersRedo("Draw Rectangle")
      try drawing.window.hold("z", holding: [.control, .shift]) {
        try waitOnTheWay(drawing) { $0 > 180 }
        try drawing.says(end)
      }
      try drawing.offersRedo(nil)
    }
  }

  /// Waits until the rectangle has come past a place on its way.
  private func waitOnTheWay(_ drawing: DrawingWindow, _ isThere: (Int) -> Bool) throws {
    try eventually("it has come past there; it says “\(drawing.canvas.name)”") {
      let x = drawing.canvas.name.firstMatch(of: /at x (\d+)/).flatMap { Int($0.output.1) }
      return x.map(isThere) ?? false
    }
  }

  @Test func `undo goes on past what is in memory, in the program that comes after a crash`() throws
  {
    let home = try PrivateHome()
    defer { home.remove() }
    let start = "Canvas, 1 shape, selected: Rectangle 1 at x 80, y 60, width 100, height 80"
    let end = "Canvas, 1 shape, selected: Rectangle 1 at x 680, y 60, width 100, height 80"
    try DrawingWindow.open(home: home) { drawing, program in
      try drawing.draw("Rectangle", from: (80, 60), to: (180, 140))
      try drawing.says(start)
      // More steps than a document keeps in memory on either side of the present place.
      try drawing.window.press("Right", times: 600)
      try drawing.says(end)
      program.kill()
    }
    try DrawingWindow.open(home: home) { drawing, _ in
      try drawing.offersUndo("Move Rectangle")
      // Some strokes more than there are steps.
      try drawing.window.press("z", holding: [.control], times: 620)
      try drawing.says("Canvas, 0 shapes")
      try drawing.offersUndo(nil)
      try drawing.window.press("z", holding: [.control, .shift], times: 620)
      for place in [300, 500] { try waitOnTheWay(drawing) { $0 > place } }
      try drawing.says(end)
      try drawing.offersRedo(nil)
    }
  }

  @Test func `undo and redo can be asked for in a dialog`() throws {
    try withThreeSteps { drawing in
      try drawing.window.press("z", holding: [.control, .alt])
      try drawing.answer("Undo Draw Line")
      try drawing.says("Canvas, 2 shapes")
      try drawing.choose("Undo or Redo…")
      try drawing.answer("Redo Draw Line")
      try drawing.says("Canvas, 3 shapes, selected: Line 3 at x 80, y 250, width 220, height 80")
    }
  }
}
