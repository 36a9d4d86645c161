import Foundation

extension UndoManager {
  /// Undoes or redoes one step.
  ///
  /// Each notification may make an observer register, which may open the event's group; that group is
  /// closed again before anything else happens, so that the step on top is the newest one.
  func perform(_ side: Side) {
    history.requireReady(for: side)
    closeOpenGroup()
    post(.checkpoint)
    closeOpenGroup(before: side)
    guard hasStep(on: side) else { return }
    post(side == .undo ? .willUndo : .willRedo)
    closeOpenGroup(before: side)
    if history.startPerforming(side) { performActions() }
    post(side == .undo ? .didUndo : .didRedo)
    finishChange()
  }

  private func hasStep(on side: Side) -> Bool {
    side == .undo ? history.canUndo : history.canRedo
  }

  private func closeOpenGroup() {
    if history.recording.level == 1 { endGroup() }
  }

  private func closeOpenGroup(before side: Side) {
    history.requireReady(for: side)
    closeOpenGroup()
  }

  /// Performs what the history has begun, and ends it.
  private func performActions() {
    while let record = history.nextRecord() {
      guard let action = record.action else { continue }
      let pool = pools[action]
      if let target = history.releaseTarget(of: record) {
        pool.perform(pool, action.slot, target, self)
      } else {
        pool.discard(pool, action.slot)
      }
    }
    history.finishPerforming()
  }

  /// Undoes the group that was closed last.
  func performNestedGroup() {
    guard history.recording.level > 0 else { return undo() }
    history.requireNestedGroup(isEventGroup: eventGroup.isOpen && history.recording.level == 1)
    post(.checkpoint)
    post(.willUndo)
    if history.startUndoingNestedGroup() { performActions() }
    post(.didUndo)
    finishChange()
  }
}
