extension UndoHistory {
  /// Empties both stacks, drops open groups, and enables registration.
  ///
  /// Within an undo or redo the actions that have not run yet are dropped too, with what was recorded
  /// so far; the group that the undo records into goes on, empty.
  ///
  /// - Complexity: O(*n*) for *n* actions.
  @discardableResult
  public mutating func removeAllActions() -> DroppedActions<Action> {
    stacks.undo.removeAll(in: &targets, &names, into: &dropped)
    stacks.redo.removeAll(in: &targets, &names, into: &dropped)
    if let info = recording.userInfo { dropped.append(other: info) }
    if let info = suspended.first?.userInfo { dropped.append(other: info) }
    recording.reset()
    suspended = []
    names = NameTable()
    disableCount = 0
    interruptCoalescing()
    if let performing {
      performingBound = stacks.read(performing) { $0.records.endIndex }
      beginUndoGrouping()
    }
    return takeDropped()
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
    guard let index = targets.existingIndex(of: target) else { return DroppedActions() }
    removeActions(of: index, from: .undo)
    removeActions(of: index, from: .redo)
    if stacks.undo.isSparse { compact(.undo) }
    if stacks.redo.isSparse { compact(.redo) }
    return takeDropped()
  }

  private mutating func removeActions(of target: TargetTable.Index, from side: Side) {
    var position = targets.newest(of: target, in: side)
    guard position >= stacks.read(side, { $0.records.startIndex }) else { return }
    targets.setNewest(of: target, in: side, to: -1)
    while let (action, older) = stacks.update(side, { $0.punch(at: position) }) {
      dropped.append(action)
      forgetAction(at: position, on: side)
      targets.release(target)
      guard let older else { return }
      position = older
    }
  }

  /// Counts an action less in whatever holds it: a closed step, an open group, or the step that is
  /// just being performed, which keeps no count.
  private mutating func forgetAction(at position: Int, on side: Side) {
    if performing == side, position >= performingBound { return }
    if position < stacks.read(side, { $0.closedEnd }) {
      stacks.update(side) { $0.forgetAction(at: position, in: &names, into: &dropped) }
    } else if side == recordingSide, recording.holds(position) {
      recording.forgetAction(at: position)
    } else {
      for index in suspended.indices { suspended[index].forgetAction(at: position) }
    }
  }

  /// Closes the holes of a stack.
  mutating func compact(_ side: Side) {
    let shift = stacks.update(side) { $0.compact(in: &targets) }
    if side == recordingSide { recording.shift(by: shift) }
    if side == .undo {
      for index in suspended.indices { suspended[index].shift(by: shift) }
    }
    if performing == side { performingBound += shift }
  }
}
