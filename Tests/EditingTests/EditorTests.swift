import Editing
import Shapes
import TestSupport
import Testing
import Undo

@MainActor @Suite struct EditorTests {
  private let editor = Editor(canvas: .sample(4))
  private var manager: UndoManager { editor.undoManager }

  @Test func `an edit is one step with a name`() throws {
    try editor.perform(.move([1, 2].ids, by: Vector(5, 5)))
    #expect(manager.undoCount == 1)
    #expect(manager.undoMenuItemTitle == "Undo Move 2 Shapes")
    try editor.undo()
    #expect(editor.canvas == .sample(4))
    #expect(manager.redoMenuItemTitle == "Redo Move 2 Shapes")
  }

  @Test func `an edit that changes nothing is no step and leaves redo`() throws {
    try editor.perform(.remove([1].ids))
    try editor.undo()
    try editor.perform(.move([1].ids, by: .zero))
    #expect(manager.undoCount == 0 && manager.redoCount == 1)
  }

  @Test func `a refused edit registers nothing and leaves redo`() throws {
    try editor.perform(.remove([1].ids))
    try editor.undo()
    #expect(throws: EditError.unknownShape(ShapeID(99))) { try editor.perform(.remove([99].ids)) }
    #expect(manager.undoCount == 0 && manager.redoCount == 1)
    #expect(editor.canvas == .sample(4))
  }

  @Test func `undo and redo tell which shapes they changed`() throws {
    try editor.perform(.remove([2, 3].ids))
    #expect(try editor.undo() == [2, 3].ids)
    #expect(try editor.redo() == [2, 3].ids)
    #expect(try editor.redo().isEmpty)
  }

  @Test func `ids never come back`() throws {
    let first = editor.makeShapeID()
    try editor.perform(
      .insert([.sample(first.rawValue, key: editor.canvas.stackingKeyInFront)]))
    try editor.undo()
    #expect(editor.makeShapeID() > first)
    #expect(Editor(canvas: .sample(9), nextShapeID: 3).makeShapeID() == ShapeID(10))
  }

  @Test(arguments: [UInt64(51), 52])
  func `a thousand random edits undone give back the first canvas, redone the last`(
    seed: UInt64
  ) throws {
    var edits = RandomEdits(seed: seed, nextID: 1000)
    let first = editor.canvas
    var states = [first]
    while manager.undoCount < 1000 {
      if try !editor.perform(edits.next(on: editor.canvas)).isEmpty { states.append(editor.canvas) }
    }
    for state in states.dropLast().reversed() {
      try editor.undo()
      if editor.canvas != state { Issue.record("seed \(seed): undo gives another state") }
    }
    #expect(editor.canvas == first && editor.canvas.order == first.order)
    try editor.undo()
    for state in states.dropFirst() {
      try editor.redo()
      if editor.canvas != state { Issue.record("seed \(seed): redo gives another state") }
    }
    #expect(manager.undoCount == 1000 && manager.redoCount == 0)
  }

  @Test func `observers are told once for a delta, after the canvas has it, in their order`() throws
  {
    var told: [String] = []
    let first = editor.observe { [unowned editor] event in
      guard case .changed(let delta, let origin) = event else { return }
      told.append("first \(origin) \(delta.touchedShapes.map(\.rawValue)) \(editor.canvas.count)")
    }
    let second = editor.observe { event in
      if case .changed = event { told.append("second") }
    }
    try editor.perform(.remove([1].ids))
    try editor.undo()
    second.cancel()
    try editor.redo()
    #expect(
      told == [
        "first user [1] 3", "second", "first undo [1] 4", "second", "first redo [1] 3",
      ])
    _ = first
  }

  @Test func `a step costs what its delta retains`() throws {
    try editor.perform(.move([1].ids, by: Vector(1, 0)))
    #expect(manager.retainedBytes > 0 && manager.retainedBytes < 300)
  }

  @Test func `an editor without owner is released, history and all`() throws {
    weak var gone: Editor?
    do {
      let editor = Editor(canvas: .sample(2))
      try editor.perform(.remove([1].ids))
      try editor.undo()
      gone = editor
    }
    #expect(gone == nil)
  }
}

