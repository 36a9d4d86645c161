import Editing
import Shapes
import TestSupport
import Testing
import Undo

/// Changes that are worked out off the main actor: they are what the same changes made at once are.
@MainActor @Suite struct ConcurrentChangeTests {
  private let editor = Editor(canvas: .sample(6))
  private var manager: UndoManager { editor.undoManager }

  init() { editor.synchronousLimit = 0 }

  /// Has time for what is under way, and no more than it takes.
  private func rest(_ editor: Editor) async {
    while editor.isChanging { try? await Task.sleep(for: .milliseconds(1)) }
  }

  @Test(arguments: [UInt64(51), 52, 53])
  func `random edits, undone and redone concurrently, give what they give at once, bit for bit`(
    seed: UInt64
  ) async throws {
    let atOnce = Editor(canvas: .sample(30), nextShapeID: 1000)
    let concurrent = Editor(canvas: .sample(30), nextShapeID: 1000)
    concurrent.synchronousLimit = 0
    var edits = RandomEdits(seed: seed, nextID: 100)
    for step in 0..<150 {
      let edit = edits.next(on: atOnce.canvas)
      #expect(try atOnce.perform(edit) == (await concurrent.performConcurrently(edit)))
      if step % 7 == 3 {
        #expect(try atOnce.undo() == (await concurrent.undoConcurrently()))
        if step % 2 == 0 { #expect(try atOnce.redo() == (await concurrent.redoConcurrently())) }
      }
      let comment: Comment = "seed \(seed), step \(step)"
      #expect(atOnce.canvas == concurrent.canvas, comment)
      #expect(atOnce.nextShapeID == concurrent.nextShapeID, comment)
      #expect(atOnce.undoManager.undoActionName == concurrent.undoManager.undoActionName, comment)
      #expect(concurrent.index.brokenInvariant == nil, comment)
    }
    #expect(atOnce.undoManager.undoCount == concurrent.undoManager.undoCount)
    while concurrent.canUndo { try await concurrent.undoConcurrently() }
    #expect(concurrent.canvas == .sample(30))
    #expect(concurrent.isSaved)
  }

  @Test func `a concurrent edit is one step with a name`() async throws {
    let delta = try await editor.performConcurrently(.move([1, 2].ids, by: Vector(5, 5)))
    #expect(delta.touchedShapes == [1, 2].ids)
    #expect(manager.undoCount == 1 && manager.undoMenuItemTitle == "Undo Move 2 Shapes")
    #expect(try await editor.undoConcurrently() == [1, 2].ids)
    #expect(editor.canvas == .sample(6))
    #expect(manager.redoMenuItemTitle == "Redo Move 2 Shapes")
    #expect(try await editor.redoConcurrently() == [1, 2].ids)
    #expect(try await editor.redoConcurrently().isEmpty)
  }

  @Test func `while one is under way everything else is refused, and the canvas is as before`()
    async throws
  {
    try editor.perform(.remove([6].ids))
    let before = editor.canvas
    var result: Result<Delta, EditError>?
    try editor.start(EditPlan(.move([1, 2].ids, by: Vector(5, 5)))) { result = $0 }
    #expect(editor.isChanging && result == nil && editor.canvas == before)
    #expect(!editor.canUndo && !editor.canRedo)
    #expect(throws: EditError.changeInProgress) { try editor.perform(.remove([1].ids)) }
    #expect(throws: EditError.changeInProgress) { try editor.undo() }
    #expect(throws: EditError.changeInProgress) { try editor.redo() }
    #expect(throws: EditError.changeInProgress) { _ = try editor.beginGesture() }
    #expect(throws: EditError.changeInProgress) { try editor.startOver(with: Canvas()) }
    #expect(throws: EditError.changeInProgress) {
      try editor.start(EditPlan(.remove([1].ids))) { _ in }
    }
    await #expect(throws: EditError.changeInProgress) {
      try await editor.performConcurrently(.remove([1].ids))
    }
    await rest(editor)
    #expect(try result?.get().touchedShapes == [1, 2].ids)
    #expect(editor.canUndo && editor.canvas != before && manager.undoCount == 2)
  }

  @Test func `one that is cancelled leaves no trace`() async throws {
    try editor.perform(.remove([6].ids))
    try editor.undo()
    var result: Result<Delta, EditError>?
    try editor.start(EditPlan(.remove([1, 2].ids))) { result = $0 }
    editor.cancelChange()
    #expect(result == .failure(.cancelled))
    #expect(editor.canvas == .sample(6) && manager.undoCount == 0 && editor.canRedo)
    // The next one has nothing to do with it.
    try await editor.performConcurrently(.remove([3].ids))
    #expect(editor.canvas.count == 5 && manager.undoCount == 1)
  }

  @Test func `cancelling the task that waits cancels the change`() async throws {
    let task = Task { try await editor.performConcurrently(.remove([1, 2].ids)) }
    await Task.yield()
    task.cancel()
    // It may have been made a moment before.
    if case .failure = await task.result {
      #expect(editor.canvas == .sample(6) && manager.undoCount == 0)
    } else {
      #expect(editor.canvas.count == 4 && manager.undoCount == 1)
    }
  }

  @Test func `a refused edit registers nothing and leaves redo`() async throws {
    try editor.perform(.remove([1].ids))
    try editor.undo()
    await #expect(throws: EditError.unknownShape(ShapeID(99))) {
      try await editor.performConcurrently(.remove([99].ids))
    }
    #expect(manager.undoCount == 0 && editor.canRedo && editor.canvas == .sample(6))
  }

  @Test func `an edit that changes nothing is no step`() async throws {
    try await editor.performConcurrently(.move([1].ids, by: .zero))
    #expect(manager.undoCount == 0 && !editor.isChanging)
  }

  @Test func `observers are told once, after the canvas has the change`() async throws {
    var told: [Int] = []
    let observation = editor.observe { [editor] event in
      if case .changed = event { told.append(editor.canvas.count) }
    }
    try await editor.performConcurrently(.remove([1, 2].ids))
    try await editor.undoConcurrently()
    try await editor.redoConcurrently()
    #expect(told == [4, 6, 4])
    observation.cancel()
  }

  @Test func `a document that is closed meanwhile is not changed`() async throws {
    var result: Result<Delta, EditError>?
    try editor.start(EditPlan(.remove([1].ids))) { result = $0 }
    editor.isEditable = false
    await rest(editor)
    #expect(result == .failure(.notEditable) && editor.canvas == .sample(6))
  }

  @Test func `few shapes are changed at once`() throws {
    editor.synchronousLimit = 2
    var result: Result<Delta, EditError>?
    try editor.start(EditPlan(.remove([1, 2].ids))) { result = $0 }
    #expect(try result?.get().touchedShapes == [1, 2].ids)
    var undone: Result<[ShapeID], EditError>?
    try editor.startUndo { undone = $0 }
    #expect(undone == .success([1, 2].ids))
  }

  @Test func `followers have followed when observers are told`() async throws {
    final class Follower: ChangeFollower {
      var count = 6
      func prepareToFollow() -> ChangePreparation {
        { [weak self] change in
          let count = change.canvas.count
          return { self?.count = count }
        }
      }
    }
    let follower = Follower()
    editor.add(follower)
    var told: [Int] = []
    let observation = editor.observe { event in
      if case .changed = event { told.append(follower.count) }
    }
    try await editor.performConcurrently(.remove([1, 2].ids))
    try await editor.undoConcurrently()
    #expect(told == [4, 6])
    observation.cancel()
  }
}
