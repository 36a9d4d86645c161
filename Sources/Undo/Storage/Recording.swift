/// A group that has been opened and not yet closed.
struct OpenGroup {
  /// The position of its first record.
  var start: Int

  /// Its live actions, those of closed nested groups included, those of open ones not.
  var actionCount = 0

  /// How many of them were marked as discardable.
  var discardableCount = 0

  /// Whether the action registered last in it was marked.
  var lastIsDiscardable = false

  /// Where in the program it was opened, in a debug build.
  var origin = GroupOrigin()

  /// The nested groups that were closed in it and hold actions, oldest first.
  var nested: [NestedGroup] = []

  init(start: Int) { self.start = start }

  /// Whether the group holds actions and all of them may be discarded.
  var isDiscardable: Bool { actionCount > 0 && discardableCount == actionCount }

  /// Takes up a nested group that was closed.
  mutating func join(_ group: OpenGroup, end: Int) {
    actionCount += group.actionCount
    discardableCount += group.discardableCount
    lastIsDiscardable = group.lastIsDiscardable
    nested.append(NestedGroup(records: group.start..<end))
  }

  mutating func shift(by distance: Int) {
    start += distance
    nested = nested.map {
      NestedGroup(records: $0.records.lowerBound + distance..<$0.records.upperBound + distance)
    }
  }
}

/// A nested group that was closed and whose top-level group is still open.
struct NestedGroup {
  /// The positions of its records.
  let records: Range<Int>
}

/// The groups being recorded, and what the step will be called.
struct Recording {
  /// How many groups are open.
  private(set) var level = 0

  /// The top-level group, when one is open: apart from the nested ones, since most steps have none.
  private(set) var outermost = OpenGroup(start: 0)

  /// The open nested groups, from the outer one inwards.
  ///
  /// An array and no chain of objects, so that any depth is released flatly.
  private(set) var nested: ContiguousArray<OpenGroup> = []

  /// How many live actions the open groups hold together.
  private(set) var actionCount = 0

  /// What the live actions retain, in bytes.
  private(set) var cost = 0

  /// The action name.
  var name = NameTable.none

  /// The name of the step being undone or redone, which the new step gets unless it is given another.
  var inheritedName = NameTable.none

  /// The name the step will have.
  var stepName: NameTable.Index { name == NameTable.none ? inheritedName : name }

  var userInfo: UserInfo?

  /// The serial number the step will have; nil for one that is recorded for the first time.
  var serial: UInt32?

  /// The group opened last, when one is open.
  var innermost: OpenGroup { level > 1 ? nested[level - 2] : outermost }

  /// Changes the group opened last.
  @inline(__always)
  mutating func updateInnermost<Result>(_ body: (inout OpenGroup) -> Result) -> Result {
    level > 1 ? body(&nested[level - 2]) : body(&outermost)
  }

  /// Opens a group.
  @inline(__always)
  mutating func open(at start: Int) {
    if level == 0 {
      outermost.start = start
    } else {
      nested.append(OpenGroup(start: start))
    }
    let newLevel = level
    level += 1
    updateInnermost { $0.origin.capture(level: newLevel) }
  }

  /// Closes a nested group that ends before `end`; the outer group takes it up.
  mutating func closeNested(end: Int) {
    let group = nested.removeLast()
    level -= 1
    if group.actionCount > 0 { updateInnermost { $0.join(group, end: end) } }
  }

  /// The step that the outermost group becomes.
  @inline(__always)
  func makeStep(serial: UInt32) -> UndoGroup {
    UndoGroup(
      name: stepName, cost: cost, start: outermost.start, actionCount: actionCount, serial: serial,
      isDiscardable: outermost.isDiscardable, hasUserInfo: userInfo != nil)
  }

  /// Forgets everything and makes ready for the next step.
  mutating func reset() {
    self = Recording()
  }

  /// Makes ready for the next step after the outermost group, which alone was open, became one.
  @inline(__always)
  mutating func finish() {
    level = 0
    outermost.actionCount = 0
    outermost.discardableCount = 0
    if !outermost.nested.isEmpty { outermost.nested = [] }
    actionCount = 0
    cost = 0
    name = NameTable.none
    inheritedName = NameTable.none
    if userInfo != nil { userInfo = nil }
    serial = nil
  }

  /// Whether there are actions and all of them may be discarded.
  var isDiscardable: Bool {
    let discardable = nested.reduce(outermost.discardableCount) { $0 + $1.discardableCount }
    return actionCount > 0 && discardable == actionCount
  }

  /// Counts an action more in the innermost open group.
  @inline(__always)
  mutating func count(cost actionCost: Int, isDiscardable: Bool) {
    actionCount += 1
    cost += actionCost
    updateInnermost {
      $0.actionCount += 1
      $0.lastIsDiscardable = isDiscardable
      if isDiscardable { $0.discardableCount += 1 }
    }
  }

  // MARK: Removal

  /// Whether an open group holds the record at a position.
  func holds(_ position: Int) -> Bool { level > 0 && position >= outermost.start }

  /// Counts an action less in the group that holds it.
  ///
  /// - Complexity: O(log *d*) for *d* open groups.
  mutating func forgetAction(at position: Int) {
    guard holds(position) else { return }
    cost -= cost / actionCount
    actionCount -= 1
    if let index = innermostNestedGroup(holding: position) {
      nested[index].forgetAction()
    } else {
      outermost.forgetAction()
    }
  }

  private func innermostNestedGroup(holding position: Int) -> Int? {
    var low = 0
    var high = nested.count
    while low < high {
      let middle = (low + high) / 2
      if nested[middle].start <= position { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : low - 1
  }

  /// Follows records that moved.
  mutating func shift(by distance: Int) {
    guard distance != 0 else { return }
    outermost.shift(by: distance)
    for index in nested.indices { nested[index].shift(by: distance) }
  }
}

extension OpenGroup {
  /// Counts an action less.
  ///
  /// Which of the actions were discardable is not kept. A group must never seem more discardable than it
  /// is, so it is the marked ones that are taken to have gone.
  fileprivate mutating func forgetAction() {
    actionCount -= 1
    discardableCount = max(discardableCount - 1, 0)
  }
}
