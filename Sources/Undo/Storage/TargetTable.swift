/// Which of a history's two stacks.
enum Side {
  case undo, redo

  var opposite: Side { self == .undo ? .redo : .undo }
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

  private struct Entry {
    /// The target's address, under which the entry is found.
    let identity: ObjectIdentifier?
    /// Tells whether the target is still there; histories do not keep targets alive.
    weak var object: AnyObject?
    /// Keeps the target's address from being reused by another object while actions refer to it,
    /// so that an address is enough to find the entry.
    private unowned let pinned: AnyObject?
    var newestUndo = -1
    var newestRedo = -1
    /// How many actions in both stacks are for this target; the entry goes with the last one.
    var actionCount = 0

    init(_ object: AnyObject?) {
      identity = object.map(ObjectIdentifier.init)
      self.object = object
      pinned = object
    }
  }

  private var entries: ContiguousArray<Entry> = []
  private var vacant: [Index] = []
  private var indexes: [ObjectIdentifier: Index] = [:]

  /// The target asked for last: most actions in a row have the same one.
  private var lastIdentity: ObjectIdentifier?
  private var lastIndex = none

  /// The index of `object`, new when no action is for it yet.
  ///
  /// - Complexity: O(1).
  mutating func index(of object: AnyObject) -> Index {
    let identity = ObjectIdentifier(object)
    if identity == lastIdentity { return lastIndex }
    let index = indexes[identity] ?? makeEntry(for: object)
    lastIdentity = identity
    lastIndex = index
    return index
  }

  /// The index of `object` when there are actions for it.
  func existingIndex(of object: AnyObject) -> Index? { indexes[ObjectIdentifier(object)] }

  private mutating func makeEntry(for object: AnyObject) -> Index {
    let entry = Entry(object)
    let index: Index
    if let reused = vacant.popLast() {
      index = reused
      entries[Int(index)] = entry
    } else {
      index = Index(entries.count)
      entries.append(entry)
    }
    indexes[ObjectIdentifier(object)] = index
    return index
  }

  /// The target at `index`, or nil when it is gone.
  func object(at index: Index) -> AnyObject? { entries[Int(index)].object }

  /// The position of the target's newest action in a stack, or -1.
  func newest(of index: Index, in side: Side) -> Int {
    side == .undo ? entries[Int(index)].newestUndo : entries[Int(index)].newestRedo
  }

  /// Says where the target's newest action in a stack stands.
  mutating func setNewest(of index: Index, in side: Side, to position: Int) {
    switch side {
    case .undo: entries[Int(index)].newestUndo = position
    case .redo: entries[Int(index)].newestRedo = position
    }
  }

  /// Counts an action more for a target.
  mutating func retain(_ index: Index) { entries[Int(index)].actionCount += 1 }

  /// Counts an action less; with the last one the target is forgotten.
  mutating func release(_ index: Index) {
    entries[Int(index)].actionCount -= 1
    guard entries[Int(index)].actionCount == 0 else { return }
    if index == lastIndex {
      lastIdentity = nil
      lastIndex = Self.none
    }
    if let identity = entries[Int(index)].identity { indexes[identity] = nil }
    entries[Int(index)] = Entry(nil)
    vacant.append(index)
  }

  /// Takes back a `retain` of an action that was counted before; never forgets the target.
  mutating func discount(_ index: Index) { entries[Int(index)].actionCount -= 1 }

  /// Forgets where actions stand in a stack that is about to be rebuilt.
  mutating func forgetPositions(in side: Side) {
    for index in entries.indices { setNewest(of: Index(index), in: side, to: -1) }
  }
}
