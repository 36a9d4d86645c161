/// A run of shapes in the order of rows (front to back), with what a filter asks about them.
///
/// The folded names lie one after the other in one piece of memory, so that a search reads them in one go.
struct NameChunk: Sendable {
  /// How many shapes a chunk has at most: few enough to be rewritten for an edit, enough for a fast search.
  static let capacity = 256
  /// How many bytes of names a chunk has at most, unless it is one name, so that a long one does not
  /// make edits of its neighbours slow.
  static let byteCapacity = 1 << 16
  /// Ends each name; in no UTF-8, so no match reaches from one name into the next.
  private static let separator: UInt8 = 0xFF

  /// The shapes.
  private(set) var ids: [ShapeID] = []
  /// Their places in the stacking order.
  private(set) var keys: [StackingKey] = []
  private var names: [UInt8] = []
  /// The offset behind each name and its separator.
  private var ends: [Int] = []
  private var visible = BitSet()
  /// The shapes that match the query of the generation, or, while that has not been looked for here, at
  /// least those.
  private(set) var matches = BitSet()
  /// The search that `matches` is the result of.
  var generation = 0

  /// A shape on its way into a chunk.
  struct Entry: Sendable {
    let id: ShapeID
    let key: StackingKey
    /// The folded name.
    let name: [UInt8]
    let isVisible: Bool
  }

  /// Makes an empty chunk with room for some shapes.
  init(room: Int = 0, generation: Int = 0) {
    self.generation = generation
    ids.reserveCapacity(room)
    keys.reserveCapacity(room)
    ends.reserveCapacity(room)
  }

  /// The number of shapes.
  var count: Int { ids.count }

  /// Whether there is no room for another shape.
  var isFull: Bool { count >= Self.capacity || names.count >= Self.byteCapacity }

  /// Where a place in the stacking order is: the first shape that is not in front of it.
  func index(of key: StackingKey) -> Int {
    keys.partitioningIndex { $0 <= key }
  }

  /// The folded name of a shape.
  private func name(at index: Int) -> ArraySlice<UInt8> {
    names[(index == 0 ? 0 : ends[index - 1])..<(ends[index] - 1)]
  }

  /// Appends a shape.
  mutating func append(_ entry: Entry, isMatch: Bool) {
    ids.append(entry.id)
    keys.append(entry.key)
    names += entry.name
    names.append(Self.separator)
    ends.append(names.count)
    visible.append(entry.isVisible)
    matches.append(isMatch)
  }

  /// Appends shapes of another chunk.
  ///
  /// - Precondition: The range is not empty.
  mutating func append(_ range: Range<Int>, of other: NameChunk) {
    let start = range.lowerBound == 0 ? 0 : other.ends[range.lowerBound - 1]
    let shift = names.count - start
    ids += other.ids[range]
    keys += other.keys[range]
    names += other.names[start..<other.ends[range.upperBound - 1]]
    ends += other.ends[range].lazy.map { $0 + shift }
    for index in range {
      visible.append(other.visible[index])
      matches.append(other.matches[index])
    }
  }
}

// MARK: - Matching

extension NameChunk {
  /// What a shape has to be in order to get a row.
  struct Condition: Sendable {
    /// The run of bytes that the folded name contains; nil for any name.
    let name: ByteSearch?
    /// Whether the shape must be visible.
    let isVisible: Bool

    /// Whether a shape that does not stand in a chunk yet meets the condition.
    func isMet(by entry: Entry) -> Bool {
      (!isVisible || entry.isVisible)
        && (name.map { $0.firstMatch(in: entry.name.span) != nil } ?? true)
    }
  }

  /// Looks for the shapes that meet a condition.
  ///
  /// - Parameters:
  ///   - condition: What to look for.
  ///   - isNarrowing: Whether only present matches can meet it, so that no other has to be looked at.
  mutating func match(_ condition: Condition, isNarrowing: Bool) {
    if let search = condition.name {
      if !isNarrowing {
        matches = containing(search)
      } else if matches.count * 4 > count {
        // One search through all names is some times faster for each than a search for each.
        matches.formIntersection(containing(search))
      } else {
        keepMatches(of: search)
      }
    } else if !isNarrowing {
      matches = BitSet(repeating: true, capacity: count)
    }
    if condition.isVisible { matches.formIntersection(visible) }
  }

  private mutating func keepMatches(of search: ByteSearch) {
    let candidates = matches
    candidates.forEach { index in
      if search.firstMatch(in: name(at: index).span) == nil { matches.remove(index) }
    }
  }

  private func containing(_ search: ByteSearch) -> BitSet {
    var found = BitSet(repeating: false, capacity: count)
    let bytes = names.span
    var index = 0
    var offset = 0
    while let match = search.firstMatch(in: bytes, from: offset) {
      while ends[index] <= match { index += 1 }
      found.insert(index)
      offset = ends[index]
    }
    return found
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index whose element, like all after it, meets a condition; the end when none does.
  ///
  /// - Complexity: O(log *n*), *n* being the number of elements.
  /// - Precondition: All elements that meet the condition come after all that do not.
  func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
