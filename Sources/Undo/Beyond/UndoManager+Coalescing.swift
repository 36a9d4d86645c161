extension UndoManager {
  /// Asks that the step being recorded join the newest one, so that both are undone at once: the
  /// letters of a word, the values of a stepper held down.
  ///
  /// They join when the newest step asked with an equal key, no more than `pause` ago, and nothing
  /// came between: no other step, no undo or redo, no `breakUndoCoalescing()`. Nothing joins
  /// unasked.
  ///
  /// ```swift
  /// undoManager.registerUndo(withTarget: self) { $0.text = former }
  /// undoManager.setActionName("Typing")
  /// undoManager.coalesceUndo(key: "typing", within: .seconds(1))
  /// ```
  ///
  /// - Parameters:
  ///   - key: What is being done and to what.
  ///   - pause: The longest time between two steps that join.
  ///   - time: When the change happened; passed in so that tests need not wait.
  /// - Precondition: A group is open.
  public func coalesceUndo(
    key: some Hashable & Sendable, within pause: Duration = .seconds(1),
    at time: ContinuousClock.Instant = .now
  ) {
    let key = AnyHashable(key)
    let former = history.coalescing.joinable?.key
    let isEqual = former == key
    history.coalesce(.init(key: key, isEqual: isEqual, time: time, pause: pause))
  }

  /// Makes sure that the next step does not join the newest one: after a caret move, a save, a click.
  public func breakUndoCoalescing() {
    history.breakUndoCoalescing()
    finishChange()
  }
}
