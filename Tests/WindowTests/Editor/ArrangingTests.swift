import Foundation
import Testing
import WindowDriver

/// What is done to several shapes, or to shapes that are gone for a while, comes back whole.
@WindowTesting
struct ArrangingTests {
  private let all = "Canvas, 3 shapes, 3 selected, around x 60, y 60, width 360, height 80"

  /// Chooses a command of the menu for the selection, at the pointer.
  private func choose(_ command: String, in submenu: String, _ list: ShapeListWindow) throws {
    try list.window.click(list.drawing.canvas, at: CGPoint(x: 100, y: 100), with: .secondary)
    try list.window.element(.menuItem, submenu).perform("click")
    try list.window.element(.menuItem, command).perform("click")
  }

  private func withAllSelected(
    line: Int = #line, body: @WindowTesting (ShapeListWindow) throws -> Void
  ) throws {
    try ShapeListWindow.open(line: line) { list, _ in
      try list.drawing.click(100, 100)
      try list.window.press("a", holding: [.control])
      try list.drawing.says(all)
      try body(list)
    }
  }

  @Test func `a command of the menu is one step`() throws {
    try withAllSelected { list in
      try choose("Rotate Right", in: "Group", list)
      try list.drawing.offersUndo("Rotate 3 Shapes")
      let turned = "Canvas, 3 shapes, 3 selected, around x 200, y -80, width 80, height 360"
      try list.drawing.says(turned)
      try list.drawing.undo()
      try list.drawing.says(all)
      try list.drawing.offersUndo("Rename Rectangle")
      try list.drawing.redo()
      try list.drawing.says(turned)
    }
  }

  @Test func `a group is selected as one, until it is undone`() throws {
    try withAllSelected { list in
      try list.window.press("g", holding: [.control])
      try list.drawing.offersUndo("Group")
      try list.drawing.click(300, 400)
      try list.drawing.says("Canvas, 3 shapes")
      try list.drawing.click(100, 100)
      try list.drawing.says(all)
      try list.drawing.undo()
      try list.drawing.offersUndo("Rename Rectangle")
      try list.drawing.click(300, 400)
      try list.drawing.says("Canvas, 3 shapes")
      try list.drawing.click(100, 100)
      try list.drawing.says(
        "Canvas, 3 shapes, selected: Grid at x 60, y 60, width 100, height 80")
    }
  }

  @Test func `aligning is one step that touches what was not in line`() throws {
    try withAllSelected { list in
      try choose("Left", in: "Align", list)
      try list.drawing.offersUndo("Align Left")
      try list.drawing.says(
        "Canvas, 3 shapes, 3 selected, around x 60, y 60, width 100, height 80")
      try list.drawing.undo()
      try list.drawing.says(
        "Canvas, 3 shapes, 2 selected, around x 190, y 60, width 230, height 80")
      try list.drawing.offersUndo("Rename Rectangle")
    }
  }

  // UltimateDoomBuilder#642
  @Test func `shapes that were moved together are still selected after undo`() throws {
    try withAllSelected { list in
      try list.drawing.drag(from: (100, 100), to: (130, 180))
      try list.drawing.says(
        "Canvas, 3 shapes, 3 selected, around x 90, y 140, width 360, height 80")
      try list.drawing.undo()
      try list.drawing.says(all)
    }
  }

  // penpot/penpot#10887, gaphor/gaphor#2366
  @Test func `neighbours that were deleted together come back in their order`() throws {
    try withAllSelected { list in
      try list.window.press("Delete")
      _ = try list.window.element(.label, "No shapes yet")
      try list.drawing.offersUndo("Delete 3 Shapes")
      try list.drawing.undo()
      try list.shows(["Ring", "Tile", "Grid"])
      try list.drawing.says(all)
      try list.drawing.redo()
      _ = try list.window.element(.label, "No shapes yet")
      try list.drawing.undo()
      try list.shows(["Ring", "Tile", "Grid"])
    }
  }

  // toeverything/blocksuite#5722
  @Test func `an insertion that was undone is redone at once, with its selection`() throws {
    try ShapeListWindow.open { list, _ in
      try list.drawing.draw("Ellipse", from: (60, 200), to: (160, 280))
      let drawn = "Canvas, 4 shapes, selected: Ellipse 4 at x 60, y 200, width 100, height 80"
      try list.drawing.says(drawn)
      try list.drawing.undo()
      try list.shows(["Ring", "Tile", "Grid"])
      try list.drawing.redo()
      try list.drawing.says(drawn)
      try list.shows(["Ellipse 4", "Ring", "Tile", "Grid"])
      try list.drawing.offersRedo(nil)
      try list.drawing.undo()
      try list.drawing.offersUndo("Rename Rectangle")
    }
  }

  // HaikuArchives/ArtPaint#492
  @Test func `a deleted shape comes back with its name, its state and its style, each time`() throws
  {
    try ShapeListWindow.open { list, _ in
      try list.rename("Tile", to: "Slab")
      let slider = try list.window.element(.slider, "Opacity")
      try list.window.click(slider, at: CGPoint(x: 60, y: slider.bounds.height - 10))
      let opacity = try eventually("another opacity") { slider.value != 100 ? slider.value : nil }
      try list.click("Visible", of: "Slab")
      try list.drawing.offersUndo("Hide Rectangle")
      try list.click("Remove", of: "Slab")
      try list.shows(["Ring", "Grid"])
      for _ in 0..<2 {
        try list.drawing.undo()
        try list.shows(["Ring", "Slab", "Grid"])
        #expect(try !list.row("Slab").element(.button, "Visible").isChecked)
        try list.select("Slab")
        try eventually("the opacity is back") { slider.value == opacity }
        try list.drawing.redo()
        try list.shows(["Ring", "Grid"])
      }
    }
  }

  @Test func `locked and hidden shapes are left alone by the pointer, and undo frees them`() throws
  {
    try withAllSelected { list in
      try list.window.press("l", holding: [.control])
      try list.drawing.offersUndo("Lock 3 Shapes")
      try list.drawing.drag(from: (100, 100), to: (130, 180))
      try list.drawing.offersUndo("Lock 3 Shapes")
      try list.drawing.undo()
      try list.drawing.says(all)
      try list.window.press("h", holding: [.control])
      try list.drawing.says("Canvas, 3 shapes")
      try list.drawing.offersUndo("Hide 3 Shapes")
      try list.drawing.undo()
      try list.drawing.says(all)
    }
  }
}
