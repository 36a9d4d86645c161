/// The names of a history's steps, each kept once for all the steps in a row that share it.
///
/// A step holds a number and no string. So steps are plain memory, which moves from stack to stack
/// without a reference being counted; that counting took a fifth of what a step cost.
struct NameTable {
  typealias Index = UInt32

  /// The index that means "no name".
  static let none = Index.max

  private struct Entry {
    let name: String
    var useCount: Int
  }

  private var entries = SlotArray<Entry>()

  /// The name given last: most steps in a row have the same one.
  ///
  /// Its uses are counted here and not in its entry, and it stays when it is not used any more.
  private var lastName = ""
  private var lastIndex = none
  private var lastUseCount = 0

  /// The string at an index; empty at `none`.
  subscript(index: Index) -> String {
    if index == lastIndex { return lastName }
    return index == Self.none ? "" : entries[index]?.name ?? ""
  }

  /// Takes up a name, to be given back by `release`; `none` for an empty one.
  ///
  /// - Complexity: O(1), beside comparing with the name taken up last.
  mutating func index(of name: String) -> Index {
    if name == lastName {
      lastUseCount += 1
      return lastIndex
    }
    return name.isEmpty ? Self.none : addEntry(for: name)
  }

  @inline(never)
  private mutating func addEntry(for name: String) -> Index {
    if lastIndex != Self.none {
      let useCount = lastUseCount
      entries.update(lastIndex) { $0.useCount = useCount }
      if useCount == 0 { _ = entries.take(lastIndex) }
    }
    lastIndex = entries.insert(Entry(name: name, useCount: 0))
    lastName = name
    lastUseCount = 1
    return lastIndex
  }

  /// Takes up a name once more.
  mutating func retain(_ index: Index) {
    if index == lastIndex {
      lastUseCount += 1
    } else if index != Self.none {
      entries.update(index) { $0.useCount += 1 }
    }
  }

  /// Gives a name back.
  mutating func release(_ index: Index) {
    if index == lastIndex {
      lastUseCount -= 1
    } else if index != Self.none {
      releaseEntry(index)
    }
  }

  @inline(never)
  private mutating func releaseEntry(_ index: Index) {
    let useCount = entries.update(index) {
      $0.useCount -= 1
      return $0.useCount
    }
    if useCount == 0 { _ = entries.take(index) }
  }

  /// How many names are kept.
  var count: Int { entries.count }
}
