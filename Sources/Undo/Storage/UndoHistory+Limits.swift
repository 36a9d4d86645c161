extension UndoHistory {
  /// The most steps each stack keeps; 0 for no limit.
  public var levelsOfUndo: Int { storedLevelsOfUndo }

  /// The most that both stacks together may retain, in bytes; nil for no limit.
  public var byteBudget: Int? { storedByteBudget }

  /// What the steps of both stacks retain, in bytes, as their registrations said.
  public var retainedBytes: Int { stacks.undo.cost + stacks.redo.cost }

  /// Sets the most steps each stack keeps, and drops the oldest beyond it; 0 lifts the limit.
  ///
  /// - Complexity: O(*k*) for the *k* actions dropped.
  /// - Precondition: `levels` is not negative.
  @discardableResult
  public mutating func setLevelsOfUndo(_ levels: Int) -> DroppedActions<Action> {
    guard levels >= 0 else {
      misuse(
        "levelsOfUndo", "was set to \(levels)",
        remedy: "Use 0 for no limit, else a positive number.")
    }
    storedLevelsOfUndo = levels
    enforceLimits(sparing: .undo)
    return takeDropped()
  }

  /// Sets the byte budget, and drops the oldest steps beyond it; nil lifts it.
  ///
  /// - Complexity: O(*k*) for the *k* actions dropped.
  /// - Precondition: `budget` is not negative.
  @discardableResult
  public mutating func setByteBudget(_ budget: Int?) -> DroppedActions<Action> {
    if let budget, budget < 0 {
      misuse("byteBudget", "was set to \(budget)", remedy: "Use nil for no budget, else bytes.")
    }
    storedByteBudget = budget
    enforceLimits(sparing: .undo)
    return takeDropped()
  }

  /// Drops the oldest steps beyond the limits: first from the undo stack, then from the redo stack.
  ///
  /// The byte budget never takes the newest step of the `spared` side: whoever has just made a change
  /// larger than the whole budget can still undo it.
  @inline(__always)
  mutating func enforceLimits(sparing spared: Side) {
    if storedLevelsOfUndo > 0 || storedByteBudget != nil { dropBeyondLimits(sparing: spared) }
  }

  private mutating func dropBeyondLimits(sparing spared: Side) {
    if storedLevelsOfUndo > 0 {
      while stacks.undo.stepCount > storedLevelsOfUndo {
        stacks.undo.dropOldestStep(in: &targets, &names, into: &dropped)
      }
      while stacks.redo.stepCount > storedLevelsOfUndo {
        stacks.redo.dropOldestStep(in: &targets, &names, into: &dropped)
      }
    }
    guard let storedByteBudget else { return }
    while retainedBytes > storedByteBudget, stacks.undo.stepCount > (spared == .undo ? 1 : 0) {
      stacks.undo.dropOldestStep(in: &targets, &names, into: &dropped)
    }
    while retainedBytes > storedByteBudget, stacks.redo.stepCount > (spared == .redo ? 1 : 0) {
      stacks.redo.dropOldestStep(in: &targets, &names, into: &dropped)
    }
  }
}
