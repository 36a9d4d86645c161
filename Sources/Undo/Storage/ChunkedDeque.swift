/// A double-ended queue in chunks of fixed size, addressed by positions that never shift.
///
/// It is what a long history needs and an array does not give: appending never moves what is there
/// (no pause while a million steps are copied), dropping the oldest costs the same however many
/// follow, and an element keeps its position when others leave before it. It wastes at most two
/// chunks. Copies share all chunks; writing to a shared copy copies the list of chunks and one chunk.
struct ChunkedDeque<Element> {
  /// The elements of a chunk once the deque has outgrown its first.
  static var chunkSize: Int { 256 }

  private var chunks: ContiguousArray<ContiguousArray<Element>> = []

  /// Which of `chunks` holds `startIndex`; those before it are empty and await removal in one go.
  private var firstChunk = 0

  /// The position of the first element of `chunks[0]`.
  private var origin = 0

  /// What stands in the place of an element that left at the front, so that it is released at once.
  private let vacant: Element

  /// The position of the oldest element.
  private(set) var startIndex = 0

  /// The position that the next element will get.
  private(set) var endIndex = 0

  /// Makes an empty deque that overwrites the elements leaving at the front with `vacant`.
  init(vacant: Element) { self.vacant = vacant }

  var count: Int { endIndex - startIndex }
  var isEmpty: Bool { endIndex == startIndex }

  /// The element at a position in `startIndex..<endIndex`.
  ///
  /// - Complexity: O(1).
  subscript(position: Int) -> Element {
    get {
      let offset = position - origin
      return chunks[offset / Self.chunkSize][offset % Self.chunkSize]
    }
    _modify {
      let offset = position - origin
      yield &chunks[offset / Self.chunkSize][offset % Self.chunkSize]
    }
  }

  /// Adds the newest element.
  ///
  /// - Complexity: O(1), and never moves the elements of another chunk.
  mutating func append(_ element: Element) {
    let chunk = (endIndex - origin) / Self.chunkSize
    if chunk == chunks.count {
      chunks.append([])
      // A history of a few steps stays small; from the second chunk on, growing in one go is cheaper.
      if chunk > 0 { chunks[chunk].reserveCapacity(Self.chunkSize) }
    }
    chunks[chunk].append(element)
    endIndex += 1
  }

  /// Removes and returns the newest element.
  ///
  /// - Complexity: O(1).
  mutating func removeLast() -> Element {
    endIndex -= 1
    let chunk = (endIndex - origin) / Self.chunkSize
    let element = chunks[chunk].removeLast()
    // One empty chunk stays, so that going back and forth over a boundary allocates nothing.
    if chunks.count > chunk + 2 { chunks.removeLast() }
    return element
  }

  /// Removes and returns the oldest element.
  ///
  /// - Complexity: O(1) amortised, whatever the length.
  mutating func removeFirst() -> Element {
    let offset = startIndex - origin
    let element = chunks[offset / Self.chunkSize][offset % Self.chunkSize]
    chunks[offset / Self.chunkSize][offset % Self.chunkSize] = vacant
    startIndex += 1
    if (offset + 1) % Self.chunkSize == 0 {
      chunks[firstChunk] = []
      firstChunk += 1
      if firstChunk * 2 > chunks.count {
        chunks.removeFirst(firstChunk)
        origin += firstChunk * Self.chunkSize
        firstChunk = 0
      }
    }
    return element
  }

  /// Forgets every element; positions go on from where they were.
  mutating func removeAll() {
    chunks = []
    firstChunk = 0
    origin = endIndex
    startIndex = endIndex
  }
}
