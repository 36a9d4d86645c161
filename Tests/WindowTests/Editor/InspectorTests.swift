import Foundation
import Testing
import WindowDriver

/// What the fields, the slider and the colours of the properties leave in the history.
@WindowTesting
struct InspectorTests {
  private let rectangle =
    "Canvas, 1 shape, selected: Rectangle 1 at x 80, y 60, width 100, height 80"

  private func withRectangle(
    line: Int = #line,
    body: @WindowTesting (DrawingWindow, RunningProgram) throws -> Void
  ) throws {
    try DrawingWindow.open(line: line) { drawing, program in
      try drawing.draw("Rectangle", from: (80, 60), to: (180, 140))
      try drawing.says(rectangle)
      try body(drawing, program)
    }
  }

  private func opacity(_ drawing: DrawingWindow) throws -> Element {
    try drawing.window.element(.slider, "Opacity")
  }

  private func shows(_ value: Double, _ drawing: DrawingWindow, line: Int = #line) throws {
    let slider = try opacity(drawing)
    try eventually("the slider is at \(value); it is at \(slider.value ?? -1)", line: line) {
      slider.value == value
    }
  }

  /// Slides the opacity from 100 to 0 by many values.
  private func slideToZero(
    _ drawing: DrawingWindow, beforeRelease: () throws -> Void = {}
  ) throws {
    let slider = try opacity(drawing)
    let place = slider.bounds
    try drawing.window.drag(
      in: slider, from: CGPoint(x: place.width - 12, y: place.height - 10),
      to: CGPoint(x: -20, y: place.height - 10), motions: 40, beforeRelease: beforeRelease)
  }

  // MARK: Numbers

  @Test func `undo in a number field takes back what is typed now, and else the last step`() throws
  {
    try withRectangle { drawing, _ in
      let width = try drawing.window.element(.spinButton, "Width")
      try drawing.window.click(width)
      try drawing.window.press("a", holding: [.control])
      try drawing.window.type("60")
      try drawing.window.press("Tab")
      try drawing.says(
        "Canvas, 1 shape, selected: Rectangle 1 at x 80, y 60, width 60, height 80")
      // In the next field nothing has been typed.
      try drawing.window.press("z", holding: [.control])
      try drawing.says(rectangle)
      try drawing.window.press("Tab")
      try drawing.says(rectangle)
      try drawing.offersUndo("Draw Rectangle")
    }
  }

  @Test func `what is no number in a number field changes nothing`() throws {
    try withRectangle { drawing, _ in
      try drawing.window.click(drawing.window.element(.spinButton, "Width"))
      try drawing.window.press("a", holding: [.control])
      try drawing.window.press("BackSpace")
      try drawing.window.press("Tab")
      try drawing.window.press("a", holding: [.control])
      try drawing.window.type("-5")
      try drawing.window.press("Tab")
      try drawing.says(rectangle)
      try drawing.offersUndo("Draw Rectangle")
    }
  }

  // MARK: Slider

  // defold/editor2-issues#1140, excalidraw/excalidraw#8861, GraphiteEditor/Graphite#2004
  @Test func `a slide of the opacity is one step, and undo shows in the slider at once`() throws {
    try withRectangle { drawing, _ in
      try shows(100, drawing)
      try slideToZero(drawing)
      try shows(0, drawing)
      try drawing.offersUndo("Opacity 0 %")
      try drawing.undo()
      try shows(100, drawing)
      try drawing.offersUndo("Draw Rectangle")
      try drawing.redo()
      try shows(0, drawing)
    }
  }

  // tldraw/tldraw#10411
  @Test func `the keys of the slider are a step of their own`() throws {
    try withRectangle { drawing, _ in
      try drawing.drag(from: (120, 100), to: (150, 100))
      try drawing.offersUndo("Move Rectangle")
      let slider = try opacity(drawing)
      // A press on the knob where it stands changes nothing, and gives it the keyboard.
      try drawing.window.click(
        slider, at: CGPoint(x: slider.bounds.width - 12, y: slider.bounds.height - 10))
      try eventually("the slider has the keyboard") { slider.isFocused }
      try shows(100, drawing)
      try drawing.offersUndo("Move Rectangle")
      try drawing.window.press("Left", times: 3)
      try shows(97, drawing)
      try drawing.undo()
      try shows(100, drawing)
      try drawing.offersUndo("Move Rectangle")
      try drawing.offersRedo("Opacity 97 %")
    }
  }

