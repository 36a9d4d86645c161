extension UndoHistory {
  /// How many groups are open: 0 with none, 1 in a top-level group, more in nested ones.
  public var groupingLevel: Int { recording.groups.count }

  /// Opens a group.
  ///
  /// A group opened inside another is nested: when it closes, its actions join the outer group.
  public mutating func beginUndoGrouping() {
    recording.groups.append(OpenGroup(start: stacks[recordingSide].records.endIndex))
  }

  /// Closes the group opened last.
  ///
  /// A top-level group becomes a step, unless it is empty.
  ///
  /// - Returns: The oldest steps' actions that the limits drop for it.
  /// - Precondition: A group is open, and within undo and redo one that was opened there.
  @discardableResult
  public mutating func endUndoGrouping() -> DroppedActions<Action> {
    guard !recording.groups.isEmpty else {
      misuse(
        "endUndoGrouping()", "was called with no undo group open",
        remedy: "Call it once for each beginUndoGrouping().")
    }
    guard performing == nil || recording.groups.count > 1 else {
      misuse(
        "endUndoGrouping()", "would close the group that undo or redo itself is recording",
        remedy: "Within a handler, end only groups that the handler began.")
    }
    return closeInnermostGroup()
  }

  /// Whether the innermost open group holds actions and all of them may be discarded.
  var innermostGroupIsDiscardable: Bool { recording.groups.last?.isDiscardable ?? false }

  mutating func closeInnermostGroup() -> DroppedActions<Action> {
    var dropped = DroppedActions<Action>()
    let group = recording.groups.removeLast()
    if recording.groups.isEmpty {
      closeStep(start: group.start, isDiscardable: group.isDiscardable, into: &dropped)
    } else if group.actionCount > 0 {
      let end = stacks[recordingSide].records.endIndex
      let outer = recording.groups.count - 1
      recording.groups[outer].actionCount += group.actionCount
      recording.groups[outer].discardableCount += group.discardableCount
      recording.groups[outer].lastIsDiscardable = group.lastIsDiscardable
      recording.groups[outer].nested.append(NestedGroup(records: group.start..<end))
    }
    return dropped
  }

  /// Makes a step of what was recorded, or forgets it when nothing was.
  private mutating func closeStep(
    start: Int, isDiscardable: Bool, into dropped: inout DroppedActions<Action>
  ) {
    let side = recordingSide
    defer { recording.reset() }
    guard recording.actionCount > 0 else {
      // Holes that removals left here must not become part of the step below.
      while stacks[side].records.endIndex > start { _ = stacks[side].popRecord(in: &targets) }
      if let info = recording.userInfo { dropped.append(info) }
      return
    }
    let group = UndoGroup(
      name: recording.name.isEmpty ? recording.inheritedName : recording.name,
      cost: recording.cost, start: start, actionCount: recording.actionCount,
      serial: recording.serial ?? takeSerial(), isDiscardable: isDiscardable,
      hasUserInfo: recording.userInfo != nil)
    stacks[side].close(group, userInfo: recording.userInfo)
    if performing == nil { coalesceTopSteps() }
    enforceLimits(sparing: side, into: &dropped)
  }

  mutating func takeSerial() -> UInt32 {
    defer { nextSerial = nextSerial == 1 << 30 - 1 ? 1 : nextSerial + 1 }
    return nextSerial
  }

  /// Marks the action registered last in the innermost open group as discardable, or takes the mark
  /// back.
  mutating func setActionIsDiscardable(_ isDiscardable: Bool) {
    guard let last = recording.groups.indices.last, recording.groups[last].actionCount > 0,
      recording.groups[last].lastIsDiscardable != isDiscardable
    else { return }
    recording.groups[last].lastIsDiscardable = isDiscardable
    recording.groups[last].discardableCount += isDiscardable ? 1 : -1
  }
}
