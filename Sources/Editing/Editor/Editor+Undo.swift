public import Shapes
public import Undo

extension Editor: UndoTarget {
  /// Applies a delta that undo or redo takes from the history, and registers the way back.
  public func undoManager(_ undoManager: UndoManager, apply edit: Delta) { apply(edit) }

  /// What a step of the history retains, in bytes.
  nonisolated public static func undoCost(of edit: Delta) -> Int {
    MemoryLayout<Delta>.size + edit.byteCost
  }

  /// Undoes the last step.
  ///
  /// - Returns: The shapes that changed, for the window that asked to select and show; empty when there
  ///   was nothing to undo.
  /// - Complexity: That of the step, on the main actor; `undoConcurrently()` is for steps of very many shapes.
  /// - Throws: `EditError.gestureInProgress` or `.changeInProgress`.
  @discardableResult
  public func undo() throws(EditError) -> [ShapeID] { try step { undoManager.undo() } }

  /// Redoes the step undone last.
  ///
  /// - Returns: The shapes that changed, as `undo()` does.
  /// - Throws: `EditError.gestureInProgress` or `.changeInProgress`.
  @discardableResult
  public func redo() throws(EditError) -> [ShapeID] { try step { undoManager.redo() } }

  /// Whether undo would do something now.
  public var canUndo: Bool { isAtRest && undoManager.canUndo }

  /// Whether redo would do something now.
  public var canRedo: Bool { isAtRest && undoManager.canRedo }

  private var isAtRest: Bool { !gestures.isActive && change == nil }

  private func step(_ action: () -> Void) throws(EditError) -> [ShapeID] {
    try requireReadiness()
    var touched: Set<ShapeID> = []
    let observation = observe { event in
      if case .changed(let delta, _) = event { touched.formUnion(delta.touchedShapes) }
    }
    action()
    observation.cancel()
    tell(.historyChanged)
    return touched.sorted()
  }
}
