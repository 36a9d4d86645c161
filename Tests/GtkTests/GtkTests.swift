import Foundation
import Testing
import WindowDriver

/// The rules of `Gtk`, tried by real events on a window with one widget of each kind.
@WindowTesting @Suite struct GtkTests {
  /// Runs the gallery; `body` is given its window.
  private func withGallery(
    _ arguments: [String] = [], line: Int = #line, _ body: (Gallery) throws -> Void
  ) throws {
    try RunningProgram.run("GtkGallery", arguments, line: line) { program in
      try body(Gallery(program: program, window: program.window()))
    }
  }

  @Test func `what the program sets calls no handler`() throws {
    try withGallery { gallery in
      try gallery.click("Set by Program")
      try gallery.sees("set")
    }
  }

  @Test func `what the person does calls a handler once`() throws {
    try withGallery { gallery in
      try gallery.window.click(gallery.window.element(.checkBox, "Check"))
      try gallery.sees("check true")
      try gallery.window.click(gallery.window.element(.button, "Second"))
      try gallery.sees("check true · first false · second true")
      try gallery.click("Clear")
      try gallery.window.click(gallery.window.element(.label, "Two"))
      try gallery.sees("selected 1 · row 1")
    }
  }

  @Test func `a slide is one beginning, its values and one end`() throws {
    try withGallery { gallery in
      let scale = try gallery.window.element(.slider, "Scale")
      let middle = scale.bounds.height / 2
      try gallery.window.drag(
        in: scale, from: CGPoint(x: 20, y: middle), to: CGPoint(x: 300, y: middle), motions: 5)
      let entries = try eventually("the end of the slide") {
        gallery.entries.last?.hasPrefix("slide ended") == true ? gallery.entries : nil
      }
      #expect(entries.first == "slide began")
      #expect(entries.dropFirst().dropLast().count >= 2)
      #expect(entries.dropFirst().dropLast().allSatisfy { $0 == "slide" })
    }
  }

  @Test func `a drag ends in an end or a cancellation, never in both`() throws {
    try withGallery { gallery in
      let canvas = try gallery.window.element(.image, "Canvas")
      try gallery.window.drag(
        in: canvas, from: CGPoint(x: 40, y: 30), to: CGPoint(x: 90, y: 50), motions: 5)
      try gallery.sees("begin · end 50, 20 · below once · above again")

      try gallery.click("Clear")
      try gallery.window.drag(
        in: canvas, from: CGPoint(x: 40, y: 30), to: CGPoint(x: 90, y: 50), motions: 5
      ) {
        try gallery.window.press("Escape")
      }
      try gallery.window.press("q")
      try gallery.sees("begin · cancel · key q")
    }
  }

  @Test func `a denied drag is cancelled, and its menu runs an action`() throws {
    try withGallery { gallery in
      let canvas = try gallery.window.element(.image, "Canvas")
      try gallery.window.click(canvas, at: CGPoint(x: 40, y: 30), with: .secondary)
      try gallery.window.element(.menuItem, "Delete").perform("click")
      try gallery.sees("begin · cancel · win.delete")
      // The canvas has the keyboard again.
      try eventually("the focus is back") { canvas.isFocused }
    }
  }

  @Test func `keys are for the focused field first, then for the window`() throws {
    try withGallery { gallery in
      let entry = try gallery.window.element(.textField, "Entry")
      try gallery.window.click(entry)
      try gallery.window.press("End")
      try gallery.window.press("z", holding: [.control])
      try gallery.window.type("!")
      try gallery.window.press("Delete")
      try gallery.window.press("z", holding: [.control])
      try gallery.window.press("z", holding: [.control])
      try gallery.window.press("z", holding: [.control, .shift])
      try gallery.window.press("z", holding: [.control, .shift])
      try gallery.sees("win.undo · entry hello! · entry hello · win.undo · entry hello! · win.redo")
    }
  }

  @Test func `the wheel and its modifiers are told apart`() throws {
    try withGallery { gallery in
      let canvas = try gallery.window.element(.image, "Canvas")
      try gallery.window.scroll(canvas, clicks: -1)
      try gallery.window.scroll(canvas, clicks: 1, holding: [.control])
      try gallery.sees("scroll 1 wheel · zoom -1 wheel")
    }
  }

  @Test func `the end of an event comes after all its handlers and before what was put off`()
    throws
  {
    try withGallery { gallery in
      try gallery.click("Event")
      try gallery.sees("clicked · clicked too · end of event · later")
    }
  }

  @Test func `tasks of the main actor run, and the loop sleeps afterwards`() throws {
    try withGallery { gallery in
      try gallery.click("Task")
      try gallery.sees("task · resumed · idle")
    }
  }

  @Test func `a handler lives as long as its widget and its connection`() throws {
    try withGallery { gallery in
      try gallery.click("Check Lifetimes")
      try gallery.sees("lifetimes hold")
    }
  }

  @Test func `a toast shows its text as it is and runs its button`() throws {
    try withGallery { gallery in
      try gallery.click("Toast")
      _ = try gallery.window.element(.label, "A <toast> & more")
      // libadwaita names the button by its text and its label, which are one.
      try gallery.click("Undo Undo")
      try gallery.sees("toast")
    }
  }

  @Test func `a dialog answers once, with the path or the answer`() throws {
    try withGallery { gallery in
      try gallery.click("Save As")
      try gallery.answer("Cancel")
      try gallery.sees("saved nothing")

      try gallery.click("Clear")
      try gallery.click("Save As")
      try gallery.answer("Save")
      try gallery.sees("saved \(gallery.program.home.path)/drawing.txt")

      try gallery.click("Clear")
      try gallery.click("Ask")
      try gallery.answer("Cancel")
      try gallery.sees("answer cancel")
      try gallery.click("Ask")
      try gallery.answer("Replace")
      try gallery.sees("answer cancel · answer replace")
    }
  }

  @Test func `the clipboard gives back what was put there`() throws {
    try withGallery { gallery in
      try gallery.click("Copy and Paste")
      try gallery.sees("clipboard a text")
    }
  }

  @Test func `windows become dark and light while they are open`() throws {
    try withGallery { gallery in
      let dark = try gallery.window.element(.checkBox, "Dark")
      try gallery.window.click(dark)
      try gallery.sees("dark")
      try gallery.window.click(dark)
      try gallery.sees("dark · light")
    }
  }

  @Test func `files arrive as absolute paths, whatever their names begin with`() throws {
    try withGallery(["/tmp/a file", "-odd"]) { gallery in
      let entries = try eventually("both files") {
        gallery.entries.count == 2 ? gallery.entries : nil
      }
      #expect(entries[0] == "opened /tmp/a file")
      #expect(entries[1].hasPrefix("opened /"))
      #expect(entries[1].hasSuffix("/-odd"))
    }
  }

  @Test func `a window closes when its handler agrees, and the program ends with the last one`()
    throws
  {
    try withGallery { gallery in
      try gallery.click("Close")
      try gallery.sees("close request")
      try gallery.click("Event")
      try gallery.click("Close")
      #expect(try gallery.program.waitForExit() == 0)
    }
  }

  @Test func `a widget that is used after its window was closed stops the program with a message`()
    throws
  {
    try withGallery(["--use-after-close"]) { gallery in
      let status = try gallery.program.waitForExit()
      #expect(status != 0)
      let complaints = gallery.program.complaints
      #expect(complaints.contains("a GtkLabel was used after it was destroyed"))
    }
  }
}
