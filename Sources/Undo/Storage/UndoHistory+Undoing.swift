extension UndoHistory {
  /// Whether an undo is running.
  public var isUndoing: Bool { performing == .undo }

  /// Whether a redo is running.
  public var isRedoing: Bool { performing == .redo }

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
    if recording.level == 1 { closeStep() }
    guard startPerforming(side) else { return }
    while let record = nextRecord() {
      guard let action = record.action else { continue }
      if record.target == TargetTable.none {
        perform(action, &self)
      } else {
        if targets.object(at: record.target) != nil { perform(action, &self) }
        targets.release(record.target)
      }
    }
    finishPerforming()
    // Released here, where nothing is being performed any more.
    _ = takeDropped()
  }

  /// Stops the program unless an undo or redo may begin.
  @inline(__always)
  func requireReady(for side: Side) {
    if performing != nil || recording.level > 1 { reportNotReady(for: side) }
  }

  private func reportNotReady(for side: Side) -> Never {
    let call = side == .undo ? "undo()" : "redo()"
    if let performing {
      misuse(
        call, "was called while \(performing == .undo ? "undoing" : "redoing")",
        remedy: "A handler registers the inverse change; it must not undo or redo.")
    }
    misuse(
      call, "was called inside \(recording.level) open undo groups",
      remedy: "Close the nested groups with endUndoGrouping() first."
        + recording.innermost.origin.sentence)
  }

  // MARK: Step by step, for an owner that must stay accessible while actions are performed

  /// Takes the newest step off its stack and begins to record its inverse.
  ///
  /// - Returns: False with no step there.
  mutating func startPerforming(_ side: Side) -> Bool {
    guard let group = stacks.update(side, { $0.popStep() }) else { return false }
    beginPerforming(side, from: stacks.read(side) { $0.closedEnd })
    recording.inheritedName = group.name
    recording.serial = group.serial
    if group.hasUserInfo { recording.userInfo = stacks.update(side) { $0.takeUserInfo(of: group) } }
    return true
  }

  /// Begins to perform the records from `lowerBound` up, recording into a group on the other stack.
  mutating func beginPerforming(_ side: Side, from lowerBound: Int) {
    interruptCoalescing()
    performing = side
    performingBound = lowerBound
    if recording.level > 0 {
      suspended.append(recording)
      recording.reset()
    }
    beginUndoGrouping()
  }

  /// The next record of the step being performed, possibly a hole; nil after the last.
  mutating func nextRecord() -> ActionRecord<Action>? {
    guard let performing else { return nil }
    let bound = performingBound
    return stacks.update(performing) {
      $0.records.endIndex > bound ? $0.popRecord(in: &targets) : nil
    }
  }

  /// Makes a step of what the actions registered and ends the undo or redo.
  mutating func finishPerforming() {
    guard recording.level == 1 else {
      misuse(
        isUndoing ? "undo()" : "redo()",
        "ended with \(recording.level - 1) undo groups open that its handlers began",
        remedy: "End every group in the handler that begins it."
          + recording.innermost.origin.sentence)
    }
    closeStep()
    performing = nil
    if !suspended.isEmpty { recording = suspended.removeLast() }
  }
}
