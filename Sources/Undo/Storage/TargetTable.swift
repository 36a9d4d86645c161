/// Which of a history's two stacks.
enum Side {
  case undo, redo
}

/// The objects that recorded actions are for: one entry a target, however many actions it has.
///
/// Each entry knows where the newest action of its target stands in either stack; from there the
/// actions of one target are linked, newest to oldest. So all of a target's actions are found
/// without looking at anybody else's.
struct TargetTable {
  typealias Index = UInt32

  /// The index that means "for no target".
  static let none = Index.max

  /// Who a target is.
  private struct Identity {
    /// The target's address, under which the entry is found.
    let address: ObjectIdentifier?
    /// Tells whether the target is still there; histories do not keep targets alive.
    weak var object: AnyObject?
    /// Keeps the target's address from being reused by another object while actions refer to it,
    /// so that an address is enough to find the entry.
    private unowned let pinned: AnyObject?

    init(_ object: AnyObject?) {
      address = object.map(ObjectIdentifier.init)
      self.object = object
      pinned = object
    }

    mutating func load() -> AnyObject? { object }
  }

  /// Where a target's actions are.
  private struct Actions {
    /// The positions of the newest action in either stack; -1 where there is none.
    var newestUndo = -1
    var newestRedo = -1
    /// How many actions in both stacks are for this target; the entry goes with the last one.
    var count = 0

    subscript(side: Side) -> Int {
      get { side == .undo ? newestUndo : newestRedo }
      set { if side == .undo { newestUndo = newValue } else { newestRedo = newValue } }
    }
  }

  // Two arrays, since what changes with each action is plain memory and the identities are not.
  private var identities: ContiguousArray<Identity> = []
  private var actions: ContiguousArray<Actions> = []
  private var vacant: [Index] = []
  private var indexes: [ObjectIdentifier: Index] = [:]

  /// The target asked for last: most actions in a row have the same one.
  ///
  /// What changes with each action is kept here for it, and not in its entry.
  private var lastAddress: ObjectIdentifier?
  private var lastIndex = none
  private var lastActions = Actions()

  /// The index of `object`, new when no action is for it yet.
  ///
  /// - Complexity: O(1).
  mutating func index(of object: AnyObject) -> Index {
    let address = ObjectIdentifier(object)
    return address == lastAddress ? lastIndex : find(object, at: address)
  }

  @inline(never)
  private mutating func find(_ object: AnyObject, at address: ObjectIdentifier) -> Index {
    let index = indexes[address] ?? makeEntry(for: object)
    if lastIndex != Self.none { actions[Int(lastIndex)] = lastActions }
    lastAddress = address
    lastIndex = index
    lastActions = actions[Int(index)]
    return index
  }

  /// The index of `object` when there are actions for it.
  func existingIndex(of object: AnyObject) -> Index? { indexes[ObjectIdentifier(object)] }

  private mutating func makeEntry(for object: AnyObject) -> Index {
    let index: Index
    if let reused = vacant.popLast() {
      index = reused
      identities[Int(index)] = Identity(object)
    } else {
      index = Index(identities.count)
      identities.append(Identity(object))
      actions.append(Actions())
    }
    indexes[ObjectIdentifier(object)] = index
    return index
  }

  /// The target at `index`, or nil when it is gone.
  ///
  /// Mutating, so that the weak reference is read where it lies; reading an element copies it first.
  mutating func object(at index: Index) -> AnyObject? { identities[Int(index)].load() }

  @inline(__always)
  private mutating func update<Result>(
    _ index: Index, _ change: (inout Actions) -> Result
  ) -> Result {
    index == lastIndex ? change(&lastActions) : change(&actions[Int(index)])
  }

  /// The position of the target's newest action in a stack, or -1.
  func newest(of index: Index, in side: Side) -> Int {
    index == lastIndex ? lastActions[side] : actions[Int(index)][side]
  }

  /// Says where the target's newest action in a stack stands.
  mutating func setNewest(of index: Index, in side: Side, to position: Int) {
    update(index) { $0[side] = position }
  }

  /// Counts an action more, at a position, and returns the position of the newest one before it.
  mutating func push(_ index: Index, in side: Side, at position: Int) -> Int {
    update(index) {
      let older = $0[side]
      $0[side] = position
      $0.count += 1
      return older
    }
  }

  /// Says that the target's newest action in a stack, which lay at `position`, went to the other stack.
  ///
  /// `distance` says how far below it the target's next older action lies, 0 when there is none. Returns
  /// the position of the target's newest action in the other stack before it.
  mutating func move(
    _ index: Index, from side: Side, _ position: Int, distanceToOlder distance: Int,
    to otherPosition: Int
  ) -> Int {
    let newest = distance == 0 ? -1 : position - distance
    return update(index) {
      let olderThere: Int
      switch side {
      case .undo:
        olderThere = $0.newestRedo
        $0.newestRedo = otherPosition
        $0.newestUndo = newest
      case .redo:
        olderThere = $0.newestUndo
        $0.newestUndo = otherPosition
        $0.newestRedo = newest
      }
      return olderThere
    }
  }

  /// Counts an action less; with the last one the target is forgotten.
  mutating func release(_ index: Index) {
    let count = update(index) {
      $0.count -= 1
      return $0.count
    }
    if count == 0 { forget(index) }
  }

  @inline(never)
  private mutating func forget(_ index: Index) {
    if index == lastIndex {
      lastAddress = nil
      lastIndex = Self.none
    }
    if let address = identities[Int(index)].address { indexes[address] = nil }
    identities[Int(index)] = Identity(nil)
    actions[Int(index)] = Actions()
    vacant.append(index)
  }

  /// Takes back the count of an action that is pushed anew; never forgets the target.
  mutating func discount(_ index: Index) { update(index) { $0.count -= 1 } }

  /// Forgets where actions stand in a stack that is about to be rebuilt.
  mutating func forgetPositions(in side: Side) {
    lastActions[side] = -1
    for index in actions.indices { actions[index][side] = -1 }
  }
}
