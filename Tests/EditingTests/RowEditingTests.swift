import Editing
import Shapes
import TestSupport
import Testing
import Undo

/// What is done in a list of shapes names its shape, selected or not.
@MainActor @Suite struct RowEditingTests {
  private let editor = Editor(canvas: .sample(3))
  private let session: EditingSession

  init() { session = EditingSession(editor: editor) }

  @Test func `a shape need not be selected, and the selection stays`() throws {
    session.selection = Selection([1].ids)
    try session.perform(.rename(ShapeID(2), to: "Ring"))
    #expect(editor.canvas[ShapeID(2)]?.name == "Ring")
    #expect(session.selection == Selection([1].ids))
    #expect(editor.undoManager.undoMenuItemTitle == "Undo Rename \(kind(2))")
  }

  @Test func `a shape that was removed is refused by name, and nothing is put back`() throws {
    try editor.perform(.remove([2].ids))
    let canvas = editor.canvas
    #expect(throws: EditError.unknownShape(ShapeID(2))) {
      try session.perform(.rename(ShapeID(2), to: "Ring"))
    }
    #expect(editor.canvas == canvas)
    #expect(editor.undoManager.undoCount == 1)
  }

  @Test func `what a slider did before is a step of its own`() throws {
    session.selection = Selection([1].ids)
    try session.slide(.opacity(0.25))
    #expect(session.isChangeHeld && !editor.canUndo)
    try session.perform(.setVisible([3].ids, false))
    #expect(!session.isChangeHeld)
    #expect(editor.undoManager.undoCount == 2)
    try editor.undo()
    #expect(editor.canvas[ShapeID(1)]?.style.opacity == 0.25)
    #expect(editor.canvas[ShapeID(3)]?.isVisible == true)
  }

  private func kind(_ id: Int64) -> String { editor.canvas[ShapeID(id)]!.kind.title }
}
