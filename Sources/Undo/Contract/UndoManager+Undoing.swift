import Foundation

extension UndoManager {
  /// Undoes or redoes one step.
  ///
  /// Each notification may make an observer register, which may open the event's group; that group is
  /// closed again before anything else happens, so that the step on top is the newest one.
  func perform(_ side: Side) {
    history.requireReady(for: side)
    closeOpenGroup()
    post(.NSUndoManagerCheckpoint)
    closeOpenGroup(before: side)
    guard hasStep(on: side) else { return }
    post(side == .undo ? .NSUndoManagerWillUndoChange : .NSUndoManagerWillRedoChange)
    closeOpenGroup(before: side)
    if history.startPerforming(side) { performActions() }
    post(side == .undo ? .NSUndoManagerDidUndoChange : .NSUndoManagerDidRedoChange)
    finishChange()
  }

  private func hasStep(on side: Side) -> Bool {
    side == .undo ? history.canUndo : history.canRedo
  }

  private func closeOpenGroup() {
    if groupingLevel == 1 { endGroup() }
  }

  private func closeOpenGroup(before side: Side) {
    history.requireReady(for: side)
    closeOpenGroup()
  }

  /// Performs what the history has begun, and ends it.
  private func performActions() {
    while let pending = history.nextAction() {
      pools[pending.action].perform(
        pending.action.slot, target: pending.target, manager: self)
    }
    let dropped = history.finishPerforming()
    dropped.forEach { pools[$0].discard($0.slot) }
  }

  /// Undoes the group that was closed last.
  func performNestedGroup() {
    guard groupingLevel > 0 else { return undo() }
    history.requireNestedGroup(isEventGroup: eventGroup.isOpen && groupingLevel == 1)
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillUndoChange)
    if history.startUndoingNestedGroup() { performActions() }
    post(.NSUndoManagerDidUndoChange)
    finishChange()
  }
}
