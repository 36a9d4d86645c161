import Foundation
import Testing
import WindowDriver

/// Scenario 5 in the editor: a filtered list never touches the wrong shape.
@WindowTesting
struct ShapeListPanelTests {
  @Test func `rows are edited by what they show, whatever the filter leaves out`() throws {
    try ShapeListWindow.open { list, _ in
      try list.filter("Ring")
      try list.shows(["Ring"])
      try list.rename("Ring", to: "Ring Two")
      try list.filter("")
      try list.shows(["Ring Two", "Tile", "Grid"])
      try list.window.click(list.drawing.button("Reverse order"))
      try list.shows(["Grid", "Tile", "Ring Two"])
      try list.drawing.offersUndo("Reverse Order")
      try list.rename("Grid", to: "Grid Two")
      try list.shows(["Grid Two", "Tile", "Ring Two"])

      let visibleOnly = try list.window.element(.checkBox, "Visible only")
      try list.window.click(visibleOnly)
      try list.click("Visible", of: "Grid Two")
      try list.shows(["Tile", "Ring Two"])
      try list.drawing.offersUndo("Hide Rectangle")
      try list.window.click(visibleOnly)
      try list.shows(["Grid Two", "Tile", "Ring Two"])
      #expect(try !list.row("Grid Two").element(.button, "Visible").isChecked)

      try list.filter("Tile")
      try list.shows(["Tile"])
      try list.click("Remove", of: "Tile")
      _ = try list.window.element(.label, "Nothing matches “Tile”")
      try list.window.click(list.drawing.button("Clear Filter"))
      try list.shows(["Grid Two", "Ring Two"])
    }
  }

  @Test func `everything done in the list is a step of its own`() throws {
    try ShapeListWindow.open { list, _ in
      try list.click("Locked", of: "Tile")
      try list.drawing.offersUndo("Lock Rectangle")
      try list.click("Visible", of: "Ring")
      try list.drawing.offersUndo("Hide Rectangle")
      try list.rename("Grid", to: "Net")
      try list.drawing.offersUndo("Rename Rectangle")
      try list.click("Remove", of: "Net")
      try list.shows(["Ring", "Tile"])
      try list.drawing.offersUndo("Delete Rectangle")

      try list.drawing.undo()
      try list.shows(["Ring", "Tile", "Net"])
      try list.drawing.undo()
      try list.shows(["Ring", "Tile", "Grid"])
      try list.drawing.undo()
      try eventually("Ring is visible again") {
        try list.row("Ring").element(.button, "Visible").isChecked
      }
      try list.drawing.undo()
      try eventually("Tile is no longer locked") {
        try !list.row("Tile").element(.button, "Locked").isChecked
      }
    }
  }

  @Test func `a locked shape is not removed, and it is said why`() throws {
    try ShapeListWindow.open { list, _ in
      try list.click("Locked", of: "Tile")
      try list.click("Remove", of: "Tile")
      _ = try list.window.element.element(.label, "about the lock") {
        $0.name.contains("is locked")
      }
      try list.shows(["Ring", "Tile", "Grid"])
      try list.drawing.offersUndo("Lock Rectangle")
    }
  }

  // MARK: Drafts

  @Test func `a draft is the drawing's after Return, and nobody's after Escape`() throws {
    try ShapeListWindow.open { list, _ in
      try list.drawing.offersUndo("Rename Rectangle")
      try list.filter("Ring")
      try list.beginRenaming("Ring", to: "Hoop")
      // The filter does not match the draft, and the row is left alone while it is typed.
      try list.shows(["Ring"])
      try list.window.press("Escape")
      try list.shows(["Ring"])
      try list.drawing.offersRedo(nil)
      try list.rename("Ring", to: "Hoop")
      _ = try list.window.element(.label, "Nothing matches “Ring”")
      try list.filter("")
      try list.shows(["Hoop", "Tile", "Grid"])
    }
  }

  // Satty-org/Satty#57, getblocklab/block-lab#339
  @Test func `the undo key takes back letters of a field first, and the drawing is left alone`()
    throws
  {
    try ShapeListWindow.open { list, _ in
      try list.beginRenaming("Tile", to: "X")
      try list.drawing.undo()
      try eventually("the letter is taken back") {
        try list.row("Tile").element(.textField, "Shape name").text != "X"
      }
      try list.drawing.offersUndo("Rename Rectangle")
      try list.window.press("Escape")
      try list.shows(["Ring", "Tile", "Grid"])

      try list.filter("Ring")
      try list.shows(["Ring"])
      try list.drawing.undo()
      try eventually("the filter is empty again") { try list.filter.text.isEmpty }
      try list.shows(["Ring", "Tile", "Grid"])
      try list.drawing.offersRedo(nil)
    }
  }

