/// Values that a user of the history attaches to a step.
typealias UserInfo = [UndoManager.UserInfoKey: Any]

/// A closed top-level group on a stack: one step.
///
/// Its actions are the records of its stack from `start` to the start of the group above. A million
/// of these may be held, so the fields are packed into 20 bytes of plain memory.
struct UndoGroup: BitwiseCopyable {
  /// Where the action name is kept.
  var name = NameTable.none

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
    name: NameTable.Index, cost: Int, start: Int, actionCount: Int, serial: UInt32,
    isDiscardable: Bool,
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
