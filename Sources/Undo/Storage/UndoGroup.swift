/// Values that a user of the history attaches to a step.
typealias UserInfo = [UndoManager.UserInfoKey: Any]

/// A closed top-level group on a stack: one step.
///
/// Its actions are the records of its stack from `start` to the start of the group above. A million
/// of these may be held, so the fields are packed into 32 bytes.
struct UndoGroup {
  /// The action name; empty for no name.
  var name = ""

  /// What the step retains, in bytes; it saturates at 4 GiB.
  var cost: UInt32 = 0

  /// The low half of the position of the first record.
  ///
  /// A stack never holds 2³² records at once, so the distance to another start is exact.
  var start: UInt32 = 0

  /// How many of its actions have not been removed; with none left the group is a hole.
  var actionCount: UInt32 = 0

  /// The serial number and two flags.
  private var bits: UInt32 = 0

  init() {}

  init(
    name: String, cost: Int, start: Int, actionCount: Int, serial: UInt32, isDiscardable: Bool,
    hasUserInfo: Bool
  ) {
    self.name = name
    self.cost = UInt32(clamping: cost)
    self.start = UInt32(truncatingIfNeeded: start)
    self.actionCount = UInt32(actionCount)
    bits = serial << 2 | (isDiscardable ? 1 : 0) | (hasUserInfo ? 2 : 0)
  }

  /// Numbers steps in the order in which they were first made; it wraps after 2³⁰ of them.
  var serial: UInt32 { bits >> 2 }

  /// Whether every action was marked as discardable.
  var isDiscardable: Bool {
    get { bits & 1 != 0 }
    set { bits = newValue ? bits | 1 : bits & ~1 }
  }

  /// Whether the stack keeps user info under this group's serial number.
  var hasUserInfo: Bool {
    get { bits & 2 != 0 }
    set { bits = newValue ? bits | 2 : bits & ~2 }
  }
}

/// A group that has been opened and not yet closed.
struct OpenGroup {
  /// The position of its first record.
  let start: Int

  /// Its live actions, those of closed nested groups included, those of open ones not.
  var actionCount = 0

  /// How many of them were marked as discardable.
  var discardableCount = 0

  /// Whether the action registered last in it was marked.
  var lastIsDiscardable = false

  /// The nested groups that were closed in it and hold actions, oldest first.
  var nested: [NestedGroup] = []

  init(start: Int) { self.start = start }

  /// Whether the group holds actions and all of them may be discarded.
  var isDiscardable: Bool { actionCount > 0 && discardableCount == actionCount }
}

/// A nested group that was closed and whose top-level group is still open.
struct NestedGroup {
  /// The positions of its records.
  let records: Range<Int>
}

/// The groups being recorded, from the top-level one inwards, and what the step will be called.
struct Recording {
  /// Outermost first.
  ///
  /// An array and no chain of objects, so that any depth is released flatly.
  var groups: ContiguousArray<OpenGroup> = []

  /// The action name; empty for none.
  var name = ""

  /// The name of the step being undone or redone, which the new step gets unless it is given another.
  var inheritedName = ""

  /// What the live actions retain, in bytes.
  var cost = 0

  var userInfo: UserInfo?

  /// The serial number the step will have; nil for one that is recorded for the first time.
  var serial: UInt32?

  /// How many live actions the open groups hold together.
  var actionCount = 0

  /// Whether there are actions and all of them may be discarded.
  var isDiscardable: Bool {
    actionCount > 0 && groups.reduce(0) { $0 + $1.discardableCount } == actionCount
  }

  /// Counts an action more in the innermost open group.
  mutating func count(cost actionCost: Int, isDiscardable: Bool) {
    let innermost = groups.count - 1
    groups[innermost].actionCount += 1
    groups[innermost].lastIsDiscardable = isDiscardable
    if isDiscardable { groups[innermost].discardableCount += 1 }
    actionCount += 1
    cost += actionCost
  }

  /// Makes ready for the next step, keeping the memory of the groups.
  mutating func reset() {
    groups.removeAll(keepingCapacity: true)
    name = ""
    inheritedName = ""
    cost = 0
    actionCount = 0
    userInfo = nil
    serial = nil
  }

  /// The index of the innermost open group that holds a record, or nil when none does.
  ///
  /// - Complexity: O(log *d*) for *d* open groups.
  func innermostGroup(holding position: Int) -> Int? {
    var low = 0
    var high = groups.count
    while low < high {
      let middle = (low + high) / 2
      if groups[middle].start <= position { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : low - 1
  }
}
