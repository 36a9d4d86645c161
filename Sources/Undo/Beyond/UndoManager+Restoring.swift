/// A step whose edits are known, so that it can be written to a file and restored.
public struct StoredUndoStep<Edit> {
  /// The action name; empty for none.
  public var actionName: String

  /// The edits to apply, in the order in which they were registered; the last is applied first.
  public var edits: [Edit]

  /// The values attached to the step.
  public var userInfo: [UndoManager.UserInfoKey: Any]

  /// Makes a step to restore.
  public init(
    actionName: String = "", edits: [Edit], userInfo: [UndoManager.UserInfoKey: Any] = [:]
  ) {
    self.actionName = actionName
    self.edits = edits
    self.userInfo = userInfo
  }
}

extension UndoManager {
  /// The steps to undo that hold edits for `target`, oldest first, with those edits only.
  ///
  /// - Complexity: O(*n*) for *n* actions.
  public func storedUndoSteps<Target: UndoTarget>(
    for target: Target
  ) -> [StoredUndoStep<Target.UndoEdit>] {
    storedSteps(on: .undo, for: target)
  }

  /// The steps to redo that hold edits for `target`, the one furthest ahead first, with those edits only.
  ///
  /// - Complexity: O(*n*) for *n* actions.
  public func storedRedoSteps<Target: UndoTarget>(
    for target: Target
  ) -> [StoredUndoStep<Target.UndoEdit>] {
    storedSteps(on: .redo, for: target)
  }

  private func storedSteps<Target: UndoTarget>(
    on side: Side, for target: Target
  ) -> [StoredUndoStep<Target.UndoEdit>] {
    let steps = history.steps(on: side)
    return steps.indices.compactMap { index in
      let edits = history.actions(ofStepAt: index, on: side, for: target).compactMap {
        edit(of: $0, for: Target.self)
      }
      guard !edits.isEmpty else { return nil }
      let step = steps[index]
      return StoredUndoStep(actionName: step.actionName, edits: edits, userInfo: step.userInfo)
    }
  }

  /// Puts stored steps on both stacks of an empty history.
  ///
  /// The limits hold for them too. No notification is posted: nothing was changed or registered.
  ///
  /// - Parameters:
  ///   - undo: The steps to undo, oldest first.
  ///   - redo: The steps to redo, the one furthest ahead first.
  ///   - target: Who applies their edits.
  /// - Precondition: Both stacks are empty, no group is open, and no undo or redo is running.
  /// - Complexity: O(*n*) for *n* edits.
  public func restoreSteps<Target: UndoTarget>(
    undo: [StoredUndoStep<Target.UndoEdit>], redo: [StoredUndoStep<Target.UndoEdit>] = [],
    withTarget target: Target
  ) {
    guard groupingLevel == 0, !isUndoing, !isRedoing, undoCount == 0, redoCount == 0 else {
      misuse(
        "restoreSteps", "was called on a manager that holds steps or an open group",
        remedy: "Call removeAllActions() first.")
    }
    restore(undo, on: .undo, for: target)
    restore(redo, on: .redo, for: target)
  }

  private func restore<Target: UndoTarget>(
    _ steps: [StoredUndoStep<Target.UndoEdit>], on side: Side, for target: Target
  ) {
    for step in steps where !step.edits.isEmpty {
      let actions = step.edits.map { edit in
        let cost = Target.undoCost(of: edit)
        let pool = takeEditPool(for: Target.self)
        defer { lastEditPool = pool }
        return (ManagedAction(slot: pool.insert(edit), kind: pool.kind), cost: cost)
      }
      let dropped = history.restoreStep(
        actions, on: side, for: target, name: step.actionName, userInfo: step.userInfo)
      finishChange(dropping: dropped)
    }
  }
}

extension UndoHistory {
  /// The actions of a step that are for a target, oldest first.
  ///
  /// - Precondition: The stack has no holes between its steps.
  func actions(ofStepAt index: Int, on side: Side, for target: AnyObject) -> [Action] {
    guard let targetIndex = targets.existingIndex(of: target) else { return [] }
    return stacks.read(side) { stack in
      stack.recordPositions(ofGroupAt: index).compactMap {
        let record = stack.records[$0]
        return record.target == targetIndex ? record.action : nil
      }
    }
  }

  /// Puts a step on a stack as if it had been recorded there.
  mutating func restoreStep(
    _ actions: [(Action, cost: Int)], on side: Side, for target: AnyObject, name: String,
    userInfo: UserInfo
  ) -> DroppedActions<Action> {
    let index = targets.index(of: target)
    let serial = takeSerial()
    let name = names.index(of: name)
    stacks.update(side) { stack in
      let start = stack.records.endIndex
      for (action, _) in actions { stack.push(action, target: index, in: &targets) }
      let group = UndoGroup(
        name: name, cost: actions.reduce(0) { $0 + $1.cost }, start: start,
        actionCount: actions.count, serial: serial, isDiscardable: false,
        hasUserInfo: !userInfo.isEmpty)
      if group.hasUserInfo { stack.keep(userInfo, for: group) }
      stack.close(group)
    }
    enforceLimits(sparing: side)
    return takeDropped()
  }
}
