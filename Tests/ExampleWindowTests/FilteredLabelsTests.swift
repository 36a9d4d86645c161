import Foundation
import Testing
import WindowDriver

@WindowTesting @Suite struct FilteredLabelsTests {
  @Test func `a filtered list edits the label that was meant`() throws {
    try RunningProgram.run("FilteredLabels") { program in
      let window = try program.window()
      try window.shows("Original array: Grid · Tile · Ring")
      try window.filter("Ring")
      try window.eventuallyShowsRows(1)
      try window.typeAtEnd(ofRow: 0, " Two")
      try window.shows("Original array: Grid · Tile · Ring Two")
      try window.filter("")
      try window.click("Reverse original order")
      try window.shows("Original array: Ring Two · Tile · Grid")
      try window.typeAtEnd(ofRow: 2, " Two")
      try window.shows("Original array: Ring Two · Tile · Grid Two")
      try window.filter("tile")
      try window.eventuallyShowsRows(1)
      try window.click("Remove")
      try window.shows("Original array: Ring Two · Grid Two")
      try window.shows("No label matches")
    }
  }

  @Test func `a label that is no longer included leaves a list of the included`() throws {
    try RunningProgram.run("FilteredLabels") { program in
      let window = try program.window()
      try window.click(window.element(.checkBox, "Included only"))
      try window.eventuallyShowsRows(2)
      try window.click(window.element(.checkBox, "Included"))
      try window.eventuallyShowsRows(1)
      try window.shows("Original array: Grid · Tile · Ring")
      try window.click("Undo")
      try window.eventuallyShowsRows(2)
    }
  }

  @Test func `undo keys take back names, but first what is typed into the filter`() throws {
    try RunningProgram.run("FilteredLabels") { program in
      let window = try program.window()
      try window.typeAtEnd(ofRow: 1, "s")
      try window.shows("Original array: Grid · Tiles · Ring")
      try window.filter("Ti")
      try window.eventuallyShowsRows(1)
      try window.press("z", holding: [.control])
      try window.eventuallyShowsRows(3)
      try window.shows("Original array: Grid · Tiles · Ring")
      try window.press("z", holding: [.control])
      try window.shows("Original array: Grid · Tile · Ring")
      // While the keyboard is in a name, too.
      try window.press("z", holding: [.control, .shift])
      try window.shows("Original array: Grid · Tile · Ring")
    }
  }
}

extension Role {
  fileprivate static let searchField = Role(rawValue: "entry")
}

extension Window {
  fileprivate var rows: [Element] {
    element.elements(.textField).filter { $0.name == "Label name" }
  }

  fileprivate func eventuallyShowsRows(_ count: Int, line: Int = #line) throws {
    try eventually("\(count) rows; there are \(rows.count)", line: line) { rows.count == count }
  }

  /// Puts a text into the filter, in place of what is there.
  fileprivate func filter(_ text: String) throws {
    try click(element(.searchField, "Filter labels"))
    try press("a", holding: [.control])
    if text.isEmpty { try press("Delete") } else { try type(text) }
  }

  fileprivate func typeAtEnd(ofRow index: Int, _ text: String) throws {
    try click(rows[index])
    try press("End")
    try type(text)
  }
}
