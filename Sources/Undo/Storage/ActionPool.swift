/// An action as the manager's history holds it: where to find the rest.
///
/// Eight bytes without a reference, whatever the action is; so the stacks are plain memory, and an
/// edit of any size lies beside its like in a pool instead of in an allocation of its own.
struct ManagedAction: BitwiseCopyable, Equatable {
  let slot: UInt32
  let kind: UInt16
}

/// What is done with the actions of one kind: handlers, or the edits of one kind of target.
///
/// Functions kept as values and no methods to override: they are made where the kind is known, and so
/// are compiled for it, while an overridden method of a generic class is compiled once for all kinds
/// and looks up every size at run time.
@usableFromInline @MainActor struct ActionKind {
  @usableFromInline typealias Perform = @MainActor (UndoManager, UInt32, AnyObject) -> Void
  @usableFromInline typealias Discard = @MainActor (UndoManager, UInt32) -> Void

  /// Takes an action out of its pool and performs it.
  let perform: Perform

  /// Takes an action out of its pool and releases what it retains.
  let discard: Discard
}

/// Registered values of one type, stored inline.
@usableFromInline @MainActor final class ValuePool<Value> {
  /// The number that actions know their kind by.
  @usableFromInline let kind: UInt16

  /// Exclusive by construction: `insert` and `take` call nobody.
  @exclusivity(unchecked) @usableFromInline var slots = SlotArray<Value>()

  @inlinable init(kind: UInt16) { self.kind = kind }

  @inlinable func insert(_ value: consuming Value) -> UInt32 { slots.insert(value) }

  /// Takes a value out; it is the caller's to release, since its last reference may call back.
  @inlinable func take(_ slot: UInt32) -> Value { slots.take(slot) }
}

/// A registered handler, of whatever target.
///
/// A structure around the function: stored bare, a function in generic memory is wrapped once more.
struct Handler {
  let call: @MainActor (AnyObject) -> Void

  /// Handlers are the first kind.
  @MainActor static let kind = ActionKind { manager, slot, target in
    manager.handlers.take(slot).call(target)
  } discard: { manager, slot in
    _ = manager.handlers.take(slot)
  }
}

/// The pools of a manager's edits, and what is done with the actions of each kind.
@MainActor struct EditPools {
  /// By number.
  private(set) var kinds: ContiguousArray<ActionKind> = [Handler.kind]

  /// By kind of target.
  private var pools: [ObjectIdentifier: AnyObject] = [:]

  subscript(target: ObjectIdentifier) -> AnyObject? { pools[target] }

  /// The number of the kind added next.
  var nextKind: UInt16 { UInt16(kinds.count) }

  /// Takes in a pool for the edits of a kind of target.
  mutating func add(_ pool: AnyObject, _ kind: ActionKind, for target: ObjectIdentifier) {
    kinds.append(kind)
    pools[target] = pool
  }
}

extension UndoManager {
  /// Takes the pool for the edits of a kind of target out of `lastEditPool`; put it back there at once.
  ///
  /// It is moved out and back, since a copy would have to be counted, atomically.
  @inlinable @inline(__always)
  func takeEditPool<Target: UndoTarget>(for target: Target.Type) -> ValuePool<Target.UndoEdit> {
    if lastEditTarget != ObjectIdentifier(target) { findEditPool(for: target) }
    // Pools are kept by kind of target, so this one is of the type that was made for it.
    return unsafeDowncast(lastEditPool.take()!, to: ValuePool<Target.UndoEdit>.self)
  }

  /// Takes an edit out of its pool.
  @inlinable @inline(__always)
  func takeEdit<Target: UndoTarget>(at slot: UInt32, for target: Target.Type) -> Target.UndoEdit {
    let pool = takeEditPool(for: target)
    let edit = pool.take(slot)
    lastEditPool = consume pool
    return edit
  }

  /// Makes the pool for the edits of a kind of target the one used last.
  @inlinable @inline(never)
  func findEditPool<Target: UndoTarget>(for target: Target.Type) {
    lastEditPool = existingEditPool(for: ObjectIdentifier(target)) ?? makeEditPool(for: target)
    lastEditTarget = ObjectIdentifier(target)
  }

  @inlinable func makeEditPool<Target: UndoTarget>(for target: Target.Type) -> AnyObject {
    let pool = ValuePool<Target.UndoEdit>(kind: nextKind)
    add(pool, for: ObjectIdentifier(target)) { manager, slot, target in
      let edit = manager.takeEdit(at: slot, for: Target.self)
      unsafeDowncast(target, to: Target.self).undoManager(manager, apply: edit)
    } discard: { manager, slot in
      _ = manager.takeEdit(at: slot, for: Target.self)
    }
    return pool
  }

  @usableFromInline func existingEditPool(for target: ObjectIdentifier) -> AnyObject? {
    editPools[target]
  }

  @usableFromInline var nextKind: UInt16 { editPools.nextKind }

  @usableFromInline func add(
    _ pool: AnyObject, for target: ObjectIdentifier, perform: @escaping ActionKind.Perform,
    discard: @escaping ActionKind.Discard
  ) {
    editPools.add(pool, ActionKind(perform: perform, discard: discard), for: target)
  }

  /// The edit that an action stands for, when it is one for that kind of target.
  func edit<Target: UndoTarget>(of action: ManagedAction, for target: Target.Type)
    -> Target.UndoEdit?
  {
    let pool = takeEditPool(for: target)
    defer { lastEditPool = pool }
    return pool.kind == action.kind ? pool.slots[action.slot] : nil
  }

  /// Releases what an action retains.
  func discard(_ action: ManagedAction) {
    editPools.kinds[Int(action.kind)].discard(self, action.slot)
  }
}
