/// An action as a stack holds it.
struct ActionRecord<Action> {
  /// The action; nil once it was removed, which leaves a hole that goes when an end of the stack
  /// reaches it or the stack is compacted.
  var action: Action?

  /// Whom the action is for.
  var target: TargetTable.Index

  /// How many records further down the target's next older action lies; 0 when there is none.
  var distanceToOlder: UInt32
}

extension ActionRecord: BitwiseCopyable where Action: BitwiseCopyable {}

/// One of the two stacks of a history: steps, and under each step its actions, flat and in order.
///
/// Actions of open groups, and those of the step that is just being undone, lie above the closed
/// steps in the same sequence of records. So closing a group, joining groups and taking a step off
/// move nothing.
struct UndoStack<Action> {
  typealias Record = ActionRecord<Action>

  let side: Side

  /// The closed top-level groups, oldest first.
  ///
  /// Those at both ends are never holes.
  var groups = ChunkedDeque(vacant: UndoGroup())

  /// The actions, oldest first.
  var records = ChunkedDeque(
    vacant: Record(action: nil, target: TargetTable.none, distanceToOlder: 0))

  /// Where the records of the closed groups end.
  var closedEnd = 0

  /// The groups that are no holes.
  var stepCount = 0

  /// What the closed groups retain, in bytes.
  var cost = 0

  /// The user info of groups, by serial number.
  ///
  /// Few steps have any, so it is no field of a group.
  var userInfo: [UInt32: UserInfo] = [:]

  /// The records that are holes.
  var holeCount = 0

  init(side: Side) { self.side = side }

  // MARK: Recording

