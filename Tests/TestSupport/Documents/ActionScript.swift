package import DocumentFile
package import Shapes
import TestSupport

/// What a person does with a document, drawn by lot; two programs with the same seed do the same.
package struct ActionScript {
  /// One thing that a person does.
  package enum Action {
    /// Edits the drawing.
    case edit(Edit)
    /// Undoes the last step.
    case undo
    /// Redoes the step undone last.
    case redo
    /// Goes to a step, wherever it is.
    case go(StepID)
    /// Forgets what was before a step.
    case forget(StepID)
  }

  private var generator: SeededGenerator
  private var edits: RandomEdits

  /// Makes a script; new shapes get ids from `nextID` on.
  package init(seed: UInt64, nextID: Int64) {
    generator = SeededGenerator(seed: seed)
    edits = RandomEdits(seed: seed &+ 1, nextID: nextID)
  }

  /// The next action that is possible on a drawing with a timeline.
  package mutating func next(on canvas: Canvas, _ outline: TimelineOutline) -> Action {
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<22 where outline.cursor != .start: return .undo
    case 22..<34:
      if outline.redoStep(after: outline.cursor) != nil { return .redo }
    case 34..<37 where outline.count > 0:
      return .go(outline.step(at: Int.random(in: 0..<outline.count, using: &generator)))
    case 37 where (outline.depth(of: outline.cursor) ?? 0) > 60:
      let ranges = outline.stepsUndone(from: outline.cursor, atMost: 20)
      return .forget(StepID(ranges[ranges.count - 1].lowerBound))
    default: break
    }
    return .edit(edits.next(on: canvas))
  }
}

/// A document in memory that does what a script says, and knows every state that it can go to.
package struct DocumentModel {
  /// The form of the timeline.
  package private(set) var outline = TimelineOutline()
  /// The drawing after each step; `.start` has the one before the first.
  package private(set) var states: [StepID: Canvas]

  /// Makes a document without steps.
  package init(_ canvas: Canvas) { states = [.start: canvas] }

  /// The drawing as it is.
  package var canvas: Canvas { states[outline.cursor]! }

  /// Does an action.
  ///
  /// - Returns: False when it changed nothing, so that no document takes notice of it.
  /// - Throws: `EditError` when it cannot be done.
  package mutating func perform(_ action: ActionScript.Action) throws -> Bool {
    switch action {
    case .edit(let edit):
      let delta = try edit.delta(on: canvas)
      guard !delta.isEmpty else { return false }
      var changed = canvas
      try changed.apply(delta)
      let (id, _) = outline.appendStep()
      states[id] = changed
    case .undo: _ = outline.moveCursor(to: outline.parent(of: outline.cursor)!)
    case .redo: _ = outline.moveCursor(to: outline.redoStep(after: outline.cursor)!)
    case .go(let step):
      guard step != outline.cursor else { return false }
      _ = outline.moveCursor(to: step)
    case .forget(let step):
      let start = states[outline.parent(of: step)!]
      outline = outline.forgetting(before: step)!.1
      states = states.filter { outline.contains($0.key) }
      states[.start] = start
    }
    return true
  }
}
