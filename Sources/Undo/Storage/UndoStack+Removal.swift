/// Removal from the middle: an action that is removed leaves a hole in its place, so that nothing moves
/// and nobody's positions change; holes go when an end of the stack reaches them, and when they are
/// more than half of it.
extension UndoStack {
  /// Turns the record at a position into a hole and returns its action.
  mutating func punch(at position: Int) -> (action: Action, next: Int?)? {
    let record = records[position]
    guard let action = record.action else { return nil }
    records[position].action = nil
    holeCount += 1
    let older = position - Int(record.distanceToOlder)
    return (action, record.distanceToOlder == 0 || older < records.startIndex ? nil : older)
  }

  /// Counts an action less in the step that holds `position`, and drops the step with its last one.
  ///
  /// A record does not say what its action costs; the step's cost goes down by an even share.
  ///
  /// - Complexity: O(log *n*) for *n* steps.
  mutating func forgetAction(
    at position: Int, in names: inout NameTable, into dropped: inout DroppedActions<Action>
  ) {
    var low = groups.startIndex
    var high = groups.endIndex
    while low < high {
      let middle = (low + high) / 2
      if start(of: groups[middle]) <= position { low = middle + 1 } else { high = middle }
    }
    let index = low - 1
    let share = groups[index].cost / groups[index].actionCount
    groups[index].actionCount -= 1
    groups[index].cost -= share
    cost -= Int(share)
    guard groups[index].actionCount == 0 else { return }
    stepCount -= 1
    if groups[index].hasUserInfo, let info = userInfo.removeValue(forKey: groups[index].serial) {
      dropped.append(other: info)
    }
    groups[index].hasUserInfo = false
    names.release(groups[index].name)
    groups[index].name = NameTable.none
    trimHolesAtTop()
    trimHolesAtBottom()
  }

  mutating func trimHolesAtTop() {
    while !groups.isEmpty, groups[groups.endIndex - 1].actionCount == 0 { _ = groups.removeLast() }
  }

  mutating func trimHolesAtBottom() {
    while !groups.isEmpty, groups[groups.startIndex].actionCount == 0 { _ = groups.removeFirst() }
  }

  /// Whether closed groups other than steps lie between the steps.
  var hasHoles: Bool { groups.count != stepCount }

  /// Whether most of the records are holes.
  var isSparse: Bool { holeCount > 64 && holeCount * 2 > records.count }

  /// Closes all holes and returns by how much the records above the closed groups moved.
  ///
  /// - Complexity: O(*n*) for *n* records; removal calls for it only when more than half are holes.
  mutating func compact(in targets: inout TargetTable) -> Int {
    var old = UndoStack(side: side)
    swap(&old, &self)
    userInfo = old.userInfo
    cost = old.cost
    targets.forgetPositions(in: side)
    var next = old.records.startIndex
    func copyLive(upTo end: Int, into stack: inout Self, _ targets: inout TargetTable) {
      while next < end {
        let record = old.records[next]
        next += 1
        guard let action = record.action else { continue }
        stack.push(action, target: record.target, in: &targets)
        if record.target != TargetTable.none { targets.discount(record.target) }
      }
    }
    for position in old.groups.startIndex..<old.groups.endIndex {
      var group = old.groups[position]
      guard group.actionCount > 0 else { continue }
      let end =
        position + 1 < old.groups.endIndex
        ? old.start(of: old.groups[position + 1]) : old.closedEnd
      next = old.start(of: group)
      group.start = UInt32(truncatingIfNeeded: records.endIndex)
      copyLive(upTo: end, into: &self, &targets)
      groups.append(group)
    }
    stepCount = groups.count
    closedEnd = records.endIndex
    // What lies above keeps its holes: open groups and an undo in progress know positions in it.
    for position in old.closedEnd..<old.records.endIndex {
      let record = old.records[position]
      if let action = record.action {
        push(action, target: record.target, in: &targets)
        if record.target != TargetTable.none { targets.discount(record.target) }
      } else {
        records.append(record)
        holeCount += 1
      }
    }
    return closedEnd - old.closedEnd
  }
}
