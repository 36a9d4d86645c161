package import Shapes
package import Undo

// A document keeps more history than the undo manager has in memory. These are the doors for it.

extension Editor {
  /// Takes the drawing to another place of its timeline, where other steps can be undone and redone.
  ///
  /// What changes on the way was worked out beside the main actor, so it takes no longer however much that is.
  ///
  /// - Parameters:
  ///   - change: What changes on the way, worked out from the drawing as it is; none of it becomes a step. Nil when
  ///     nothing changes.
  ///   - origin: What observers are told.
  ///   - undo: The steps that can be undone there, oldest first.
  ///   - redo: The steps that can be redone there, the one furthest ahead first.
  /// - Throws: `EditError.gestureInProgress` or `.changeInProgress`; nothing is changed then.
  package func go(
    by change: PreparedChange?, origin: Origin, undo: [StoredUndoStep<Delta>],
    redo: [StoredUndoStep<Delta>]
  ) throws(EditError) {
    try requireRest()
    savePoint.clear()
    replaceSteps(undo: undo, redo: redo)
    if let change {
      releaseInBackground((canvas, index))
      (canvas, index) = (change.canvas, change.index)
      tell(.changed(change.delta, origin))
    }
    tell(.historyChanged)
  }

  /// The drawing and where its shapes are, to work out a change from.
  package var content: (canvas: Canvas, index: SpatialIndex) { (canvas, index) }

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
