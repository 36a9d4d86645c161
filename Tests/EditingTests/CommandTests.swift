import Editing
import Shapes
import TestSupport
import Testing
import Undo

@MainActor @Suite struct CommandTests {
  private let session = EditingSession(editor: Editor(canvas: .sample(5)))
  private var editor: Editor { session.editor }
  private var steps: Int { editor.undoManager.undoCount }

  @Test func `deleting and undoing puts shapes back where they were in the stacking order`() throws
  {
    session.selection = Selection([2, 3, 4].ids)
    try session.deleteSelection()
    #expect(editor.canvas.order == [1, 5] && session.selection.isEmpty)
    try session.undo()
    #expect(editor.canvas == .sample(5) && editor.canvas.order == [1, 2, 3, 4, 5])
    #expect(session.selection == Selection([2, 3, 4].ids))
    try session.redo()
    #expect(editor.canvas.order == [1, 5])
  }

  @Test func `deleting brings a shape back between others that moved meanwhile`() throws {
    session.selection = Selection([3].ids)
    try session.deleteSelection()
    session.selection = Selection([1].ids)
    try session.restackSelection(.toFront)
    try session.undo()
    try session.undo()
    #expect(editor.canvas.order == [1, 2, 3, 4, 5])
  }

  @Test func `duplicates lie in front, aside, in their order, and are selected`() throws {
    session.selection = Selection([3, 1].ids)
    try session.duplicateSelection()
    #expect(editor.canvas.order == [1, 2, 3, 4, 5, 6, 7])
    #expect(session.selection == Selection([6, 7].ids))
    #expect(editor.canvas[ShapeID(6)]?.center == editor.canvas[ShapeID(1)]!.center + Vector(16, 16))
    #expect(editor.undoManager.undoMenuItemTitle == "Undo Duplicate 2 Shapes")
    try session.undo()
    #expect(editor.canvas == .sample(5))
  }

  @Test func `commands without a selection do nothing`() throws {
    try session.deleteSelection()
    try session.duplicateSelection()
    try session.restackSelection(.toFront)
    try session.styleSelection(.opacity(0.5))
    try session.nudge(by: Vector(1, 0))
    #expect(steps == 0)
  }

  @Test func `a key that is held is one step, whatever its repeats`() throws {
    session.selection = Selection([2].ids)
    let before = editor.canvas[ShapeID(2)]!.center
    for _ in 0..<25 { try session.nudge(by: Vector(1, 0)) }
    #expect(editor.displayedCanvas[ShapeID(2)]?.center == before + Vector(25, 0))
    session.finishHeldChange()
    #expect(steps == 1 && editor.canvas[ShapeID(2)]?.center == before + Vector(25, 0))
    try session.undo()
    #expect(editor.canvas == .sample(5))
  }

  @Test func `whatever begins during a held key finishes it first, as a step of its own`() throws {
    session.selection = Selection([2].ids)
    try session.nudge(by: Vector(1, 0))
    try session.deleteSelection()
    #expect(steps == 2)
    try session.undo()
    try session.nudge(by: Vector(0, 1))
    try session.undo()
    #expect(editor.undoManager.redoMenuItemTitle == "Redo Move Rectangle")
    try session.nudge(by: Vector(0, 1))
    session.pointerPressed(at: Point(700, 500))
    #expect(!session.isGestureActive && steps == 2)
  }

  @Test func `Escape takes a held key back`() throws {
    session.selection = Selection([2].ids)
    try session.nudge(by: Vector(1, 0))
    session.cancel()
    #expect(editor.canvas == .sample(5) && steps == 0)
  }

  @Test func `sliding the opacity is one step from the value before to the value at the end`()
    throws
  {
    session.selection = Selection([1, 2].ids)
    for percent in stride(from: 99.0, through: 0, by: -1) {
      try session.slide(.opacity(percent / 100))
    }
    session.finishHeldChange()
    #expect(steps == 1)
    #expect(editor.undoManager.undoMenuItemTitle == "Undo Opacity 0 %")
    try session.undo()
    #expect(editor.canvas == .sample(5))
  }

  @Test func `the names of steps are those of menus`() throws {
    session.selection = Selection([2].ids)
    func name(_ command: () throws -> Void) throws -> String {
      try command()
      return editor.undoManager.undoActionName
    }
    #expect(try name { try session.restackSelection(.toBack) } == "Send to Back")
    #expect(try name { try session.restackSelection(.forward) } == "Bring Forward")
    #expect(try name { try session.styleSelection(.strokeWidth(2.5)) } == "Outline Width 2.5 pt")
    #expect(try name { try session.styleSelection(.opacity(0.4)) } == "Opacity 40 %")
    #expect(try name { try session.styleSelection(.fill(nil)) } == "No Fill")
    #expect(try name { try session.renameSelection(to: "Box") } == "Rename Rectangle")
    #expect(
      try name { try session.placeSelection(Placement(center: .zero, size: Size(9, 9))) }
        == "Resize Rectangle")
    #expect(try name { try editor.perform(.setVisible([1].ids, false)) } == "Hide Rectangle")
  }

  @Test func `undo brings what changed into view`() throws {
    session.viewSize = Size(400, 300)
    session.selection = Selection([1].ids)
    try session.deleteSelection()
    session.viewport = Viewport(origin: Point(5000, 5000))
    try session.undo()
    let frame = try #require(editor.canvas[ShapeID(1)]?.frame)
    #expect(session.viewport.visibleRect(in: session.viewSize).contains(frame))
  }
}
