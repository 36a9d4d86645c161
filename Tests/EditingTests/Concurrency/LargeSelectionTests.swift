import Editing
import Shapes
import TestSupport
import Testing
import Undo

/// A selection of so many shapes that what is done to it is worked out off the main actor: here, of any number.
@MainActor @Suite struct LargeSelectionTests {
  private let editor = Editor(canvas: .sample(6))
  private let session: EditingSession

  init() {
    session = EditingSession(editor: editor)
    editor.synchronousLimit = 2
  }

  private func until(_ condition: () -> Bool) async {
    while !condition() { try? await Task.sleep(for: .milliseconds(1)) }
  }

  private func selectAll() async {
    session.selectAll()
    await until { session.selection.count == 6 && session.summary.extent != nil }
  }

  @Test func `select all selects all, and knows them`() async {
    await selectAll()
    #expect(session.summary == SelectionSummary(editor.canvas.shapes.map(\.id), on: editor.canvas))
    #expect(session.handles.count == 9)
  }

  @Test func `deleting, undoing and redoing are steps, and undo selects what came back`()
    async throws
  {
    await selectAll()
    try session.deleteSelection()
    await until { !editor.isChanging }
    #expect(editor.canvas.isEmpty && session.selection.isEmpty && session.summary.count == 0)
    try session.undo()
    await until { !editor.isChanging && session.selection.count == 6 }
    #expect(editor.canvas == .sample(6))
    try session.redo()
    await until { !editor.isChanging }
    #expect(editor.canvas.isEmpty && session.selection.isEmpty)
    #expect(editor.undoManager.undoCount == 1)
  }

  @Test func `a command is for what was asked for before it, however long that takes`() async throws
  {
    // Nothing of this waits: the selection, the copies and the undone step are there only later.
    session.selection = Selection([ShapeID(1)])
    session.selectAll()
    try session.duplicateSelection()
    try session.nudge(by: Vector(100, 0))
    try session.nudge(by: Vector(0, 7))
    session.finishHeldChange()
    await until { editor.undoManager.undoCount == 2 && !session.isSettling }
    #expect(editor.canvas.count == 12)
    let copies = editor.canvas.shapes.suffix(6)
    #expect(session.selection == Selection(copies.map(\.id)))
    let offset = copies.map(\.center).elementsEqual(
      Canvas.sample(6).shapes.map { $0.center + Vector(116, 23) })
    #expect(offset)
    try session.undo()
    try session.undo()
    try session.deleteSelection()
    await until { !session.isSettling }
    // The second undo takes the copies away, and nothing is selected then.
    #expect(editor.canvas == .sample(6))
    try session.redo()
    try session.deleteSelection()
    await until { !session.isSettling }
    #expect(editor.canvas == .sample(6))
    #expect(editor.undoManager.undoActionName == "Delete 6 Shapes")
  }

  @Test func `pressing the pointer or Escape gives up what waits`() async throws {
    session.selectAll()
    try session.deleteSelection()
    session.cancel()
    #expect(!session.isSettling)
    try await Task.sleep(for: .milliseconds(30))
    #expect(editor.canvas == .sample(6) && session.selection.isEmpty)
  }

  @Test func `a drag is one step, and its frame follows the pointer at once`() async throws {
    await selectAll()
    let extent = try #require(session.summary.extent)
    let start = Point(0, 0)
    session.pointerPressed(at: start)
    for step in 1...30 { try session.pointerMoved(to: Point(Double(step), 0)) }
    #expect(session.movingFrame?.first == Point(extent.minX + 30, extent.minY))
    #expect(session.isBusy)
    try session.pointerReleased(at: Point(30, 0))
    await until { !editor.isChanging }
    #expect(editor.undoManager.undoActionName == "Move 6 Shapes")
    #expect(editor.canvas[ShapeID(1)]?.center == Point(30, 0))
    #expect(session.movingFrame == nil && !session.isBusy)
    #expect(session.summary.extent?.minX == extent.minX + 30)
    try session.undo()
    await until { !editor.isChanging }
    #expect(editor.canvas == .sample(6) && editor.undoManager.undoCount == 0)
  }

  @Test func `resizing and turning give what they give few shapes`() async throws {
    let reference = EditingSession(editor: Editor(canvas: .sample(6)))
    reference.selection = Selection(editor.canvas.shapes.map(\.id))
    await selectAll()
    for handle in [Handle.bottomRight, .rotation, .left] {
      let place = try #require(session.handles.first { $0.handle == handle }?.position)
      for session in [session, reference] {
        session.pointerPressed(at: place)
        try session.pointerMoved(to: place + Vector(9, 14))
        try session.pointerReleased(at: place + Vector(20, 30))
      }
      await until { !editor.isChanging }
      #expect(editor.canvas == reference.editor.canvas)
    }
  }

  @Test func `a held key and a slider are one step each`() async throws {
    await selectAll()
    for _ in 1...5 { try session.nudge(by: Vector(1, 0)) }
    session.finishHeldChange()
    await until { !editor.isChanging }
    #expect(editor.canvas[ShapeID(1)]?.center == Point(5, 0))
    for value in 1...50 { try session.slide(.opacity(Double(value) / 100)) }
    session.finishHeldChange()
    await until { !editor.isChanging }
    #expect(editor.canvas.shapes.allSatisfy { $0.style.opacity == 0.5 })
    #expect(editor.undoManager.undoCount == 2)
    #expect(editor.undoManager.undoActionName == "Opacity 50 %")
  }

  @Test func `duplicates are selected, and groups of them are new groups`() async throws {
    await selectAll()
    try session.groupSelection()
    await until { !editor.isChanging }
    try session.duplicateSelection()
    await until { session.selection.count == 6 && !session.selection.contains(ShapeID(1)) }
    #expect(editor.canvas.count == 12)
    let groups = Set(editor.canvas.shapes.compactMap(\.groups.last))
    #expect(groups.count == 2)
    #expect(editor.canvas.shapes.map(\.id.rawValue).max()! < editor.nextShapeID)
    #expect(groups.map(\.rawValue).max()! < editor.nextShapeID)
  }

  @Test func `a marquee around many shapes selects them`() async throws {
    session.pointerPressed(at: Point(-500, -500))
    try session.pointerMoved(to: Point(5000, 5000))
    try session.pointerReleased(at: Point(5000, 5000))
    await until { session.selection.count == 6 }
    // What is selected by hand is not replaced by what was looked for before.
    session.selectAll()
    session.selection = Selection([2].ids)
    try await Task.sleep(for: .milliseconds(50))
    #expect(session.selection == Selection([2].ids))
  }

  @Test func `another window drops what a change took away`() async throws {
    let other = EditingSession(editor: editor)
    other.selection = Selection([1, 2, 3, 4].ids)
    session.selection = Selection([3, 4, 5].ids)
    try session.deleteSelection()
    await until { !editor.isChanging }
    #expect(other.selection == Selection([1, 2].ids) && session.selection.isEmpty)
  }

  @Test func `what was refused later is told`() async throws {
    try editor.perform(.setLocked([6].ids, true))
    session.selection = Selection([4, 5, 6].ids)
    var refusals: [EditError] = []
    session.onRefusal = { refusals.append($0) }
    try session.deleteSelection()
    await until { !editor.isChanging }
    #expect(refusals == [.locked(ShapeID(6))])
    #expect(editor.canvas.count == 6)
  }
}
