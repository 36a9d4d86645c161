/// A double-ended queue in chunks of fixed size, addressed by positions that never shift.
///
/// It is what a long history needs and an array does not give: appending never moves what is there
/// (no pause while a million steps are copied), dropping the oldest costs the same however many
/// follow, and an element keeps its position when others leave before it. It wastes at most two
/// chunks. Copies share all chunks; writing to a shared copy copies the list of chunks and one chunk.
struct ChunkedDeque<Element> {
  /// The elements of a full chunk: a power of two, so that a place is found by shifting.
  private static var chunkSize: Int { 1 << chunkShift }
  private static var chunkShift: Int { 8 }

  /// The chunk that grows and shrinks at the top: apart from the others, since nearly every access is
  /// to it.
  ///
  /// Its elements are followed by vacant places, so that adding one is storing it.
  private var newest: ContiguousArray<Element> = []

  /// How many elements `newest` holds.
  private var newestCount = 0

  /// The full chunks below `newest`, oldest first.
  private var older: ContiguousArray<ContiguousArray<Element>> = []

  /// How many of `older` have lost all their elements and await removal in one go.
  private var spentCount = 0

  /// The position of the first element of `newest`.
  private var newestStart = 0

  /// What stands in the place of an element that left, so that it is released at once.
  private let vacant: Element

  /// The position of the oldest element.
  private(set) var startIndex = 0

  /// Makes an empty deque that overwrites the elements leaving at the front with `vacant`.
  init(vacant: Element) { self.vacant = vacant }

  /// The position that the next element will get.
  var endIndex: Int { newestStart + newestCount }

  var count: Int { endIndex - startIndex }
  var isEmpty: Bool { endIndex == startIndex }

  /// The element at a position in `startIndex..<endIndex`.
  ///
  /// - Complexity: O(1).
  subscript(position: Int) -> Element {
    @inline(__always) get {
      if position >= newestStart { return newest[position - newestStart] }
      let (chunk, offset) = place(of: position)
      return older[chunk][offset]
    }
    _modify {
      if position >= newestStart {
        yield &newest[position - newestStart]
      } else {
        let (chunk, offset) = place(of: position)
        yield &older[chunk][offset]
      }
    }
  }

  /// Where an element below `newest` lies.
  private func place(of position: Int) -> (chunk: Int, offset: Int) {
    let offset = position - (newestStart - older.count << Self.chunkShift)
    return (offset >> Self.chunkShift, offset & (Self.chunkSize - 1))
  }

  /// Adds the newest element.
  ///
  /// - Complexity: O(1), and never moves the elements of another chunk.
  mutating func append(_ element: consuming Element) {
    if newestCount == newest.count { makeRoom() }
    newest[newestCount] = element
    newestCount += 1
  }

  @inline(never)
  private mutating func makeRoom() {
    if newestCount < Self.chunkSize {
      // The first chunk grows as it is needed, so that a short history stays small.
      newest.append(contentsOf: repeatElement(vacant, count: max(16, newestCount)))
    } else {
      older.append(newest)
      newestStart += Self.chunkSize
      newestCount = 0
      newest = ContiguousArray(repeating: vacant, count: Self.chunkSize)
    }
  }

  /// Removes and returns the newest element.
  ///
  /// - Complexity: O(1).
  mutating func removeLast() -> Element {
    if newestCount == 0 { returnToOlderChunk() }
    newestCount -= 1
    var element = vacant
    swap(&element, &newest[newestCount])
    return element
  }

  @inline(never)
  private mutating func returnToOlderChunk() {
    newest = older.removeLast()
    newestStart -= Self.chunkSize
    newestCount = Self.chunkSize
  }

  /// Removes and returns the oldest element.
  ///
  /// - Complexity: O(1) amortised, whatever the length.
  mutating func removeFirst() -> Element {
    let element = self[startIndex]
    replace(at: startIndex, with: vacant)
    advanceStart()
    return element
  }

  /// Puts another element at a position.
  ///
  /// It is what assigning to the subscript does, at less cost: that one lends the place out.
  @inline(__always)
  mutating func replace(at position: Int, with element: Element) {
    if position >= newestStart {
      newest[position - newestStart] = element
    } else {
      let (chunk, offset) = place(of: position)
      older[chunk][offset] = element
    }
  }

  @inline(__always)
  private mutating func advanceStart() {
    startIndex += 1
    if startIndex == endIndex {
      removeAll()
    } else if startIndex <= newestStart, place(of: startIndex).offset == 0 {
      dropSpentChunk()
    }
  }

  @inline(never)
  private mutating func dropSpentChunk() {
    older[spentCount] = []
    spentCount += 1
    if spentCount * 2 > older.count {
      older.removeFirst(spentCount)
      spentCount = 0
    }
  }

  /// Forgets every element; positions go on from where they were.
  mutating func removeAll() {
    newestStart = endIndex
    startIndex = newestStart
    older = []
    spentCount = 0
    // A short history that is emptied again and again keeps its one chunk.
    for offset in 0..<newestCount { newest[offset] = vacant }
    newestCount = 0
  }
}

extension ChunkedDeque where Element: BitwiseCopyable {
  /// Removes and returns the newest element; its place need not be overwritten.
  ///
  /// - Complexity: O(1).
  mutating func removeLast() -> Element {
    if newestCount == 0 { returnToOlderChunk() }
    newestCount -= 1
    return newest[newestCount]
  }

  /// Removes and returns the oldest element; its place need not be overwritten.
  ///
  /// - Complexity: O(1) amortised, whatever the length.
  mutating func removeFirst() -> Element {
    let element = self[startIndex]
    advanceStart()
    return element
  }
}
