import Foundation
import Testing
import WindowDriver

/// The rules of a list of a million rows, by real events on a window with one.
@WindowTesting @Suite struct ListViewTests {
  private func withList(line: Int = #line, _ body: (Gallery) throws -> Void) throws {
    try RunningProgram.run("GtkGallery", ["--list"], line: line) { program in
      try body(Gallery(program: program, window: program.window()))
    }
  }

  @Test func `rows exist for what is on screen only, wherever in the list that is`() throws {
    try withList { list in
      try list.click("Walk")
      try list.sees("walked")
    }
  }

  @Test func `a row keeps the keyboard and its draft when rows in front of it come and go`() throws
  {
    try withList { list in
      let row = try list.window.element(.listItem, "Number 3")
      try list.window.click(row.element(.textField, "Draft"))
      try list.window.type("ab")
      try list.click("Take One Out")
      try list.click("Put Ten In")
      try list.window.type("c")
      try eventually("the draft goes on in the row of the same number") {
        list.window.element.find(.listItem, "Number 3")?.find(.textField, "Draft")?.text == "abc"
      }
      try list.click("Focus")
      try list.sees("focus 3")
    }
  }

  @Test func `scrolling to the end and back gives each row its own number`() throws {
    try withList { list in
      try list.click("To the End")
      _ = try list.window.element(.listItem, "Number 999999")
      try list.click("Focus")
      try list.sees("focus 999999")
      try list.window.press("Home")
      try list.click("Focus")
      try list.sees("focus 999999 · selected 1 · focus 0")
    }
  }

  @Test func `rows that all change keep their widgets`() throws {
    try withList { list in
      _ = try list.window.element(.listItem, "Number 0")
      try list.click("Replace")
      try list.sees("replaced")
      _ = try list.window.element(.listItem, "Number 2000")
    }
  }

  @Test func `what the person selects is passed on, and Return activates`() throws {
    try withList { list in
      try list.window.click(list.window.element(.listItem, "Number 2"), at: CGPoint(x: 400, y: 10))
      try list.window.press("Down", holding: [.shift])
      try list.window.press("Return")
      try list.window.press("a", holding: [.control])
      try list.sees("selected 1 · selected 2 · activated 3 · selected 1000000")
    }
  }

  @Test func `what the program selects shows in the rows`() throws {
    try withList { list in
      try list.click("Select 5")
      try eventually("row 5 alone is selected") {
        list.window.element.elements(.listItem).filter(\.isSelected).map(\.name) == ["Number 5"]
      }
    }
  }

  @Test func `rows and what they hold are freed when the list is empty`() throws {
    try withList { list in
      try list.click("Empty")
      try list.sees("0 shown, 0 kept")
    }
  }
}
