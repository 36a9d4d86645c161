/// Steps that were undone and still lie on the undo stack, at its top: parked there, as it were.
///
/// Undoing a step of one action changes little but which stack it is on. So it is left where it is and
/// only counted; redoing it counts back. Whoever needs the stacks as they ought to be has the parked steps
/// moved first (`unpark`), once for each step undone at most.
extension UndoHistory where Action: BitwiseCopyable & Equatable {
  /// Whether steps may change stacks unseen: nothing is being recorded or performed, and no limit could
  /// drop a step for it.
  @inline(__always)
  var canPark: Bool {
    performing == nil && recording.level == 0 && disableCount == 0 && storedByteBudget == nil
      && (storedLevelsOfUndo == 0
        || stacks.undo.stepCount + stacks.redo.stepCount <= storedLevelsOfUndo)
  }

  /// The step at a depth below the top of the undo stack, 1 being the newest, when it holds one record;
  /// nil for a larger step, or one with user info.
  ///
  /// - Precondition: The steps above it hold one record each.
  @inline(__always)
  func loneStep(atDepth depth: Int) -> LoneStep<Action>? { stacks.undo.loneStep(atDepth: depth) }

  /// Puts the inverse of its action into a step at a depth.
  @inline(__always)
  mutating func replace(
    _ step: LoneStep<Action>, atDepth depth: Int, with inverse: Action, cost: Int
  ) {
    // As a rule the inverse lies where the action lay, and costs as much.
    if inverse != step.record.action || UInt32(clamping: cost) != step.group.cost
      || step.group.isDiscardable
    {
      stacks.undo.replace(step, atDepth: depth, with: inverse, cost: cost)
    }
  }

  /// Moves the parked steps to the redo stack.
  mutating func unpark(_ count: Int) {
    for _ in 0..<count { stacks.undo.moveTop(to: &stacks.redo, in: &targets) }
  }

  /// Moves the step that would be redone next to the undo stack, parked; false, and nothing is done, when
  /// it is not of one action.
  mutating func parkForRedo() -> Bool {
    guard stacks.redo.stepCount > 0, stacks.redo.loneStep(atDepth: 1) != nil else { return false }
    stacks.redo.moveTop(to: &stacks.undo, in: &targets)
    return true
  }
}

/// A step of one action.
struct LoneStep<Action> {
  let group: UndoGroup
  let record: ActionRecord<Action>
}

extension UndoStack where Action: BitwiseCopyable {
  @inline(__always)
  fileprivate func loneStep(atDepth depth: Int) -> LoneStep<Action>? {
    let groupPosition = groups.endIndex - depth
    guard groupPosition >= groups.startIndex else { return nil }
    let group = groups[groupPosition]
    let position = records.endIndex - depth
    guard group.actionCount == 1, !group.hasUserInfo, start(of: group) == position else {
      return nil
    }
    return LoneStep(group: group, record: records[position])
  }

  @inline(never)
  fileprivate mutating func replace(
    _ step: LoneStep<Action>, atDepth depth: Int, with inverse: Action, cost inverseCost: Int
  ) {
    records[records.endIndex - depth].action = inverse
    var group = step.group
    cost -= Int(group.cost)
    group.cost = UInt32(clamping: inverseCost)
    group.isDiscardable = false
    cost += Int(group.cost)
    groups[groups.endIndex - depth] = group
  }

  /// Moves the newest step, of one record, to the other stack.
  fileprivate mutating func moveTop(to other: inout UndoStack, in targets: inout TargetTable) {
    var group = groups.removeLast()
    stepCount -= 1
    cost -= Int(group.cost)
    var record = records.removeLast()
    let position = records.endIndex
    closedEnd = position
    if hasHoles { trimHolesAtTop() }

    let otherPosition = other.records.endIndex
    if record.target != TargetTable.none {
      let older = targets.move(
        record.target, from: side, position, distanceToOlder: Int(record.distanceToOlder),
        to: otherPosition)
      record.distanceToOlder = other.distance(to: older)
    }
    other.records.append(record)
    group.start = UInt32(truncatingIfNeeded: otherPosition)
    other.close(group)
  }
}
