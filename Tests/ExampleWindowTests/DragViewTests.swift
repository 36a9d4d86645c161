import Foundation
import Testing
import WindowDriver

@WindowTesting @Suite struct DragViewTests {
  private let center = CGPoint(x: 70, y: 70)

  @Test(arguments: ["Target and Method", "Invocation", "Handler"])
  func `a drag of many motions is one step, whichever way it is registered`(way: String) throws {
    try RunningProgram.run("DragView") { program in
      let window = try program.window()
      try window.click(way)
      try window.drag(
        in: window.element(.image, "Canvas"), from: center, to: CGPoint(x: 170, y: 120),
        motions: 50)
      try window.shows("Center: 170, 120")
      try window.press("z", holding: [.control])
      try window.shows("Center: 70, 70")
      try window.press("z", holding: [.control])
      try window.press("z", holding: [.control, .shift])
      try window.shows("Center: 170, 120")
    }
  }

  @Test func `Escape takes a drag back and leaves nothing to undo`() throws {
    try RunningProgram.run("DragView") { program in
      let window = try program.window()
      try window.drag(
        in: window.element(.image, "Canvas"), from: center, to: CGPoint(x: 170, y: 120),
        motions: 10
      ) {
        try window.press("Escape")
      }
      try window.shows("Center: 70, 70")
      try window.click("Edit")
      #expect(try !window.element(.menuItem, "Undo").isEnabled)
      #expect(try !window.element(.menuItem, "Redo").isEnabled)
    }
  }

  @Test func `the menu above the view carries the titles and grays what cannot be done`() throws {
    try RunningProgram.run("DragView") { program in
      let window = try program.window()
      let canvas = try window.element(.image, "Canvas")
      try window.drag(in: canvas, from: center, to: CGPoint(x: 170, y: 120), motions: 10)
      try window.shows("Center: 170, 120")
      try window.click(canvas, at: CGPoint(x: 170, y: 120), with: .secondary)
      #expect(try window.element(.menuItem, "Undo Move").isEnabled)
      #expect(try !window.element(.menuItem, "Redo").isEnabled)
      try window.element(.menuItem, "Undo Move").perform("click")
      try window.shows("Center: 70, 70")
    }
  }

  @Test func `the question offers the nearest history`() throws {
    try RunningProgram.run("DragView") { program in
      let window = try program.window()
      try window.drag(
        in: window.element(.image, "Canvas"), from: center, to: CGPoint(x: 170, y: 120),
        motions: 10)
      try window.shows("Center: 170, 120")
      try window.press("u", holding: [.control])
      let question = try program.window { $0 != "Drag View" }
      // libadwaita names these buttons by their text and their label, which are one.
      #expect(try !question.element(.button, "Redo Redo").isEnabled)
      _ = try question.element(.button, "Cancel Cancel")
      try question.element(.button, "Undo Move Undo Move").perform("click")
      try window.shows("Center: 70, 70")
    }
  }
}
