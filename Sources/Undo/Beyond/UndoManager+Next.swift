extension UndoManager {
  /// The edits for `target` that `undo()` would apply now, in the order in which they were registered; none when there
  /// is nothing to undo.
  ///
  /// With it a long undo can be worked out on another thread before it is performed.
  ///
  /// - Complexity: O(*k*) for the *k* actions of the step.
  public func nextUndoEdits<Target: UndoTarget>(for target: Target) -> [Target.UndoEdit] {
    nextEdits(on: .undo, for: target)
  }

  /// The edits for `target` that `redo()` would apply now, as `nextUndoEdits(for:)` gives those of `undo()`.
  ///
  /// - Complexity: O(*k*) for the *k* actions of the step.
  public func nextRedoEdits<Target: UndoTarget>(for target: Target) -> [Target.UndoEdit] {
    nextEdits(on: .redo, for: target)
  }

  private func nextEdits<Target: UndoTarget>(
    on side: Side, for target: Target
  ) -> [Target.UndoEdit] {
    guard let newest = history.steps(on: side).indices.last else { return [] }
    return history.actions(ofStepAt: newest, on: side, for: target).compactMap {
      edit(of: $0, for: Target.self)
    }
  }
}
