/// An action as the manager's history holds it: where to find the rest.
///
/// Eight bytes without a reference, whatever the action is; so the stacks are plain memory, and an
/// edit of any size lies beside its like in a pool instead of in an allocation of its own.
struct ManagedAction {
  let slot: UInt32
  let pool: UInt16
}

/// Actions of one kind, for one manager.
///
/// What differs between kinds are two functions, kept as values and not as methods to override: those
/// are made where the kind is known, and so are compiled for it, while an overridden method of a
/// generic class is compiled once for all kinds and looks up every size at run time.
@usableFromInline @MainActor class ActionPool {
  @usableFromInline typealias Perform =
    @MainActor (ActionPool, UInt32, AnyObject, UndoManager) -> Void
  @usableFromInline typealias Discard = @MainActor (ActionPool, UInt32) -> Void

  /// Takes an action out and performs it.
  let perform: Perform

  /// Takes an action out and releases what it retains.
  let discard: Discard

  /// The number that actions know the pool by.
  @usableFromInline let number: UInt16

  @usableFromInline init(
    number: UInt16, perform: @escaping Perform, discard: @escaping Discard
  ) {
    self.number = number
    self.perform = perform
    self.discard = discard
  }
}

/// Registered values of one type, stored inline.
@usableFromInline final class ValuePool<Value>: ActionPool {
  /// Exclusive by construction: `insert` and `take` call nobody.
  @exclusivity(unchecked) @usableFromInline var slots = SlotArray<Value>()

  @inlinable override init(
    number: UInt16, perform: @escaping Perform, discard: @escaping Discard
  ) {
    super.init(number: number, perform: perform, discard: discard)
  }

  @inlinable func insert(_ value: Value) -> UInt32 { slots.insert(value) }

  /// Takes a value out; it is the caller's to release, since its last reference may call back.
  @inlinable func take(_ slot: UInt32) -> Value { slots.take(slot) }
}

/// A registered handler, of whatever target.
///
/// A structure around the function: stored bare, a function in generic memory is wrapped once more.
struct Handler {
  let call: @MainActor (AnyObject) -> Void
}

/// The pools of a manager.
@MainActor struct ActionPools {
  let handlers: ValuePool<Handler>

  /// Every pool, by number.
  private var pools: ContiguousArray<ActionPool>
  private var editPools: [ObjectIdentifier: ActionPool] = [:]

  init() {
    handlers = ValuePool(number: 0) { pool, slot, target, _ in
      unsafeDowncast(pool, to: ValuePool<Handler>.self).take(slot).call(target)
    } discard: { pool, slot in
      _ = unsafeDowncast(pool, to: ValuePool<Handler>.self).take(slot)
    }
    pools = [handlers]
  }

  subscript(action: ManagedAction) -> ActionPool { pools[Int(action.pool)] }

  /// The pool for the edits of a kind of target, when there is one.
  func editPool(for kind: ObjectIdentifier) -> ActionPool? { editPools[kind] }

  /// The number that the next pool must have.
  var nextNumber: UInt16 { UInt16(pools.count) }

  /// Takes in a pool for the edits of a kind of target.
  mutating func add(_ pool: ActionPool, for kind: ObjectIdentifier) {
    pools.append(pool)
    editPools[kind] = pool
  }
}

extension UndoManager {
  /// The pool for the edits of a kind of target.
  @inlinable func editPool<Target: UndoTarget>(
    for kind: Target.Type
  ) -> ValuePool<Target.UndoEdit> {
    // Pools are kept by kind of target, so this one is of the type that was made for it.
    if let lastEditPool, lastEditKind == ObjectIdentifier(kind) {
      return unsafeDowncast(lastEditPool, to: ValuePool<Target.UndoEdit>.self)
    }
    let pool = existingEditPool(for: ObjectIdentifier(kind)) ?? makeEditPool(for: kind)
    lastEditPool = pool
    lastEditKind = ObjectIdentifier(kind)
    return unsafeDowncast(pool, to: ValuePool<Target.UndoEdit>.self)
  }

  @inlinable func makeEditPool<Target: UndoTarget>(for kind: Target.Type) -> ActionPool {
    let pool = ValuePool<Target.UndoEdit>(number: nextPoolNumber) { pool, slot, target, manager in
      let edit = unsafeDowncast(pool, to: ValuePool<Target.UndoEdit>.self).take(slot)
      unsafeDowncast(target, to: Target.self).undoManager(manager, apply: edit)
    } discard: { pool, slot in
      _ = unsafeDowncast(pool, to: ValuePool<Target.UndoEdit>.self).take(slot)
    }
    add(pool, for: ObjectIdentifier(kind))
    return pool
  }

  @usableFromInline func existingEditPool(for kind: ObjectIdentifier) -> ActionPool? {
    pools.editPool(for: kind)
  }

  @usableFromInline var nextPoolNumber: UInt16 { pools.nextNumber }

  @usableFromInline func add(_ pool: ActionPool, for kind: ObjectIdentifier) {
    pools.add(pool, for: kind)
  }

  /// The edit that an action stands for, when it is one for that kind of target.
  func edit<Target: UndoTarget>(of action: ManagedAction, for kind: Target.Type) -> Target.UndoEdit?
  {
    let pool = editPool(for: kind)
    return pool.number == action.pool ? pool.slots[action.slot] : nil
  }
}