  // darktable-org/darktable#14177
  @Test func `a slide over many shapes is no step before the release`() throws {
    try DrawingWindow.open(["--sample"]) { drawing, _ in
      try drawing.window.press("a", holding: [.control])
      try eventually("all are selected") { drawing.canvas.name.contains("14 selected") }
      try slideToZero(drawing) {
        try shows(0, drawing)
        try eventually("a preview") { drawing.canvas.name.hasSuffix(", preview") }
        let undo = try drawing.button("Undo")
        #expect(undo.description == "Undo (Ctrl+Z)")
      }
      try drawing.offersUndo("Opacity 0 %")
      try drawing.undo()
      try drawing.offersUndo(nil)
      try shows(100, drawing)
    }
  }

  // MARK: Colours

  // tldraw/tldraw#2933
  @Test func `a colour that is chosen is one step, and a choice that is dismissed is none`() throws
  {
    try withRectangle { drawing, program in
      let fill = try drawing.window.element.element(Role(rawValue: "filler"), "Fill Colour")
      try drawing.window.click(fill)
      var dialog = try program.window { !$0.contains("Backstroke") }
      try dialog.press("Right", times: 3)
      try drawing.answer("Cancel")
      try eventually("the choice is closed") { try program.windows.count == 1 }
      try drawing.offersUndo("Draw Rectangle")

      try drawing.window.activate()
      try drawing.window.click(fill)
      dialog = try program.window { !$0.contains("Backstroke") }
      try dialog.press("Right", times: 3)
      try dialog.press("space")
      try drawing.answer("Select")
      try drawing.offersUndo("Fill Colour")
      try drawing.window.activate()
      try drawing.undo()
      try drawing.offersUndo("Draw Rectangle")
    }
  }

  // MARK: Fields

  // scratchfoundation/scratch-paint#706
  @Test func `undo on the canvas after a field was used takes back one step only`() throws {
    try withRectangle { drawing, _ in
      let width = try drawing.window.element(.spinButton, "Outline Width")
      try drawing.window.click(width, at: CGPoint(x: 20, y: 15))
      try drawing.window.press("a", holding: [.control])
      try drawing.window.type("7")
      try drawing.window.press("Return")
      try drawing.offersUndo("Outline Width 7 pt")
      try drawing.draw("Ellipse", from: (240, 60), to: (300, 160))
      try drawing.says(
        "Canvas, 2 shapes, selected: Ellipse 2 at x 240, y 60, width 60, height 100")
      try drawing.undo()
      try drawing.says("Canvas, 1 shape")
      try drawing.offersUndo("Outline Width 7 pt")
      try drawing.undo()
      try drawing.says(rectangle)
      try drawing.offersUndo("Draw Rectangle")
    }
  }

  // Satty-org/Satty#57, getblocklab/block-lab#339
  @Test func `the undo key takes back letters of a name, and the drawing is left alone`() throws {
    try withRectangle { drawing, _ in
      let name = try drawing.window.element(.textField, "Name")
      try drawing.window.click(name)
      try drawing.window.press("End")
      try drawing.window.type("ab")
      try drawing.undo()
      try eventually("the letters are gone") { name.text == "Rectangle 1" }
      try drawing.offersUndo("Draw Rectangle")
      try drawing.says(rectangle)
      try drawing.clickBeside()
      try drawing.says("Canvas, 1 shape")
      try drawing.offersUndo("Draw Rectangle")
    }
  }

  @Test func `words that are typed into a text are one step, and undone as letters before that`()
    throws
  {
    try DrawingWindow.open { drawing, _ in
      try drawing.draw("Text", from: (80, 60), to: (280, 140))
      try drawing.offersUndo("Draw Text")
      let words = try drawing.window.element(.textField, "Text")
      try drawing.window.click(words)
      try drawing.window.press("a", holding: [.control])
      try drawing.window.type("Hello")
      try drawing.undo()
      try eventually("letters are taken back") { words.text != "Hello" }
      try drawing.offersUndo("Draw Text")
      try drawing.window.press("a", holding: [.control])
      try drawing.window.type("Hello")
      try drawing.clickBeside()
      try drawing.offersUndo("Edit Text")
      try drawing.undo()
      try eventually("the words are as before") {
        try drawing.window.element(.textField, "Text").text == "Text"
      }
      try drawing.offersUndo("Draw Text")
    }
  }
}
