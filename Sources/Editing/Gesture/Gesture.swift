public import Shapes

/// A drag, a slide, a held key: many states to look at, and one step in the end or none.
///
/// The value cannot be copied and cannot be left open: `commit()` and `cancel()` consume it, and when it
/// is dropped without either it cancels itself. While it lives, the editor refuses other edits, undo
/// and redo with `EditError.gestureInProgress`. No undo group stays open in between.
///
/// It belongs to the main actor, as the editor does, and cannot be sent away from it.
///
///     let gesture = try editor.beginGesture()
///     try gesture.update(.move(ids, by: Vector(3, 0)))   // shows it
///     try gesture.update(.move(ids, by: Vector(8, 1)))   // shows this instead
///     gesture.commit()                                   // "Move Rectangle", one step
@MainActor public struct Gesture: ~Copyable {
  private let editor: Editor
  private let number: Int

  init(editor: Editor, number: Int) {
    self.editor = editor
    self.number = number
  }

  /// Shows what an edit would do to the canvas as it was when the gesture began.
  ///
  /// - Throws: What `Edit.delta(on:)` refuses; the preview is as before then.
  public borrowing func update(_ edit: Edit) throws(EditError) {
    try editor.showPreview(of: edit, in: number)
  }

  /// Makes what was shown last one step; none when that changes nothing.
  ///
  /// - Parameter name: What the step is called; by default what the edit calls itself.
  /// - Returns: What changed.
  @discardableResult
  public consuming func commit(named name: String? = nil) -> Delta {
    editor.endGesture(number, committing: true, named: name)
  }

  /// Shows what a planned edit would do: at once when it is about few shapes, else as soon as it is worked out.
  ///
  /// - Throws: What the edit is refused for, when it is about few shapes; the preview is as before then.
  package borrowing func update(_ plan: EditPlan) throws(EditError) {
    try editor.showPreview(of: plan, in: number)
  }

  /// Makes the last plan one step: at once when it is about few shapes, else as soon as it is worked out; until then
  /// what was shown stays, and the editor refuses other changes.
  ///
  /// - Parameters:
  ///   - name: What the step is called; by default what the edit calls itself.
  ///   - then: Called when the step has been made or refused.
  package consuming func finish(
    named name: String? = nil, then: @escaping (Result<Delta, EditError>) -> Void
  ) {
    editor.finishGesture(number, named: name, then: then)
  }

  /// Drops what was shown: canvas and history are as before the gesture.
  public consuming func cancel() {
    editor.endGesture(number, committing: false)
  }

  deinit {
    // A gesture is made on the main actor and is not Sendable, so it dies there as well.
    let editor = editor
    let number = number
    MainActor.assumeIsolated { _ = editor.endGesture(number, committing: false) }
  }
}

@available(*, unavailable)
extension Gesture: Sendable {}
