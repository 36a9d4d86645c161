public import Foundation

/// The rows of a list of shapes: those that match a query, from the front to the back.
///
/// For a list over a canvas of any size. A new query answers in steps: `search(for:while:)` gives the first
/// rows and `advance(while:)` more of them until `isComplete`, so that a window never waits; the caller says
/// how long a step may take (`ShapeList` does it by the clock). A query that extends the one before looks at
/// its matches only. `apply(_:on:)` follows the canvas, and each change tells what happens to the rows.
///
/// How it works: folded names (see `query`) lie in the order of the rows, some hundred in one piece of memory,
/// with a bit beside each that says whether it matches. Bits can be counted and found by their rank as fast
/// as a tree is walked, and a result of a million rows is a million bits and not a tree to be built.
///
/// A filter has one owner. Copies share their memory until one of them changes. It takes some 50 bytes for a
/// shape, and the folded name.
public struct ShapeFilter: Sendable {
  /// What a shape has to be in order to get a row.
  public struct Query: Hashable, Sendable {
    /// What the name contains; empty for any name.
    public var text: String
    /// Whether hidden shapes are left out.
    public var visibleOnly: Bool

    /// Makes a query.
    public init(text: String = "", visibleOnly: Bool = false) {
      self.text = text
      self.visibleOnly = visibleOnly
    }

    /// The query that every shape matches.
    public static let all = Query()
  }

  /// What the rows match.
  ///
  /// A name matches a text that it contains, by what people take for the same: neither case nor accents,
  /// width or invisible characters count (`strasse` finds `Straße`, `ecole` finds `École`); dotted and dotless
  /// i are two letters where the locale is Turkish or Azerbaijani. The whole of the rules is the
  /// table in `NameFoldingTests`.
  public private(set) var query: Query

  var folding: NameFolding
  var condition = NameChunk.Condition(name: nil, isVisible: false)
  /// All shapes in the order of rows; at least one chunk, which may be empty.
  var chunks: [NameChunk]
  /// The first row of each chunk that has been searched, and behind them the number of rows.
  var firstRows: [Int]
  /// The number of the present search.
  var generation = 0
  /// The oldest search whose matches include all of the present one.
  private var oldestUsableGeneration = 0

  /// Makes the filter of a canvas, with a row for each shape.
  ///
  /// - Parameters:
  ///   - canvas: The canvas to list.
  ///   - locale: Whose language decides what the same letter is.
  /// - Complexity: O(*n*), *n* being the length of all names together.
  public init(_ canvas: Canvas, locale: Locale = .current) {
    query = .all
    folding = NameFolding(languageCode: locale.language.languageCode?.identifier)
    chunks = [NameChunk()]
    // A few places stay free in each chunk for shapes that come later.
    let room = NameChunk.capacity * 7 / 8
    for shape in canvas.shapes.reversed() {
      if chunks[chunks.count - 1].count == room || chunks[chunks.count - 1].isFull {
        chunks.append(NameChunk())
      }
      let entry = Self.entry(of: shape, &folding)
      chunks[chunks.count - 1].append(entry, isMatch: true)
    }
    firstRows = [0]
    for chunk in chunks { firstRows.append(firstRows[firstRows.count - 1] + chunk.count) }
  }

  static func entry(of shape: Shape, _ folding: inout NameFolding) -> NameChunk.Entry {
    NameChunk.Entry(
      id: shape.id, key: shape.stackingKey, name: folding.folded(shape.name),
      isVisible: shape.isVisible)
  }

  /// How many chunks have been searched.
  var searchedChunks: Int { firstRows.count - 1 }
}

// MARK: - Searching

extension ShapeFilter {
  /// Whether all rows of the query have been found.
  public var isComplete: Bool { searchedChunks == chunks.count }

