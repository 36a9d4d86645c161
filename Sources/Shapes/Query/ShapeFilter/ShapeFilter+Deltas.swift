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
    var searched = searchedChunks
    var first = searched
    for (index, changes) in revision.chunks.sorted(by: { $0.key > $1.key }) {
      let isSearched = index < searched
      let rewritten = rewrite(chunks[index], changes, isSearched: isSearched)
      chunks.replaceSubrange(index...index, with: rewritten)
      if isSearched {
        searched += rewritten.count - 1
        first = Swift.min(first, index)
      }
    }
    if chunks.isEmpty {
      // There is nothing to be found in an empty chunk, so it has been searched.
      chunks = [NameChunk()]
      searched = 1
    }
    firstRows.removeSubrange((first + 1)...)
    for index in first..<searched { firstRows.append(count + chunks[index].matches.count) }
  }

  /// A chunk with other shapes in it: none, one or several chunks.
  private func rewrite(
    _ chunk: NameChunk, _ changes: Revision.Chunk, isSearched: Bool
  ) -> [NameChunk] {
    let leaving = Set(changes.leaving)
    let total = chunk.count - leaving.count + changes.arriving.count
    guard total > 0 else { return [] }
    let parts = (total + NameChunk.capacity - 1) / NameChunk.capacity
    var result = ChunkWriter(generation: chunk.generation, room: (total + parts - 1) / parts)
    var arriving = changes.arriving[...]
    // Where a search has still to come, a shape counts as a match until it is looked at.
    func isMatch(_ entry: NameChunk.Entry) -> Bool { !isSearched || condition.isMet(by: entry) }
    for index in 0..<chunk.count where !leaving.contains(index) {
      while let entry = arriving.first, entry.key > chunk.keys[index] {
        result.open { $0.append(entry, isMatch: isMatch(entry)) }
        arriving.removeFirst()
      }
      result.open { $0.append(index, of: chunk) }
    }
    for entry in arriving { result.open { $0.append(entry, isMatch: isMatch(entry)) } }
    return result.chunks
  }
}

/// Writes shapes into chunks, each as full as it may be.
private struct ChunkWriter {
  let generation: Int
  /// How many shapes a chunk gets.
  let room: Int
  var chunks: [NameChunk] = []

  /// Lends the chunk in which the next shape goes.
  mutating func open(_ body: (inout NameChunk) -> Void) {
    if chunks.last.map({ $0.count >= room || $0.isFull }) ?? true {
      chunks.append(NameChunk())
      chunks[chunks.count - 1].generation = generation
    }
    body(&chunks[chunks.count - 1])
  }
}

extension Delta {
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
      switch part {
      // Where a shape is on the canvas does not show in a list.
      case .centers, .placements: continue
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
