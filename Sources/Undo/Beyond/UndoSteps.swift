/// A step that can be undone or redone, as a list shows it.
public struct UndoStep: Identifiable {
  /// Names a step for as long as it is on a stack, through undo and redo.
  public struct ID: Hashable, Sendable {
    let serial: UInt32
  }

  /// Which step it is; it stays the same when the step is undone and redone.
  public let id: ID

  /// The action name; empty when it has none.
  public let actionName: String

  /// What it retains, in bytes; it saturates at 4 GiB.
  public let costInBytes: Int

  /// How many actions it performs.
  public let actionCount: Int

  /// Whether every action was marked as discardable.
  public let isDiscardable: Bool

  /// The values attached to it.
  public let userInfo: [UndoManager.UserInfoKey: Any]
}

/// The steps of a stack, in the order in which they were made or undone: the last is next.
///
/// It is a snapshot that shares its memory with the stack: taking one is O(1), and the manager may
/// change while it is kept.
public struct UndoSteps: RandomAccessCollection {
  private let groups: ChunkedDeque<UndoGroup>
  private let names: NameTable
  private let userInfo: [UInt32: UserInfo]

  init(groups: ChunkedDeque<UndoGroup>, names: NameTable, userInfo: [UInt32: UserInfo]) {
    self.groups = groups
    self.names = names
    self.userInfo = userInfo
  }

  /// The position of the step furthest from now.
  public var startIndex: Int { 0 }

  /// The position after the step that is next.
  public var endIndex: Int { groups.count }

  /// The step at a position.
  ///
  /// - Complexity: O(1).
  public subscript(position: Int) -> UndoStep {
    let group = groups[groups.startIndex + position]
    return UndoStep(
      id: UndoStep.ID(serial: group.serial), actionName: names[group.name],
      costInBytes: Int(group.cost), actionCount: Int(group.actionCount),
      isDiscardable: group.isDiscardable,
      userInfo: group.hasUserInfo ? userInfo[group.serial] ?? [:] : [:])
  }
}