@MainActor @Suite struct SavePointTests {
  private let editor = Editor(canvas: .sample(2))

  private func edit() throws { try editor.perform(.move([1].ids, by: Vector(1, 0))) }

  @Test func `undoing and redoing back to the saved state makes it saved again`() throws {
    #expect(editor.isSaved)
    try edit()
    #expect(!editor.isSaved)
    editor.markSaved()
    try edit()
    try editor.undo()
    #expect(editor.isSaved)
    try editor.undo()
    #expect(!editor.isSaved)
    try editor.redo()
    #expect(editor.isSaved)
  }

  @Test func `a new edit after undoing past the saved state leaves it unsaved for good`() throws {
    try edit()
    editor.markSaved()
    try editor.undo()
    try edit()
    #expect(!editor.isSaved)
    try editor.undo()
    #expect(!editor.isSaved)
  }

  @Test func `a save that failed leaves the document unsaved`() throws {
    try edit()
    editor.markSaved()
    editor.markUnsaved()
    #expect(!editor.isSaved)
  }
}

/// What is found and shown by place, with and without a gesture under way.
@MainActor @Suite struct FindingTests {
  private let everything = Rect(corner: Point(-5000, -5000), corner: Point(5000, 5000))

  @Test(arguments: [UInt64(61), 62])
  func `finding by place agrees with looking at all shapes, through edits, undo and redo`(
    seed: UInt64
  ) throws {
    let editor = Editor(canvas: .sample(30))
    var edits = RandomEdits(seed: seed, nextID: 1000)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: try editor.undo()
      case 1: try editor.redo()
      default: try editor.perform(edits.next(on: editor.canvas))
      }
      let point = Point(
        .random(in: -500...500, using: &generator), .random(in: -500...500, using: &generator))
      #expect(
        editor.topmostShape(at: point, tolerance: 4)
          == editor.canvas.topmostShape(at: point, tolerance: 4), "seed \(seed)")
      #expect(
        editor.shapes(enclosedBy: Rect(corner: .zero, corner: point)).map(\.id).sorted()
          == editor.canvas.shapes(enclosedBy: Rect(corner: .zero, corner: point)).map(\.id).sorted(),
        "seed \(seed)")
    }
  }

  @Test func `a view shows the preview of a gesture in its place, in stacking order`() throws {
    let editor = Editor(canvas: .sample(5))
    let gesture = try editor.beginGesture()
    try gesture.update(.restack([1].ids, .toFront))
    #expect(editor.displayedShapes(touching: everything).map(\.id.rawValue) == [2, 3, 4, 5, 1])
    try gesture.update(.move([2].ids, by: Vector(4000, 0)))
    let left = Rect(corner: Point(-100, -100), corner: Point(1000, 1000))
    #expect(editor.displayedShapes(touching: left).map(\.id.rawValue) == [1, 3, 4, 5])
    try gesture.update(.remove([3].ids))
    #expect(editor.displayedShapes(touching: everything).map(\.id.rawValue) == [1, 2, 4, 5])
    gesture.cancel()
    #expect(editor.displayedShapes(touching: everything).map(\.id.rawValue) == [1, 2, 3, 4, 5])
  }

  @Test func `locked shapes are shown and not clicked`() throws {
    let editor = Editor(canvas: .sample(1))
    try editor.perform(.setLocked([1].ids, true))
    #expect(editor.displayedShapes(touching: everything).count == 1)
    #expect(editor.topmostShape(at: Point(0, 0), tolerance: 0) == nil)
    #expect(throws: EditError.locked(ShapeID(1))) {
      try editor.perform(.move([1].ids, by: Vector(1, 1)))
    }
    try editor.perform(.setVisible([1].ids, false))
    try editor.perform(.setLocked([1].ids, false))
    try editor.undo()
    #expect(editor.canvas[ShapeID(1)]?.isLocked == true)
  }
}
