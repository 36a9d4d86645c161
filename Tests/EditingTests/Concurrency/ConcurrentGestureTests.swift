import Editing
import Shapes
import TestSupport
import Testing
import Undo

/// Gestures over many shapes: what they show is worked out off the main actor, and they are one step all the same.
@MainActor @Suite struct ConcurrentGestureTests {
  private let editor = Editor(canvas: .sample(5))
  private let all = [1, 2, 3, 4, 5].ids
  private var steps: Int { editor.undoManager.undoCount }

  init() { editor.synchronousLimit = 0 }

  private func move(by distance: Double) -> EditPlan {
    EditPlan(.move(all, by: Vector(distance, 0)))
  }

  private func until(_ condition: () -> Bool) async {
    while !condition() { try? await Task.sleep(for: .milliseconds(1)) }
  }

  @Test func `three hundred plans make one step, that of the last`() async throws {
    let gesture = try editor.beginGesture()
    for step in 1...300 { try gesture.update(move(by: Double(step))) }
    #expect(editor.canvas == .sample(5))
    gesture.finish { _ in }
    await until { !editor.isChanging }
    #expect(steps == 1 && editor.undoManager.undoActionName == "Move 5 Shapes")
    #expect(editor.canvas[ShapeID(1)]?.center == Point(300, 0) && editor.preview == nil)
    try editor.undo()
    #expect(editor.canvas == .sample(5))
  }

  @Test func `what a gesture has come to is shown, and found where it is shown`() async throws {
    let gesture = try editor.beginGesture()
    try gesture.update(move(by: 1000))
    await until { editor.displayedCanvas[ShapeID(1)]?.center == Point(1000, 0) }
    let there = Rect(corner: Point(990, -50), corner: Point(1600, 50))
    #expect(editor.displayedShapes(touching: there).count == 5)
    #expect(editor.canvas == .sample(5))
    let shown = editor.displayedCanvas
    gesture.finish { _ in }
    // Until it is made it goes on being shown.
    #expect(editor.isChanging && editor.displayedCanvas == shown)
    await until { !editor.isChanging }
    #expect(editor.canvas == shown && steps == 1)
  }

  @Test func `cancelling leaves canvas, history and redo as they were`() async throws {
    try editor.perform(.remove([5].ids))
    try editor.undo()
    let gesture = try editor.beginGesture()
    try gesture.update(move(by: 7))
    await until { editor.displayedCanvas != editor.canvas }
    gesture.cancel()
    #expect(editor.canvas == .sample(5) && editor.preview == nil)
    #expect(steps == 0 && editor.canRedo && !editor.isChanging)
  }

  @Test func `a finished gesture that is cancelled before it is made leaves no trace`() async throws
  {
    let gesture = try editor.beginGesture()
    try gesture.update(move(by: 7))
    var result: Result<Delta, EditError>?
    gesture.finish { result = $0 }
    editor.cancelChange()
    #expect(result == .failure(.cancelled))
    #expect(editor.canvas == .sample(5) && editor.preview == nil && steps == 0)
    try editor.perform(.remove([1].ids))
  }

  @Test func `a gesture that comes home is no step and leaves redo`() async throws {
    try editor.perform(.remove([5].ids))
    try editor.undo()
    let gesture = try editor.beginGesture()
    try gesture.update(move(by: 9))
    try gesture.update(move(by: 0))
    gesture.finish { _ in }
    await until { !editor.isChanging }
    #expect(steps == 0 && editor.canRedo && editor.preview == nil)
  }

  @Test func `a plan that is refused says so in the end and changes nothing`() async throws {
    let gesture = try editor.beginGesture()
    try gesture.update(EditPlan(.move(all, by: Vector(.nan, 0))))
    var result: Result<Delta, EditError>?
    gesture.finish { result = $0 }
    await until { !editor.isChanging }
    guard case .failure(.distanceNotFinite) = result else {
      Issue.record("\(String(describing: result))")
      return
    }
    #expect(editor.canvas == .sample(5) && steps == 0 && editor.preview == nil)
  }

  @Test func `plans over many and edits of few shapes can alternate`() async throws {
    editor.synchronousLimit = 2
    let gesture = try editor.beginGesture()
    try gesture.update(.move([1].ids, by: Vector(3, 0)))
    try gesture.update(move(by: 4))
    await until {
      editor.displayedCanvas[ShapeID(2)]?.center != Canvas.sample(5)[ShapeID(2)]?.center
    }
    try gesture.update(.move([1].ids, by: Vector(5, 0)))
    #expect(editor.displayedCanvas[ShapeID(2)] == editor.canvas[ShapeID(2)])
    #expect(editor.displayedCanvas[ShapeID(1)]?.center == Point(5, 0))
    gesture.commit()
    #expect(steps == 1 && editor.canvas[ShapeID(1)]?.center == Point(5, 0))
  }

  @Test func `committing at once makes the last plan the step`() throws {
    let gesture = try editor.beginGesture()
    try gesture.update(move(by: 6))
    gesture.commit()
    #expect(steps == 1 && editor.canvas[ShapeID(1)]?.center == Point(6, 0))
  }
}
