extension UndoHistory {
  /// Whether an undo is running.
  public var isUndoing: Bool { performing?.side == .undo }

  /// Whether a redo is running.
  public var isRedoing: Bool { performing?.side == .redo }

  /// Whether there is a step to undo or an open group that holds an action.
  public var canUndo: Bool { undoCount > 0 }

  /// Whether there is a step to redo.
  public var canRedo: Bool { redoCount > 0 }

  /// The steps that can be undone.
  ///
  /// An open top-level group counts once it holds an action.
  public var undoCount: Int { count(of: .undo) }

  /// The steps that can be redone.
  public var redoCount: Int { count(of: .redo) }

  private func count(of side: Side) -> Int {
    let open = recordingSide == side && recording.actionCount > 0
    return (side == .undo ? stacks.undo.stepCount : stacks.redo.stepCount) + (open ? 1 : 0)
  }

  /// Performs the newest step's actions, newest first, and records what they register as one step to
  /// redo.
  ///
  /// With a top-level group open it is closed first. With nothing to undo it does nothing.
  ///
  /// - Parameter perform: Does what the action says, and registers its inverse with the history it is
  ///   given.
  /// - Precondition: No nested group is open, and no undo or redo is running.
  public mutating func undo(_ perform: (Action, inout UndoHistory) -> Void) {
    run(.undo, perform)
  }

  /// Performs the step undone last again; the mirror image of `undo`.
  ///
  /// - Parameter perform: Does what the action says, and registers its inverse with the history it is
  ///   given.
  /// - Precondition: No nested group is open, and no undo or redo is running.
  public mutating func redo(_ perform: (Action, inout UndoHistory) -> Void) {
    run(.redo, perform)
  }

  private mutating func run(_ side: Side, _ perform: (Action, inout UndoHistory) -> Void) {
    requireReady(for: side)
    if groupingLevel == 1 { endUndoGrouping() }
    guard startPerforming(side) else { return }
    while let pending = nextAction() {
      if !pending.isOrphan { perform(pending.action, &self) }
    }
    finishPerforming()
  }

  /// Stops the program unless an undo or redo may begin.
  func requireReady(for side: Side) {
    let call = side == .undo ? "undo()" : "redo()"
    if let performing {
      misuse(
        call, "was called while \(performing.side == .undo ? "undoing" : "redoing")",
        remedy: "A handler registers the inverse change; it must not undo or redo.")
    }
    guard groupingLevel <= 1 else {
      misuse(
        call, "was called inside \(groupingLevel) open undo groups",
        remedy: "Close the nested groups with endUndoGrouping() first.")
    }
  }

  // MARK: Step by step, for an owner that must stay accessible while actions are performed

  /// An action on its way to being performed.
  struct PendingAction {
    let action: Action
    let target: AnyObject?
    /// Whether it had a target that is gone.
    let isOrphan: Bool
  }

  /// Takes the newest step off its stack and begins to record its inverse.
  ///
  /// False with no step there.
  mutating func startPerforming(_ side: Side) -> Bool {
    guard let (group, userInfo) = stacks[side].popStep() else { return false }
    recording.name = ""
    beginPerforming(side, from: stacks[side].closedEnd)
    recording.inheritedName = group.name
    recording.userInfo = userInfo
    recording.serial = group.serial
    return true
  }

  /// Begins to perform the records from `lowerBound` up, recording into a group on the other stack.
  mutating func beginPerforming(_ side: Side, from lowerBound: Int) {
    coalescing.interrupt()
    performing = (side, lowerBound)
    if !recording.groups.isEmpty { suspended = recording }
    recording.reset()
    beginUndoGrouping()
  }

  /// The next action of the step being performed, nil after the last.
  mutating func nextAction() -> PendingAction? {
    guard let (side, lowerBound) = performing else { return nil }
    while stacks[side].records.endIndex > lowerBound {
      let record = stacks[side].popRecord(in: &targets)
      guard let action = record.action else { continue }
      guard record.target != TargetTable.none else {
        return PendingAction(action: action, target: nil, isOrphan: false)
      }
      let target = targets.object(at: record.target)
      targets.release(record.target)
      return PendingAction(action: action, target: target, isOrphan: target == nil)
    }
    return nil
  }

  /// Makes a step of what the actions registered and ends the undo or redo.
  @discardableResult
  mutating func finishPerforming() -> DroppedActions<Action> {
    guard recording.groups.count == 1 else {
      misuse(
        isUndoing ? "undo()" : "redo()",
        "ended with \(recording.groups.count - 1) undo groups open that its handlers began",
        remedy: "End every group in the handler that begins it.")
    }
    let dropped = closeInnermostGroup()
    performing = nil
    if let suspended {
      recording = suspended
      self.suspended = nil
    }
    return dropped
  }
}
