import Editing
import Shapes
import TestSupport
import Testing
import Undo

/// The two ways to put another drawing in the place of one.
@MainActor @Suite struct StartingOverTests {
  private let editor = Editor(canvas: .sample(4))
  private let other = Canvas.sample(2)
  private var manager: UndoManager { editor.undoManager }

  // MARK: A new beginning

  @Test func `starting over forgets what could be undone and redone`() throws {
    try editor.perform(.remove([1].ids))
    try editor.perform(.remove([2].ids))
    try editor.undo()
    try editor.startOver(with: other)
    #expect(editor.canvas == other)
    #expect(!editor.canUndo && !editor.canRedo)
    #expect(manager.undoMenuItemTitle == "Undo")
    #expect(try editor.undo().isEmpty)
    #expect(editor.canvas == other)
  }

  @Test func `what is done after starting over is undone to the new beginning and no further`()
    throws
  {
    try editor.perform(.remove([1].ids))
    try editor.startOver(with: other)
    try editor.perform(.remove([2].ids))
    try editor.undo()
    #expect(editor.canvas == other)
    #expect(!editor.canUndo && editor.canRedo)
    #expect(manager.isUndoRegistrationEnabled)
  }

  @Test func `observers are told the change once, and then that the history has changed`() throws {
    try editor.perform(.remove([1].ids))
    var told: [String] = []
    let observation = editor.observe { [editor] event in
      switch event {
      case .changed(let delta, .user):
        told.append("changed \(delta.touchedShapes.map(\.rawValue)), undo: \(editor.canUndo)")
      case .historyChanged: told.append("history")
      default: told.append("\(event)")
      }
    }
    try editor.startOver(with: Canvas())
    observation.cancel()
    #expect(told == ["changed [2, 3, 4], undo: false", "history"])
  }

  @Test func `a session drops the shapes that are gone from its selection`() throws {
    let session = EditingSession(editor: editor)
    session.selection = Selection([3, 4].ids)
    try editor.startOver(with: Canvas())
    #expect(session.selection.isEmpty)
  }

  @Test func `during a drag nobody starts over`() throws {
    try editor.perform(.remove([1].ids))
    let before = editor.canvas
    let gesture = try editor.beginGesture()
    #expect(throws: EditError.gestureInProgress) { try editor.startOver(with: other) }
    gesture.cancel()
    #expect(editor.canvas == before && editor.canUndo)
  }

  @Test func `ids of both drawings stay taken`() throws {
    try editor.startOver(with: .sample(9))
    #expect(editor.makeShapeID() == ShapeID(10))
    try editor.startOver(with: Canvas())
    #expect(editor.makeShapeID() == ShapeID(11))
  }

  // MARK: A step like any other

  @Test func `replacing the drawing is one step, and undo brings back the former one`() throws {
    let first = editor.canvas
    try editor.perform(.replace(other))
    #expect(manager.undoMenuItemTitle == "Undo Replace Drawing")
    try editor.undo()
    #expect(editor.canvas == first)
    try editor.redo()
    #expect(editor.canvas == other)
  }

  @Test func `an adopted drawing is the same but for its ids, which are new here`() async throws {
    let grouped = try Canvas.sample(3).applying(.group([1, 3].ids, GroupID(7)))
    let next = editor.nextShapeID
    let adopted = await editor.adopt(grouped)
    #expect(adopted.shapes.map(\.id.rawValue).allSatisfy { $0 >= next })
    #expect(adopted.shapes.map(\.name) == grouped.shapes.map(\.name))
    #expect(adopted.shapes.map(\.stackingKey) == grouped.shapes.map(\.stackingKey))
    let groups = adopted.shapes.map(\.groups)
    #expect(groups[0] == groups[2] && groups[0].count == 1 && groups[1].isEmpty)
    #expect(groups[0] != [GroupID(7)])
    #expect(editor.makeShapeID().rawValue > adopted.shapes.map(\.id.rawValue).max()!)
    #expect(!adopted.shapes.map(\.id.rawValue).contains(groups[0][0].rawValue))
  }
}

extension Canvas {
  fileprivate func applying(_ edit: Edit) throws -> Canvas {
    var canvas = self
    try canvas.apply(edit.delta(on: self))
    return canvas
  }
}
