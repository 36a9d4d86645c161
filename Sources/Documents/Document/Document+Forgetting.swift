public import DocumentFile
import Editing
import Shapes
import Undo

extension Document {
  /// How much room in the file `forgetHistory(before:)` would give back, in bytes.
  ///
  /// - Throws: `TimelineError`, or `DocumentError` when the file cannot be read.
  public func sizeOfHistory(before step: StepID?) async throws -> Int {
    let (forgetting, _) = try forgetting(before: step)
    return try await store.size(of: forgetting.steps)
  }

  /// Forgets what happened before a step, and every branch that does not follow it; the file gets smaller.
  ///
  /// The drawing stays as it is. A crash in between leaves the history whole.
  ///
  /// - Parameter step: The first step that stays, the present one or one behind it; nil to keep no step.
  /// - Returns: The bytes that were given back.
  /// - Throws: `TimelineError.notBehindPresent`, or `DocumentError` when the file cannot be written.
  public func forgetHistory(before step: StepID?) async throws -> Int {
    guard editor.isEditable else { throw EditError.notEditable }
    let (forgetting, rest) = try forgetting(before: step)
    outline = rest
    // What cannot be undone any more must not be offered, and never be written.
    let depth = rest.depth(of: rest.cursor) ?? 0
    let redo = step == nil ? [] : editor.undoManager.storedRedoSteps(for: editor)
    editor.restoreSteps(
      undo: editor.undoManager.storedUndoSteps(for: editor).suffix(depth), redo: redo)
    historyDamage = nil
    send(.forgetting(forgetting))
    try await flush()
    return try await store.giveBackRoom()
  }

  private func forgetting(before step: StepID?) throws -> (Forgetting, TimelineOutline) {
    if let step, outline.index(of: step) == nil { throw TimelineError.unknownStep(step) }
    guard let result = outline.forgetting(before: step) else {
      throw TimelineError.notBehindPresent(step ?? .start)
    }
    return result
  }
}

extension DocumentStore {
  func size(of steps: [ClosedRange<Int64>]) throws(DocumentError) -> Int {
    try openedFile().size(of: steps)
  }

  func giveBackRoom() throws(DocumentError) -> Int { try openedFile().giveBackRoom() }
}
