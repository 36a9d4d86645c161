import Foundation
import Testing
import WindowDriver

@WindowTesting @Suite struct ColorAndOpacityTests {
  @Test func `a slide is one step, and undo moves the slider`() throws {
    try RunningProgram.run("ColorAndOpacity") { program in
      let window = try program.window()
      let slider = try window.element(.slider, "Opacity")
      #expect(slider.value == 1)
      let bounds = slider.bounds
      // The knob stands at the right end, below the number.
      let end = CGPoint(x: bounds.width - 15, y: bounds.height - 15)
      try window.drag(
        in: slider, from: end, to: CGPoint(x: bounds.width / 2, y: end.y), motions: 20)
      let title = try eventually("the button that undoes the slide") {
        window.element.find(.button) { $0.name.hasPrefix("Undo Opacity : ") }?.name
      }
      #expect(slider.value.map { $0 > 0.3 && $0 < 0.7 } == true)
      try window.click(title)
      try eventually("the slider is back") { slider.value == 1 }
      #expect(try !window.element(.button, "Undo").isEnabled)
      _ = try window.element(.button, title.replacing("Undo", with: "Redo"))
    }
  }

  @Test func `the buttons follow the history and name its steps`() throws {
    try RunningProgram.run("ColorAndOpacity") { program in
      let window = try program.window()
      #expect(try !window.element(.button, "Undo").isEnabled)
      try window.click("Red")
      try window.click("Undo Color : Red")
      try eventually("blue again") { window.element.find(.button, "Blue")?.isChecked == true }
      try window.click("Redo Color : Red")
      try eventually("red again") { window.element.find(.button, "Red")?.isChecked == true }
    }
  }

  @Test func `of twelve changes ten can be undone`() throws {
    try RunningProgram.run("ColorAndOpacity") { program in
      let window = try program.window()
      for _ in 1...6 {
        try window.click("Red")
        try window.click("Green")
      }
      _ = try window.element(.button, "Undo Color : Green")
      try window.press("z", holding: [.control], times: 12)
      // Two steps were forgotten: red and green.
      try eventually("nothing is left to undo") {
        window.element.find(.button, "Undo")?.isEnabled == false
      }
      #expect(try window.element(.button, "Green").isChecked)
    }
  }
}
