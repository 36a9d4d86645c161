import Foundation
import WindowDriver

/// A window of the editor, and what a person does in it.
///
/// What it tells is what a screen reader is told, as `docs/accessibility.md` says. Places are in
/// pixels from the top left corner of the canvas, which at the start are the points of the drawing.
@WindowTesting
struct DrawingWindow {
  let window: Window
  let canvas: Element

  /// A place on the canvas where the tests draw nothing.
  static let emptyPlace = CGPoint(x: 500, y: 500)

  init(_ window: Window) throws {
    self.window = window
    canvas = try window.element.element(.image, "with the canvas") { $0.name.hasPrefix("Canvas") }
  }

  /// Starts the editor, does `body` in its first window, and ends it.
  ///
  /// It has the home folder that it is given, or one of its own.
  static func open(
    _ arguments: [String] = [], home: PrivateHome? = nil, environment: [String: String] = [:],
    file: String = #fileID, line: Int = #line,
    body: @WindowTesting (_ drawing: DrawingWindow, _ program: RunningProgram) throws -> Void
  ) throws {
    try RunningProgram.run(
      "backstroke-editor", arguments, environment: environment, home: home, file: file, line: line
    ) { program in
      let window = try program.window()
      // The window manager gives it the keys once it has its place; before, a click would miss it.
      try eventually("the window or its dialog is active") {
        try program.windows.contains(where: \.isActive)
      }
      try body(DrawingWindow(window), program)
    }
  }

  func button(_ name: String) throws -> Element { try window.element(.button, name) }

  /// Chooses a tool of the palette and drags with it.
  func draw(_ tool: String, from start: (Double, Double), to end: (Double, Double)) throws {
    let button = try button(tool)
    try window.click(button)
    try eventually("\(tool) is chosen") { button.isChecked }
    try drag(from: start, to: end)
  }

  func drag(
    from start: (Double, Double), to end: (Double, Double), motions: Int = 10,
    holding modifiers: [Modifier] = [], beforeRelease: () throws -> Void = {}
  ) throws {
    try window.drag(
      in: canvas, from: CGPoint(x: start.0, y: start.1), to: CGPoint(x: end.0, y: end.1),
      motions: motions, holding: modifiers, beforeRelease: beforeRelease)
  }

  func movePointer(to place: (Double, Double)) throws {
    try window.movePointer(in: canvas, to: CGPoint(x: place.0, y: place.1))
  }

  func click(_ x: Double, _ y: Double, holding modifiers: [Modifier] = []) throws {
    try window.click(canvas, at: CGPoint(x: x, y: y), holding: modifiers)
  }

  /// Clicks beside all shapes, so that none is selected and no handle is in the way.
  func clickBeside(file: String = #fileID, line: Int = #line) throws {
    try window.click(canvas, at: Self.emptyPlace)
    try eventually("nothing is selected", file: file, line: line) {
      !canvas.name.contains("selected")
    }
  }

  func undo() throws { try window.press("z", holding: [.control]) }
  func redo() throws { try window.press("z", holding: [.control, .shift]) }

  /// Waits until the canvas says this.
  func says(_ description: String, file: String = #fileID, line: Int = #line) throws {
    try canvas.waitForName(description, file: file, line: line)
  }

  /// Waits until undo would do this, or cannot do anything when it is nil.
  func offersUndo(_ step: String?, file: String = #fileID, line: Int = #line) throws {
    try offers("Undo", step, keys: "Ctrl+Z", file: file, line: line)
  }

  /// Waits until redo would do this, or cannot do anything when it is nil.
  func offersRedo(_ step: String?, file: String = #fileID, line: Int = #line) throws {
    try offers("Redo", step, keys: "Ctrl+Shift+Z", file: file, line: line)
  }

  private func offers(
    _ name: String, _ step: String?, keys: String, file: String, line: Int
  ) throws {
    let button = try button(name)
    let tooltip = ([name, step].compactMap(\.self) + ["(\(keys))"]).joined(separator: " ")
    let what =
      "“\(tooltip)”, \(step == nil ? "disabled" : "enabled"); there is “\(button.description)”"
    try eventually(what, file: file, line: line) {
      button.description == tooltip && button.isEnabled == (step != nil)
    }
  }
}
