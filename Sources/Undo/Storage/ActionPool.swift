/// An action as the manager's history holds it: where to find the rest.
///
/// Eight bytes without a reference, whatever the action is; so the stacks are plain memory, and an
/// edit of any size lies beside its like in a pool instead of in an allocation of its own.
struct ManagedAction {
  let slot: UInt32
  let pool: UInt16
}

/// Actions of one kind, for one manager.
@MainActor class ActionPool {
  /// Takes the action out and performs it.
  func perform(_ slot: UInt32, target: AnyObject?, manager: UndoManager) {
    fatalError("ActionPool is abstract")
  }

  /// Takes the action out and releases what it retains.
  func discard(_ slot: UInt32) { fatalError("ActionPool is abstract") }
}

/// Registered handlers, of whatever target.
final class HandlerPool: ActionPool {
  typealias Handler = @MainActor (AnyObject) -> Void

  private var slots = SlotArray<Handler>()

  func insert(_ handler: @escaping Handler) -> UInt32 { slots.insert(handler) }

  override func perform(_ slot: UInt32, target: AnyObject?, manager: UndoManager) {
    let handler = slots.take(slot)
    if let target { handler(target) }
  }

  override func discard(_ slot: UInt32) { _ = slots.take(slot) }
}

/// Registered edits of one kind of target, stored inline.
final class EditPool<Target: UndoTarget>: ActionPool {
  private var slots = SlotArray<Target.UndoEdit>()

  func insert(_ edit: Target.UndoEdit) -> UInt32 { slots.insert(edit) }

  func edit(at slot: UInt32) -> Target.UndoEdit? { slots[slot] }

  override func perform(_ slot: UInt32, target: AnyObject?, manager: UndoManager) {
    let edit = slots.take(slot)
    if let target { unsafeDowncast(target, to: Target.self).undoManager(manager, apply: edit) }
  }

  override func discard(_ slot: UInt32) { _ = slots.take(slot) }
}

/// The pools of a manager.
@MainActor struct ActionPools {
  let handlers = HandlerPool()

  /// Every pool, by the number that actions know it by.
  private var pools: ContiguousArray<ActionPool>
  private var editPools: [ObjectIdentifier: UInt16] = [:]

  /// The kind of target asked for last: most edits in a row are for the same one.
  private var lastKind: ObjectIdentifier?
  private var lastPool: UInt16 = 0

  init() { pools = [handlers] }

  subscript(action: ManagedAction) -> ActionPool { pools[Int(action.pool)] }

  /// Stores a handler.
  func insert(_ handler: @escaping HandlerPool.Handler) -> ManagedAction {
    ManagedAction(slot: handlers.insert(handler), pool: 0)
  }

  /// Stores an edit.
  mutating func insert<Target: UndoTarget>(
    _ edit: Target.UndoEdit, for kind: Target.Type
  ) -> ManagedAction {
    if ObjectIdentifier(kind) != lastKind {
      lastPool = poolNumber(for: kind)
      lastKind = ObjectIdentifier(kind)
    }
    let pool = unsafeDowncast(pools[Int(lastPool)], to: EditPool<Target>.self)
    return ManagedAction(slot: pool.insert(edit), pool: lastPool)
  }

  private mutating func poolNumber<Target: UndoTarget>(for kind: Target.Type) -> UInt16 {
    if let number = editPools[ObjectIdentifier(kind)] { return number }
    let number = UInt16(pools.count)
    pools.append(EditPool<Target>())
    editPools[ObjectIdentifier(kind)] = number
    return number
  }

  /// The edit that an action stands for, when it is one for that kind of target.
  func edit<Target: UndoTarget>(of action: ManagedAction, for kind: Target.Type) -> Target.UndoEdit?
  {
    (self[action] as? EditPool<Target>)?.edit(at: action.slot)
  }
}
