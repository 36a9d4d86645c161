extension UndoHistory {
  /// How many groups are open: 0 with none, 1 in a top-level group, more in nested ones.
  public var groupingLevel: Int { recording.level }

  /// Opens a group.
  ///
  /// A group opened inside another is nested: when it closes, its actions join the outer group.
  public mutating func beginUndoGrouping() {
    recording.open(at: stacks.read(recordingSide) { $0.records.endIndex })
  }

  /// Closes the group opened last.
  ///
  /// A top-level group becomes a step, unless it is empty.
  ///
  /// - Returns: The oldest steps' actions that the limits drop for it.
  /// - Precondition: A group is open, and within undo and redo one that was opened there.
  @discardableResult
  public mutating func endUndoGrouping() -> DroppedActions<Action> {
    closeGroup()
    return takeDropped()
  }

  @inline(__always)
  mutating func closeGroup() {
    guard recording.level > 0 else {
      misuse(
        "endUndoGrouping()", "was called with no undo group open",
        remedy: "Call it once for each beginUndoGrouping().")
    }
    if recording.level > 1 {
      recording.closeNested(end: stacks.read(recordingSide) { $0.records.endIndex })
    } else {
      guard performing == nil else {
        misuse(
          "endUndoGrouping()", "would close the group that undo or redo itself is recording",
          remedy: "Within a handler, end only groups that the handler began.")
      }
      closeStep()
    }
  }

  /// Whether the innermost open group holds actions and all of them may be discarded.
  var innermostGroupIsDiscardable: Bool {
    recording.level > 0 && recording.innermost.isDiscardable
  }

  /// Makes a step of what was recorded, or forgets it when nothing was.
  mutating func closeStep() {
    let side = recordingSide
    if recording.actionCount > 0 {
      let group = recording.makeStep(serial: recording.serial ?? takeSerial())
      if recording.name != NameTable.none { names.release(recording.inheritedName) }
      if group.hasUserInfo {
        stacks.update(side) { $0.keep(recording.userInfo, for: group) }
      }
      stacks.update(side) { $0.close(group) }
      if coalescing.isActive, performing == nil { coalesceTopSteps() }
      enforceLimits(sparing: side)
    } else {
      forgetHoles(from: recording.outermost.start, on: side)
      names.release(recording.name)
      names.release(recording.inheritedName)
      if let info = recording.userInfo { dropped.append(other: info) }
    }
    recording.finish()
  }

  /// Takes off the holes that removals left, which must not become part of the step below.
  private mutating func forgetHoles(from start: Int, on side: Side) {
    stacks.update(side) {
      while $0.records.endIndex > start { _ = $0.popRecord(in: &targets) }
    }
  }

  @inline(__always)
  mutating func takeSerial() -> UInt32 {
    defer { nextSerial = nextSerial == 1 << 30 - 1 ? 1 : nextSerial + 1 }
    return nextSerial
  }

  /// Marks the action registered last in the innermost open group as discardable, or takes the mark
  /// back.
  mutating func setActionIsDiscardable(_ isDiscardable: Bool) {
    guard recording.level > 0 else { return }
    recording.updateInnermost {
      guard $0.actionCount > 0, $0.lastIsDiscardable != isDiscardable else { return }
      $0.lastIsDiscardable = isDiscardable
      $0.discardableCount += isDiscardable ? 1 : -1
    }
  }
}
