import Foundation
import Testing
import WindowDriver

/// The table of the scenario, played in the window; `--check` plays it without one.
@WindowTesting
struct StoreUndoDemoTests {
  /// A window of the demo, and what a person does in it.
  @WindowTesting
  struct Demo {
    let window: Window

    func click(_ button: String) throws {
      try window.click(window.element(.button, button))
    }

    func showEditor(_ isShown: Bool, file: String = #fileID, line: Int = #line) throws {
      let box = try window.element(.checkBox, "Show Editor")
      try window.click(box)
      try eventually("the editor is \(isShown ? "shown" : "hidden")", file: file, line: line) {
        box.isChecked == isShown
      }
    }

    /// Drags from the middle of the rectangle, which is at `place`.
    func drag(
      from place: (Double, Double), by way: (Double, Double), beforeRelease: () throws -> Void = {}
    ) throws {
      try window.drag(
        in: window.element(.image, "Canvas"), from: CGPoint(x: place.0, y: place.1),
        to: CGPoint(x: place.0 + way.0, y: place.1 + way.1), motions: 30,
        beforeRelease: beforeRelease)
    }

    func shows(_ position: String, file: String = #fileID, line: Int = #line) throws {
      let label = try window.element.element(.label, "with the position", file: file, line: line) {
        $0.name.hasPrefix("Position: ")
      }
      try label.waitForName("Position: \(position)", file: file, line: line)
    }

    /// Waits until Undo can be used, or cannot.
    func offersUndo(_ isOffered: Bool, file: String = #fileID, line: Int = #line) throws {
      try window.element(.button, "Undo").waitUntil(isEnabled: isOffered, file: file, line: line)
    }
  }

  private func withDemo(
    line: Int = #line, body: @WindowTesting (_ demo: Demo, _ program: RunningProgram) throws -> Void
  ) throws {
    try RunningProgram.run("StoreUndoDemo", line: line) { program in
      let demo = Demo(window: try program.window())
      try demo.shows("120, 100")
      try body(demo, program)
    }
  }

  @Test func `history belongs to the store and goes on while the canvas is gone`() throws {
    try withDemo { demo, _ in
      try demo.offersUndo(false)
      try demo.click("Move Right")
      try demo.shows("140, 100")
      try demo.showEditor(false)
      _ = try demo.window.element(.label, "Editor hidden")
      try demo.shows("140, 100")
      try demo.click("Undo")
      try demo.shows("120, 100")
      #expect(try demo.window.element(.button, "Redo").description == "Redo Move Rectangle")
      try demo.click("Redo")
      try demo.shows("140, 100")
      try demo.showEditor(true)
      try demo.drag(from: (140, 100), by: (0, 50))
      try demo.shows("140, 150")
    }
  }

  @Test func `a finished drag is one step`() throws {
    try withDemo { demo, _ in
      try demo.drag(from: (120, 100), by: (90, 40))
      try demo.shows("210, 140")
      try demo.click("Undo")
      try demo.shows("120, 100")
      try demo.offersUndo(false)
      try demo.window.press("z", holding: [.control, .shift])
      try demo.shows("210, 140")
    }
  }

  @Test func `a cancelled drag registers nothing`() throws {
    try withDemo { demo, _ in
      try demo.click("Move Right")
      try demo.drag(from: (140, 100), by: (90, 40)) {
        // Undo waits until a drag has ended.
        try demo.offersUndo(false)
        try demo.window.press("Escape")
        try demo.offersUndo(true)
      }
      try expectOnlyTheMove(demo)
    }
  }

  @Test func `a drag that ends where it began registers nothing`() throws {
    try withDemo { demo, _ in
      try demo.click("Move Right")
      try demo.drag(from: (140, 100), by: (90, 40)) {
        try demo.offersUndo(false)
        try demo.window.movePointer(
          in: demo.window.element(.image, "Canvas"), to: CGPoint(x: 140, y: 100))
      }
      try expectOnlyTheMove(demo)
    }
  }

  /// Expects that the step to the right is the only one in the history.
  private func expectOnlyTheMove(_ demo: Demo) throws {
    try demo.offersUndo(true)
    try demo.shows("140, 100")
    try demo.click("Undo")
    try demo.shows("120, 100")
    try demo.offersUndo(false)
  }

  @Test func `each window has its own store and its own history`() throws {
    try withDemo { first, program in
      try first.click("Move Right")
      try first.click("New Window")
      try eventually("there are two windows") { try program.windows.count == 2 }
      let second = Demo(window: try program.windows[1])
      try second.window.activate()
      try second.shows("120, 100")
      try second.offersUndo(false)
      try second.click("Move Right")
      try second.click("Move Right")
      try second.shows("160, 100")
      try second.click("Undo")
      try second.shows("140, 100")
      try first.shows("140, 100")
      try first.window.activate()
      try first.click("Undo")
      try first.shows("120, 100")
      try second.shows("140, 100")
      try second.offersUndo(true)
    }
  }
}