  /// Adds an action on top.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  mutating func push(_ action: Action, target: TargetTable.Index, in targets: inout TargetTable) {
    var distance: UInt32 = 0
    if target != TargetTable.none {
      distance = self.distance(to: targets.push(target, in: side, at: records.endIndex))
    }
    records.append(Record(action: action, target: target, distanceToOlder: distance))
  }

  /// How far below the next record an older one lies; 0 when it is not there any more.
  func distance(to older: Int) -> UInt32 {
    older >= records.startIndex ? UInt32(truncatingIfNeeded: records.endIndex - older) : 0
  }

  /// Takes the newest record off.
  ///
  /// - Complexity: O(1).
  mutating func popRecord(in targets: inout TargetTable) -> Record {
    let record = records.removeLast()
    guard record.action != nil else {
      holeCount -= 1
      return record
    }
    if record.target != TargetTable.none {
      let older = record.distanceToOlder
      targets.setNewest(
        of: record.target, in: side, to: older == 0 ? -1 : records.endIndex - Int(older))
    }
    return record
  }

  /// Makes the records above the closed groups a step.
  @inline(__always)
  mutating func close(_ group: consuming UndoGroup) {
    stepCount += 1
    cost += Int(group.cost)
    groups.append(group)
    closedEnd = records.endIndex
  }

  /// Keeps the user info of a group that has some.
  mutating func keep(_ info: UserInfo?, for group: UndoGroup) { userInfo[group.serial] = info }

  // MARK: Steps

  /// The newest step.
  var top: UndoGroup? { groups.isEmpty ? nil : groups[groups.endIndex - 1] }

  /// The step under the newest one; possibly a hole.
  var stepBelowTop: UndoGroup? { groups.count < 2 ? nil : groups[groups.endIndex - 2] }

  /// Takes the newest step off and leaves its records lying above the closed ones.
  mutating func popStep() -> UndoGroup? {
    guard stepCount > 0 else { return nil }
    let group = groups.removeLast()
    stepCount -= 1
    cost -= Int(group.cost)
    closedEnd = start(of: group)
    if hasHoles { trimHolesAtTop() }
    return group
  }

  /// Takes the user info of a group that was popped.
  mutating func takeUserInfo(of group: UndoGroup) -> UserInfo? {
    userInfo.removeValue(forKey: group.serial)
  }

  /// Drops the oldest step.
  ///
  /// - Complexity: O(*k*) for the *k* actions of the step.
  mutating func dropOldestStep(
    in targets: inout TargetTable, _ names: inout NameTable,
    into dropped: inout DroppedActions<Action>
  ) {
    let group = groups.removeFirst()
    names.release(group.name)
    stepCount -= 1
    cost -= Int(group.cost)
    if group.hasUserInfo, let info = userInfo.removeValue(forKey: group.serial) {
      dropped.append(other: info)
    }
    if hasHoles { trimHolesAtBottom() }
    let end = groups.isEmpty ? closedEnd : start(of: groups[groups.startIndex])
    dropRecords(below: end, in: &targets, into: &dropped)
  }

  /// Drops all steps and all records.
  ///
  /// - Complexity: O(*n*) for *n* records.
  mutating func removeAll(
    in targets: inout TargetTable, _ names: inout NameTable,
    into dropped: inout DroppedActions<Action>
  ) {
    for position in groups.startIndex..<groups.endIndex { names.release(groups[position].name) }
    for info in userInfo.values { dropped.append(other: info) }
    userInfo = [:]
    dropRecords(below: records.endIndex, in: &targets, into: &dropped)
    groups.removeAll()
    records.removeAll()
    closedEnd = records.endIndex
    stepCount = 0
    cost = 0
    holeCount = 0
  }

  private mutating func dropRecords(
    below end: Int, in targets: inout TargetTable, into dropped: inout DroppedActions<Action>
  ) {
    while records.startIndex < end {
      let record = records.removeFirst()
      guard let action = record.action else {
        holeCount -= 1
        continue
      }
      if record.target != TargetTable.none { targets.release(record.target) }
      dropped.append(action)
    }
  }

  /// The position of a group's first record.
  func start(of group: UndoGroup) -> Int {
    let base = UInt32(truncatingIfNeeded: records.startIndex)
    return records.startIndex + Int(group.start &- base)
  }

  /// The positions of the records of the group at an offset from the oldest.
  func recordPositions(ofGroupAt offset: Int) -> Range<Int> {
    let position = groups.startIndex + offset
    let end = position + 1 < groups.endIndex ? start(of: groups[position + 1]) : closedEnd
    return start(of: groups[position])..<end
  }

  // MARK: Changing the top step

  /// Changes the newest step.
  mutating func updateTop(_ change: (inout UndoGroup) -> Void) {
    change(&groups[groups.endIndex - 1])
  }

  /// Changes the newest step's user info.
  mutating func updateTopUserInfo(_ change: (inout UserInfo) -> Void) {
    let serial = groups[groups.endIndex - 1].serial
    change(&userInfo[serial, default: [:]])
    groups[groups.endIndex - 1].hasUserInfo = true
  }

  /// Makes one step of the newest two.
  ///
  /// The newer name and user info win where there are both.
  mutating func joinTopTwo(
    in names: inout NameTable, into dropped: inout DroppedActions<Action>
  ) {
    let newer = groups.removeLast()
    stepCount -= 1
    let top = groups.endIndex - 1
    groups[top].actionCount += newer.actionCount
    groups[top].cost = UInt32(clamping: Int(groups[top].cost) + Int(newer.cost))
    groups[top].isDiscardable = groups[top].isDiscardable && newer.isDiscardable
    if newer.name != NameTable.none {
      names.release(groups[top].name)
      groups[top].name = newer.name
    }
    if newer.hasUserInfo, let info = userInfo.removeValue(forKey: newer.serial) {
      // What is overwritten is released with what is dropped, and not while this is being changed.
      let older = userInfo[groups[top].serial, default: [:]]
      dropped.append(other: older)
      userInfo[groups[top].serial] = older.merging(info) { _, new in new }
      groups[top].hasUserInfo = true
    }
  }
}
