extension ShapeFilter {
  /// Follows a change of the canvas.
  ///
  /// A shape that was renamed so that it no longer matches loses its row, and the other way round.
  ///
  /// - Parameters:
  ///   - delta: What changed.
  ///   - canvas: The canvas after the change.
  /// - Returns: What happens to the rows.
  /// - Complexity: O(*k* log *n*), *k* being the number of shapes that are touched and *n* of all; to it
  ///   comes one addition for some 200 shapes.
  public mutating func apply(_ delta: Delta, on canvas: Canvas) -> RowChanges {
    let touched = delta.shapesWithOtherRows(on: canvas)
    guard !touched.isEmpty else { return RowChanges() }
    let arriving =
      touched.compactMap { canvas[$0.id].map { Self.entry(of: $0, &folding) } }
      .sorted { $0.key > $1.key }

    var revision = Revision()
    var removed: [ShapeID: (key: StackingKey, row: Int)] = [:]
    for shape in touched {
      guard let key = shape.formerKey, let place = place(of: shape.id, key) else { continue }
      revision[place.chunk].leaving.append(place.index)
      if let row = row(at: place) { removed[shape.id] = (key, row) }
    }
    for entry in arriving { revision[chunkIndex(for: entry.key)].arriving.append(entry) }
    revise(revision)

    var inserted: [Int] = []
    var updated: [Int] = []
    for entry in arriving {
      guard let row = place(of: entry.id, entry.key).flatMap(row) else { continue }
      if let former = removed[entry.id], former.key == entry.key {
        removed[entry.id] = nil
        updated.append(row)
      } else {
        inserted.append(row)
      }
    }
    return RowChanges(removed: removed.values.map(\.row), inserted: inserted, updated: updated)
  }

  /// What goes out of chunks and what comes into them.
  private struct Revision {
    struct Chunk {
      var leaving: [Int] = []
      /// In the order of rows.
      var arriving: [NameChunk.Entry] = []
    }

    var chunks: [Int: Chunk] = [:]

    subscript(index: Int) -> Chunk {
      get { chunks[index, default: Chunk()] }
      set { chunks[index] = newValue }
      _modify { yield &chunks[index, default: Chunk()] }
    }
  }

  /// Rewrites chunks, from the last to the first so that numbers stay right.
  private mutating func revise(_ revision: Revision) {
    for (index, changes) in revision.chunks.sorted(by: { $0.key > $1.key }) {
      let isSearched = index < searchedChunks
      let rewritten = rewrite(chunks[index], changes)
      chunks.replaceSubrange(index...index, with: rewritten)
      guard isSearched else { continue }
      // The rows behind move by as many as there are more or fewer.
      var row = firstRows[index]
      let nextRows = rewritten.map { chunk in
        row += chunk.matches.count
        return row
      }
      let difference = row - firstRows[index + 1]
      firstRows.replaceSubrange(index + 1...index + 1, with: nextRows)
      guard difference != 0 else { continue }
      for next in index + nextRows.count + 1..<firstRows.count { firstRows[next] += difference }
    }
    if chunks.isEmpty {
      // There is nothing to be found in an empty chunk, so it has been searched.
      chunks = [NameChunk()]
      firstRows = [0, 0]
    }
  }

  /// A chunk with other shapes in it: none, one or several chunks.
  private func rewrite(_ chunk: NameChunk, _ changes: Revision.Chunk) -> [NameChunk] {
    var leaving = changes.leaving.sorted()[...]
    var writer = ChunkWriter(
      count: chunk.count - leaving.count + changes.arriving.count, generation: chunk.generation)
    var index = 0
    func copy(to end: Int) {
      while let next = leaving.first, next < end {
        writer.append(index..<next, of: chunk)
        index = next + 1
        leaving.removeFirst()
      }
      writer.append(index..<end, of: chunk)
      index = end
    }
    for entry in changes.arriving {
      copy(to: chunk.index(of: entry.key))
      // Right also where the search has still to come: what does not match now matches no narrower query.
      writer.append(entry, isMatch: condition.isMet(by: entry))
    }
    copy(to: chunk.count)
    return writer.chunks
  }
}

/// Writes shapes into as few chunks as will do, all as full.
private struct ChunkWriter {
  /// The chunks written so far.
  private(set) var chunks: [NameChunk] = []
  private let generation: Int
  /// How many shapes a chunk gets.
  private let room: Int

  init(count: Int, generation: Int) {
    self.generation = generation
    let parts = max(1, (count + NameChunk.capacity - 1) / NameChunk.capacity)
    room = (count + parts - 1) / parts
  }

  mutating func append(_ entry: NameChunk.Entry, isMatch: Bool) {
    makeRoom()
    chunks[chunks.count - 1].append(entry, isMatch: isMatch)
  }

  mutating func append(_ range: Range<Int>, of chunk: NameChunk) {
    var range = range
    while !range.isEmpty {
      makeRoom()
      let next = range.prefix(room - chunks[chunks.count - 1].count)
      chunks[chunks.count - 1].append(next, of: chunk)
      range = next.upperBound..<range.upperBound
    }
  }

  private mutating func makeRoom() {
    guard chunks.last.map({ $0.count >= room || $0.isFull }) ?? true else { return }
    chunks.append(NameChunk(room: room, generation: generation))
  }
}

extension Delta {
  /// How many shapes are touched in a way that a list of shapes can show, at most.
  ///
  /// A list that is to follow very many had better be made again.
  ///
  /// - Complexity: O(*k*), *k* being the number of changes.
  public var listedChangeCount: Int {
    parts.reduce(0) { $0 + ($1.isListed ? $1.ids.count : 0) }
  }

  /// A shape whose row may be another after a delta, and the place at which it stood.
  fileprivate struct TouchedShape {
    let id: ShapeID
    /// The place before, if the shape was there.
    let formerKey: StackingKey?
  }

  /// The shapes whose rows may be others.
  ///
  /// - Complexity: O(*k* log *n*), *k* being the number of changes and *n* of shapes.
  fileprivate func shapesWithOtherRows(on canvas: Canvas) -> [TouchedShape] {
    var formerKeys: [ShapeID: StackingKey] = [:]
    var touched: Set<ShapeID> = []
    for part in parts {
      guard part.isListed else { continue }
      switch part {
      case .removal(let shapes):
        for shape in shapes { formerKeys[shape.id] = shape.stackingKey }
      case .stackingKeys(let changes):
        for change in changes { formerKeys[change.id] = change.before }
      case .replacement(let before, _):
        for id in part.ids { formerKeys[id] = before[id]?.stackingKey }
      default: break
      }
      touched.formUnion(part.ids)
    }
    // A shape that did not change its place has it still; one that came is not found there, and is left alone.
    return touched.map {
      TouchedShape(id: $0, formerKey: formerKeys[$0] ?? canvas[$0]?.stackingKey)
    }
  }
}

extension Delta.Part {
  /// Whether a list of shapes can show it: where shapes are on the canvas and how they look does not.
  fileprivate var isListed: Bool {
    switch self {
    case .centers, .placements, .styles, .groups: false
    default: true
    }
  }
}