  @Test func `a write to a shape that was removed meanwhile is refused, and nothing is put back`()
    throws
  {
    try ShapeListWindow.open { list, program in
      try list.window.press("n", holding: [.control, .shift])
      let second = try DrawingWindow(program.window { $0.contains(" : 2") })
      try list.window.activate()
      try list.beginRenaming("Tile", to: "Slab")
      try second.window.activate()
      try second.click(240, 100)
      try second.window.press("Delete")
      _ = try list.window.element(.label, "Edit skipped: shape was removed.")
      try list.shows(["Ring", "Grid"])
      try list.drawing.offersUndo("Delete Rectangle")
    }
  }

  // MARK: Selection

  @Test func `a row that is selected selects the shape, and the other way round`() throws {
    try ShapeListWindow.open { list, _ in
      try list.select("Tile")
      try list.drawing.says(
        "Canvas, 3 shapes, selected: Tile at x 190, y 60, width 100, height 80")
      try list.select("Grid", holding: [.control])
      try eventually("both are selected") { list.drawing.canvas.name.contains("2 selected") }
      try list.drawing.click(300, 400)
      try eventually("nothing is selected") { !list.drawing.canvas.name.contains("selected") }
      try list.drawing.click(400, 100)
      try eventually("one row is selected") {
        try list.list.elements(.listItem).filter(\.isSelected).count == 1
      }
    }
  }

  // MARK: Order

  @Test func `a row that is dragged takes its shape to another place, in one step`() throws {
    try ShapeListWindow.open { list, _ in
      let ring = try list.row("Ring")
      let bottom = try list.row("Grid").bounds.maxY - ring.bounds.minY - 4
      try list.window.drag(
        in: ring, from: CGPoint(x: 60, y: 12), to: CGPoint(x: 60, y: bottom), motions: 20)
      try list.shows(["Tile", "Grid", "Ring"])
      try list.drawing.offersUndo("Reorder")
      try list.drawing.undo()
      try list.shows(["Ring", "Tile", "Grid"])
      try list.drawing.redo()
      try list.shows(["Tile", "Grid", "Ring"])
    }
  }

  @Test func `the keys move a row, and it keeps the keyboard`() throws {
    try ShapeListWindow.open { list, _ in
      try list.select("Ring")
      try list.window.press("Down", holding: [.alt])
      try list.shows(["Tile", "Ring", "Grid"])
      try list.window.press("Down", holding: [.alt])
      try list.shows(["Tile", "Grid", "Ring"])
      try list.window.press("Up", holding: [.alt])
      try list.shows(["Tile", "Ring", "Grid"])
      try list.drawing.offersUndo("Reorder")
    }
  }

  // MARK: Empty states

  @Test func `an empty list says why it is empty`() throws {
    try DrawingWindow.open { drawing, _ in
      let list = try ShapeListWindow(of: drawing)
      _ = try drawing.window.element(.label, "No shapes yet")
      try drawing.draw("Rectangle", from: (80, 60), to: (180, 140))
      try list.shows(["Rectangle 1"])
      try list.filter("zebra")
      _ = try drawing.window.element(.label, "Nothing matches “zebra”")
      _ = try drawing.window.element(.label, "0 of 1 shape")
      try drawing.window.press("Escape")
      try list.shows(["Rectangle 1"])
    }
  }

  // MARK: Many rows

  @Test func `thousands of rows are made beside the drawing, and follow it`() throws {
    try DrawingWindow.open { drawing, _ in
      try drawing.draw("Rectangle", from: (80, 60), to: (180, 140))
      try drawing.offersUndo("Draw Rectangle")
      for _ in 0..<13 {
        try drawing.window.press("a", holding: [.control])
        try drawing.window.press("d", holding: [.control])
      }
      try eventually("8192 shapes") { drawing.canvas.name.hasPrefix("Canvas, 8192 shapes") }
      let list = try ShapeListWindow(of: drawing)
      try counts(8192, drawing)
      try list.filter("2")
      _ = try drawing.window.element(.label, "Nothing matches “2”")
      try list.filter("rect")
      try eventually("all match") { try !list.names.isEmpty }
      try drawing.window.click(drawing.button("Reverse order"))
      try drawing.offersUndo("Reverse Order")
      // Out of the filter, whose letters the undo key would take back first.
      try drawing.window.press("Down")
      try drawing.undo()
      try drawing.offersRedo("Reverse Order")
      try drawing.undo()
      try eventually("half of them") { drawing.canvas.name.hasPrefix("Canvas, 4096 shapes") }
      try counts(4096, drawing)
    }
  }

  /// Waits until the list says how many rows there are, with whatever between the digits.
  private func counts(_ count: Int, _ drawing: DrawingWindow, line: Int = #line) throws {
    _ = try drawing.window.element.element(.label, "with the count \(count)", line: line) {
      $0.name.hasSuffix("shapes") && $0.name.filter(\.isNumber).hasSuffix(String(count))
    }
  }
}
