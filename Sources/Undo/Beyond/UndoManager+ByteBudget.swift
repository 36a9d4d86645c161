extension UndoManager {
  /// The most that the steps of both stacks may retain, in bytes; nil, the default, for no limit.
  ///
  /// `levelsOfUndo` says how far back undo reaches, this how much memory that may take; both hold.
  /// Beyond the budget the oldest steps to undo go first, then the steps furthest ahead to redo. The
  /// newest step stays even when it alone costs more, so what was just done can be undone.
  ///
  /// ```swift
  /// undoManager.levelsOfUndo = 1_000
  /// undoManager.byteBudget = 64 << 20  // 64 MiB
  /// undoManager.registerUndo(withTarget: self, costInBytes: image.byteCount) { $0.show(image) }
  /// ```
  ///
  /// An edit costs what its target's `undoCost(of:)` says, a handler what its registration says or
  /// `defaultHandlerCost`.
  ///
  /// - Precondition: It is not negative.
  public var byteBudget: Int? {
    get { history.byteBudget }
    set {
      let dropped = history.setByteBudget(newValue)
      finishChange(dropping: dropped)
    }
  }

  /// What the steps of both stacks retain, in bytes, as their registrations said.
  public var retainedBytes: Int { history.retainedBytes }
}
