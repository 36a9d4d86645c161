import Foundation

extension UndoManager {
  /// Undoes or redoes one step.
  func perform(_ side: Side) {
    if notificationCenter != nil || !exchange(side) { performStepwise(side) }
  }

  /// The long way, for any step.
  @inline(never)
  private func performStepwise(_ side: Side) {
    history.requireReady(for: side)
    closeOpenGroup()
    announce(.checkpoint, before: side)
    guard history.stacks.read(side, { $0.stepCount > 0 }) else { return }
    announce(side == .undo ? .willUndo : .willRedo, before: side)
    if history.startPerforming(side) { performActions() }
    post(side == .undo ? .didUndo : .didRedo)
    finishChange()
  }

  /// Posts a notification that may make observers register, which may open the event's group.
  ///
  /// That group is closed again, so that the step on top is the newest one.
  @inline(__always)
  private func announce(_ occasion: Occasion, before side: Side) {
    guard notificationCenter != nil else { return }
    post(occasion)
    history.requireReady(for: side)
    closeOpenGroup()
  }

  private func closeOpenGroup() {
    if history.recording.level == 1 { endGroup() }
  }

  /// Performs what the history has begun, and ends it.
  private func performActions() {
    while let record = history.nextRecord() {
      guard let action = record.action else { continue }
      if let target = history.targets.object(at: record.target) {
        editPools.kinds[Int(action.kind)].perform(self, action.slot, target)
      } else {
        discard(action)
      }
      // Only now, so that a target with one action is not forgotten and made known again.
      history.targets.release(record.target)
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
