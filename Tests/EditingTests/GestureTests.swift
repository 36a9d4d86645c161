import Editing
import Shapes
import TestSupport
import Testing
import Undo

@MainActor @Suite struct GestureTests {
  private let editor = Editor(canvas: .sample(5))
  private var steps: Int { editor.undoManager.undoCount }

  @Test func `three hundred updates make one step`() throws {
    let gesture = try editor.beginGesture()
    for step in 1...300 {
      try gesture.update(.move([1, 2, 3, 4, 5].ids, by: Vector(Double(step), 0)))
      #expect(editor.canvas == .sample(5))
    }
    #expect(editor.displayedCanvas[ShapeID(1)]?.center == Point(300, 0))
    gesture.commit()
    #expect(steps == 1)
    #expect(editor.canvas[ShapeID(1)]?.center == Point(300, 0))
    try editor.undo()
    #expect(editor.canvas == .sample(5))
  }

  @Test func `cancelling leaves canvas, history and redo as they were`() throws {
    try editor.perform(.remove([5].ids))
    try editor.undo()
    let gesture = try editor.beginGesture()
    try gesture.update(.remove([1].ids))
    gesture.cancel()
    #expect(editor.canvas == .sample(5) && editor.preview == nil)
    #expect(steps == 0 && editor.canRedo)
  }

  @Test func `a gesture that is dropped cancels itself`() throws {
    func forget() throws {
      let gesture = try editor.beginGesture()
      try gesture.update(.remove([1].ids))
    }
    try forget()
    #expect(editor.preview == nil && steps == 0)
    try editor.perform(.remove([1].ids))
  }

  @Test func `a gesture that comes home is no step and leaves redo`() throws {
    try editor.perform(.remove([5].ids))
    try editor.undo()
    let gesture = try editor.beginGesture()
    try gesture.update(.move([1].ids, by: Vector(9, 9)))
    try gesture.update(.move([1].ids, by: .zero))
    gesture.commit()
    #expect(steps == 0 && editor.canRedo)
  }

  @Test func `while a gesture is under way edits, undo, redo and another gesture are refused`()
    throws
  {
    try editor.perform(.remove([5].ids))
    let gesture = try editor.beginGesture()
    #expect(!editor.canUndo && !editor.canRedo)
    #expect(throws: EditError.gestureInProgress) { try editor.perform(.remove([1].ids)) }
    #expect(throws: EditError.gestureInProgress) { try editor.undo() }
    #expect(throws: EditError.gestureInProgress) { try editor.redo() }
    #expect(throws: EditError.gestureInProgress) { _ = try editor.beginGesture() }
    gesture.cancel()
    #expect(editor.canUndo)
  }

  @Test func `an update that is refused keeps what was shown`() throws {
    let gesture = try editor.beginGesture()
    try gesture.update(.move([1].ids, by: Vector(7, 0)))
    let shown = editor.displayedCanvas
    #expect(throws: EditError.self) { try gesture.update(.move([1].ids, by: Vector(.nan, 0))) }
    #expect(editor.displayedCanvas == shown)
    gesture.commit()
    #expect(editor.canvas == shown)
  }

  @Test func `observers see previews, and one change at the end`() throws {
    var events: [String] = []
    let observation = editor.observe { event in
      switch event {
      case .changed: events.append("changed")
      case .previewed(let ids): events.append("previewed \(ids.count)")
      case .historyChanged: break
      }
    }
    let gesture = try editor.beginGesture()
    try gesture.update(.move([1, 2].ids, by: Vector(1, 0)))
    try gesture.update(.move([1, 2].ids, by: Vector(2, 0)))
    gesture.commit()
    #expect(events == ["previewed 2", "previewed 2", "changed"])
    observation.cancel()
  }
}
