extension UndoHistory {
  /// Stops the program unless the newest thing in the innermost open group is a closed nested group.
  ///
  /// A group in which nothing is left passes too; there is nothing to undo in it.
  mutating func requireNestedGroup(isEventGroup: Bool) {
    if performing != nil {
      misuse(
        "undoNestedGroup()", "was called while undoing or redoing",
        remedy: "A handler registers the inverse change; it must not undo or redo.")
    }
    if isEventGroup {
      misuse(
        "undoNestedGroup()", "was called with the event's undo group open",
        remedy: "Call undo(), which closes that group first, or group by hand.")
    }
    dropHolesOfInnermostGroup()
    let group = recording.innermost
    if group.actionCount > 0,
      (group.nested.last?.records.upperBound ?? 0) < stacks.undo.records.endIndex
    {
      misuse(
        "undoNestedGroup()", "was called after a registration that no closed nested group holds",
        remedy: "Close a nested group around it with endUndoGrouping() first."
          + group.origin.sentence)
    }
  }

  /// Begins to undo the nested group that was closed last in the innermost open group.
  ///
  /// - Returns: False when there is none.
  mutating func startUndoingNestedGroup() -> Bool {
    guard recording.level > 0, let nested = recording.updateInnermost({ $0.nested.popLast() })
    else { return false }
    for position in nested.records.lowerBound..<stacks.undo.records.endIndex
    where stacks.undo.records[position].action != nil {
      recording.forgetAction(at: position)
    }
    let name = recording.name
    beginPerforming(.undo, from: nested.records.lowerBound)
    names.retain(name)
    recording.inheritedName = name
    return true
  }

  /// Takes off the records that removals left at the top of the innermost open group, and forgets the
  /// nested groups that they emptied.
  private mutating func dropHolesOfInnermostGroup() {
    let start = recording.innermost.start
    while stacks.undo.records.endIndex > start,
      stacks.undo.records[stacks.undo.records.endIndex - 1].action == nil
    {
      _ = stacks.undo.popRecord(in: &targets)
    }
    let end = stacks.undo.records.endIndex
    recording.updateInnermost {
      while let last = $0.nested.last, last.records.lowerBound >= end { $0.nested.removeLast() }
    }
  }
}
