extension UndoManager {
  /// Registers an edit that reverses a change.
  ///
  /// It follows the same rules as a handler: the target is not retained, and once it is gone the edit
  /// is skipped.
  ///
  /// - Parameters:
  ///   - target: The object whose change is reversed; it applies the edit.
  ///   - edit: The change to apply. It is stored inline, beside the other edits of such targets.
  /// - Precondition: A group is open, or `groupsByEvent` is true.
  /// - Complexity: O(1), without an allocation.
  @inlinable
  public func registerUndo<Target: UndoTarget>(
    withTarget target: Target, edit: consuming Target.UndoEdit
  ) {
    // Compiled where the type of the edit is known; so storing it is a copy of a few words.
    let cost = Target.undoCost(of: edit)
    let pool = takeEditPool(for: Target.self)
    let kind = pool.kind
    let slot = pool.insert(edit)
    lastEditPool = consume pool
    register(slot: slot, kind: kind, target: target, cost: cost)
  }
}
