extension UndoManager {
  /// The steps that can be undone, oldest first: the last is the one `undo()` undoes.
  ///
  /// A group that is still open is not among them.
  ///
  /// ```swift
  /// let rows = undoManager.undoSteps.map(\.actionName)
  /// let chosen = undoManager.undoSteps[row].id
  /// undoManager.undo(to: chosen)
  /// ```
  ///
  /// - Complexity: O(1), but O(*n*) for *n* steps the first time after a removal by target, and O(*k*) the
  ///   first time after *k* undos that nobody was told of.
  public var undoSteps: UndoSteps { history.steps(on: .undo) }

  /// The steps that can be redone, the one furthest ahead first: the last is the one `redo()` redoes.
  ///
  /// - Complexity: O(1), but O(*n*) for *n* steps the first time after a removal by target, and O(*k*) the
  ///   first time after *k* undos that nobody was told of.
  public var redoSteps: UndoSteps { history.steps(on: .redo) }

  /// Undoes steps until the given one is the newest step to undo: the document is then as it was right
  /// after it.
  ///
  /// Each step is undone by `undo()`, with all its notifications.
  ///
  /// - Returns: False, and nothing is done, when the step is not among `undoSteps`.
  /// - Complexity: O(*k*) for the *k* steps above it, beside what their actions do.
  @discardableResult
  public func undo(to id: UndoStep.ID) -> Bool {
    if groupingLevel == 1 { endUndoGrouping() }
    guard let steps = distance(to: id, in: undoSteps) else { return false }
    for _ in 0..<steps { undo() }
    return true
  }

  /// Redoes steps up to and including the given one: the document is then as it was right after it.
  ///
  /// - Returns: False, and nothing is done, when the step is not among `redoSteps`.
  /// - Complexity: O(*k*) for the *k* steps redone, beside what their actions do.
  @discardableResult
  public func redo(to id: UndoStep.ID) -> Bool {
    guard let steps = distance(to: id, in: redoSteps) else { return false }
    for _ in 0...steps { redo() }
    return true
  }

  /// How many steps lie above a step.
  private func distance(to id: UndoStep.ID, in steps: UndoSteps) -> Int? {
    steps.reversed().firstIndex { $0.id == id }.map {
      steps.endIndex - $0.base
    }
  }
}

extension UndoHistory {
  /// The steps that can be undone, oldest first.
  public var undoSteps: UndoSteps { mutating get { steps(on: .undo) } }

  /// The steps that can be redone, the one furthest ahead first.
  public var redoSteps: UndoSteps { mutating get { steps(on: .redo) } }

  mutating func steps(on side: Side) -> UndoSteps {
    if stacks.read(side, { $0.hasHoles }) { compact(side) }
    return stacks.read(side) { UndoSteps(groups: $0.groups, names: names, userInfo: $0.userInfo) }
  }
}