  /// Begins the search for another query, in place of the one before, and takes its first step.
  ///
  /// - Parameters:
  ///   - query: What the rows are to match.
  ///   - wantsMore: Asked now and then with the number of rows found; the step ends when it says no.
  /// - Returns: The rows of the former query as removals, those found so far as insertions.
  /// - Complexity: O(*n*) for the whole search, *n* being the length of all names, or that of the matches
  ///   of the query before if this one extends it; a step takes some microseconds beyond what
  ///   `wantsMore` grants.
  public mutating func search(
    for query: Query, while wantsMore: (_ rows: Int) -> Bool = { _ in true }
  ) -> RowChanges {
    let former = count
    generation += 1
    if !narrows(query) { oldestUsableGeneration = generation }
    self.query = query
    let text = folding.folded(query.text)
    condition = NameChunk.Condition(
      name: text.isEmpty ? nil : ByteSearch(needle: text), isVisible: query.visibleOnly)
    // Its memory is kept for the rows to come.
    firstRows.removeAll(keepingCapacity: true)
    firstRows.append(0)
    var changes = advance(while: wantsMore)
    if former > 0 { changes.removals = [0..<former] }
    return changes
  }

  /// Goes on with the search; without one to go on with, does nothing.
  ///
  /// - Parameter wantsMore: Asked now and then with the number of rows found; the step ends when it says no.
  /// - Returns: The rows that were found, as insertions behind those before.
  public mutating func advance(
    while wantsMore: (_ rows: Int) -> Bool = { _ in true }
  ) -> RowChanges {
    let former = count
    while !isComplete {
      let index = searchedChunks
      let isNarrowing = chunks[index].generation >= oldestUsableGeneration
      chunks[index].match(condition, isNarrowing: isNarrowing)
      chunks[index].generation = generation
      firstRows.append(count + chunks[index].matches.count)
      guard wantsMore(count) else { break }
    }
    return RowChanges(insertions: count > former ? [former..<count] : [])
  }

  /// Whether only shapes that match the present query can match another one.
  private mutating func narrows(_ other: Query) -> Bool {
    guard other.visibleOnly || !query.visibleOnly else { return false }
    guard let present = condition.name else { return true }
    return present.firstMatch(in: folding.folded(other.text).span) != nil
  }
}

// MARK: - Rows

extension ShapeFilter: RandomAccessCollection {
  /// Always 0.
  public var startIndex: Int { 0 }

  /// The number of rows found so far.
  public var endIndex: Int { firstRows[firstRows.count - 1] }

  /// The shape of a row, 0 being the frontmost match.
  ///
  /// - Complexity: O(log *n*), *n* being the number of shapes.
  /// - Precondition: There is such a row.
  public subscript(row: Int) -> ShapeID {
    guard indices.contains(row) else {
      fatalError("ShapeFilter: there is no row \(row) among \(count); ask `count` first")
    }
    // The first chunk that begins behind the row, and one back; chunks without rows begin there too.
    let chunk = firstRows.partitioningIndex { $0 > row } - 1
    return chunks[chunk].ids[chunks[chunk].matches.member(rank: row - firstRows[chunk])]
  }

  /// The row of a shape.
  ///
  /// - Parameters:
  ///   - id: The shape.
  ///   - canvas: The canvas that the filter follows.
  /// - Returns: The row, or nil when there is none: the shape does not match, or has not been found yet.
  /// - Complexity: O(log *n*), *n* being the number of shapes.
  public func row(of id: ShapeID, on canvas: Canvas) -> Int? {
    guard let key = canvas[id]?.stackingKey, let place = place(of: id, key) else { return nil }
    return row(at: place)
  }

  /// Where a shape stands.
  struct Place {
    let chunk: Int
    let index: Int
  }

  /// The place of a shape, or nil when it has not come yet.
  func place(of id: ShapeID, _ key: StackingKey) -> Place? {
    let chunk = chunkIndex(for: key)
    let index = chunks[chunk].index(of: key)
    guard index < chunks[chunk].count, chunks[chunk].ids[index] == id else { return nil }
    return Place(chunk: chunk, index: index)
  }

  /// The row at a place, or nil when there is none.
  func row(at place: Place) -> Int? {
    guard place.chunk < searchedChunks, chunks[place.chunk].matches[place.index] else { return nil }
    return firstRows[place.chunk] + chunks[place.chunk].matches.rank(of: place.index)
  }

  /// The chunk in which a place of the stacking order is, or would be: the last that begins in front of it.
  func chunkIndex(for key: StackingKey) -> Int {
    Swift.max(0, chunks.partitioningIndex { $0.keys.first.map { $0 < key } ?? false } - 1)
  }
}
