package import Shapes
package import Undo

// A document keeps more history than the undo manager has in memory. These are the doors for it.

extension Editor {
  /// Takes the drawing to another place of its timeline, where other steps can be undone and redone.
  ///
  /// - Parameters:
  ///   - deltas: What changes on the way, one after the other; none of it becomes a step.
  ///   - origin: What observers are told.
  ///   - undo: The steps that can be undone there, oldest first.
  ///   - redo: The steps that can be redone there, the one furthest ahead first.
  /// - Throws: `EditError.gestureInProgress`, or what `Canvas.apply(_:)` refuses; nothing is changed then.
  package func go(
    by deltas: [Delta], origin: Origin, undo: [StoredUndoStep<Delta>],
    redo: [StoredUndoStep<Delta>]
  ) throws(EditError) {
    try requireRest()
    // All of it or nothing: tried on a copy before anybody is told.
    var trial = canvas
    for delta in deltas { try trial.apply(delta) }
    savePoint.clear()
    replaceSteps(undo: undo, redo: redo)
    for delta in deltas {
      try canvas.apply(delta)
      index.apply(delta, on: canvas)
      tell(.changed(delta, origin))
    }
    tell(.historyChanged)
  }

  /// Puts other steps on both stacks; the drawing stays as it is.
  package func restoreSteps(undo: [StoredUndoStep<Delta>], redo: [StoredUndoStep<Delta>]) {
    replaceSteps(undo: undo, redo: redo)
    tell(.historyChanged)
  }

  private func replaceSteps(undo: [StoredUndoStep<Delta>], redo: [StoredUndoStep<Delta>]) {
    undoManager.removeAllActions()
    undoManager.restoreSteps(undo: undo, redo: redo, withTarget: self)
  }
}
