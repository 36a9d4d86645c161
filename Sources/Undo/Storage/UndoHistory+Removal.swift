extension UndoHistory {
  /// Empties both stacks, drops open groups, and enables registration.
  ///
  /// Within an undo or redo the actions that have not run yet are dropped too, with what was recorded
  /// so far; the group that the undo records into goes on, empty.
  ///
  /// - Complexity: O(*n*) for *n* actions.
  @discardableResult
  public mutating func removeAllActions() -> DroppedActions<Action> {
    var dropped = DroppedActions<Action>()
    stacks.undo.removeAll(in: &targets, into: &dropped)
    stacks.redo.removeAll(in: &targets, into: &dropped)
    if let info = recording.userInfo { dropped.append(info) }
    if let info = suspended?.userInfo { dropped.append(info) }
    recording.reset()
    suspended = nil
    disableCount = 0
    coalescing.interrupt()
    if let side = performing?.side {
      performing = (side, stacks[side].records.endIndex)
      beginUndoGrouping()
    }
    return dropped
  }

  /// Removes every action for `target`, from both stacks, from open groups, and from the step being
  /// undone or redone.
  ///
  /// A step left empty disappears. The actions of others keep their order and their names.
  ///
  /// - Complexity: O(*k* log *n*) for the *k* actions removed and *n* steps; amortised, since holes
  ///   are closed when they are more than half of a stack.
  @discardableResult
  public mutating func removeAllActions(withTarget target: AnyObject) -> DroppedActions<Action> {
    var dropped = DroppedActions<Action>()
    guard let index = targets.existingIndex(of: target) else { return dropped }
    removeActions(of: index, from: .undo, into: &dropped)
    removeActions(of: index, from: .redo, into: &dropped)
    if stacks.undo.isSparse { compact(.undo) }
    if stacks.redo.isSparse { compact(.redo) }
    return dropped
  }

  private mutating func removeActions(
    of target: TargetTable.Index, from side: Side, into dropped: inout DroppedActions<Action>
  ) {
    var next: Int? = targets.newest(of: target, in: side)
    guard next != -1, next! >= stacks[side].records.startIndex else { return }
    targets.setNewest(of: target, in: side, to: -1)
    while let position = next {
      guard let (action, older) = stacks[side].punch(at: position) else { break }
      dropped.append(action)
      forgetAction(at: position, on: side, into: &dropped)
      targets.release(target)
      next = older
    }
  }

  /// Counts an action less in whatever holds it: a closed step, an open group, or the step that is
  /// just being performed, which keeps no count.
  private mutating func forgetAction(
    at position: Int, on side: Side, into dropped: inout DroppedActions<Action>
  ) {
    if let performing, performing.side == side, position >= performing.lowerBound { return }
    if position < stacks[side].closedEnd {
      stacks[side].forgetAction(at: position, into: &dropped)
    } else if side == recordingSide, recording.innermostGroup(holding: position) != nil {
      recording.forgetAction(at: position)
    } else {
      suspended?.forgetAction(at: position)
    }
  }

  /// Closes the holes of a stack.
  mutating func compact(_ side: Side) {
    let shift = stacks[side].compact(in: &targets)
    if side == recordingSide { recording.shift(by: shift) }
    if side == .undo { suspended?.shift(by: shift) }
    if let performing, performing.side == side {
      self.performing = (side, performing.lowerBound + shift)
    }
  }
}

extension Recording {
  mutating func forgetAction(at position: Int) {
    guard let index = innermostGroup(holding: position) else { return }
    cost -= cost / actionCount
    actionCount -= 1
    groups[index].actionCount -= 1
    // Which of the actions were discardable is not kept. A group must never seem more discardable
    // than it is, so it is the marked ones that are taken to have gone.
    groups[index].discardableCount = max(groups[index].discardableCount - 1, 0)
  }

  fileprivate mutating func shift(by distance: Int) {
    guard distance != 0 else { return }
    for index in groups.indices {
      groups[index] = groups[index].shifted(by: distance)
    }
  }
}

extension OpenGroup {
  fileprivate func shifted(by distance: Int) -> OpenGroup {
    var group = OpenGroup(start: start + distance)
    group.actionCount = actionCount
    group.discardableCount = discardableCount
    group.lastIsDiscardable = lastIsDiscardable
    group.nested = nested.map {
      NestedGroup(records: $0.records.lowerBound + distance..<$0.records.upperBound + distance)
    }
    return group
  }
}
