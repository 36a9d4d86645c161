import Dispatch
import Shapes
import Synchronization

extension DocumentFile {
  /// Ids of shapes and steps are less: there is always another one.
  static let idLimit: Int64 = 1 << 62
  /// What a row of the table `step` takes at least, in bytes.
  private static let smallestStep = 8

  /// Reads the drawing and the form of the timeline.
  ///
  /// - Parameter isIndexed: Whether the state is to have the spatial index of the drawing.
  /// - Returns: The state.
  /// - Complexity: O(*n* log *n* + *b*), *n* being the number of shapes and *b* of branches; two processors
  ///   share the work.
  /// - Throws: `DocumentError` when something in the file is none of the program's doing.
  package func readState(isIndexed: Bool = false) throws(DocumentError) -> DocumentState {
    let state = try readSnapshot(isIndexed)
    do {
      guard try prepareForWriting(), try currentDataVersion() != dataVersion else { return state }
    } catch {
      throw DocumentError(path, error, during: .writing)
    }
    // Only from here on is it noticed when somebody else writes.
    return try readSnapshot(isIndexed)
  }

  private func readSnapshot(_ isIndexed: Bool) throws(DocumentError) -> DocumentState {
    let mayHaveHelp = connection.isAutocommitting
    let (state, hadHelp) = try readSnapshot(isIndexed, helped: mayHaveHelp)
    do {
      // Without a change in between, both connections have read the same.
      guard hadHelp, try currentDataVersion() != dataVersion else { return state }
    } catch {
      throw DocumentError(path, error, during: .reading)
    }
    return try readSnapshot(isIndexed, helped: false).state
  }

  private func readSnapshot(
    _ isIndexed: Bool, helped: Bool
  ) throws(DocumentError) -> (state: DocumentState, hadHelp: Bool) {
    try reading { (file) throws(DocumentError) in
      do {
        file.dataVersion = try file.currentDataVersion()
        let outline = try file.readOutline()
        let load = ShapeLoad(
          ids: try file.idRange(), version: file.version, isIndexed: isIndexed)
        var hadHelp = false
        if helped {
          hadHelp = try load.run(
            on: file.connection, helpedBy: file.path,
            mode: file.connection.mode == .readingImmutable ? .readingImmutable : .reading)
        } else {
          try load.run(on: file.connection)
        }
        let parts = load.parts
        // In a damaged tree of SQLite's the search for a range may pass over rows that are there.
        let count = try file.connection.integer("SELECT count(*) FROM shape") ?? 0
        guard parts.reduce(0, { $0 + $1.count }) == count else {
          throw Damage("not all of its \(count) shapes can be found")
        }
        return (try file.state(of: parts, outline, isIndexed), hadHelp)
      } catch {
        throw DocumentError(file.path, error, during: .reading)
      }
    }
  }

  /// The least and the greatest id of the shapes; nil when there are none.
  private func idRange() throws -> ClosedRange<Int64>? {
    guard let first = try connection.integer("SELECT min(id) FROM shape"),
      let last = try connection.integer("SELECT max(id) FROM shape")
    else { return nil }
    guard first > 0 else { throw Damage("a shape has no valid id") }
    guard first <= last else { throw Damage("shape \(first) is out of order") }
    return first...last
  }

  /// The id for the next new shape or group.
  ///
  /// - Parameter greatest: The greatest id that one has.
  /// - Returns: The id.
  /// - Throws: `Damage` when it is one that there is already, or the last of all; what SQLite does.
  private func nextShapeID(after greatest: Int64) throws -> Int64 {
    guard let next = try documentValue("next_shape_id") else {
      throw Damage("the next shape’s id is missing")
    }
    guard try connection.integer("SELECT max(id) FROM shape") ?? 0 < next else {
      throw Damage("a shape has an id that is still to be given out")
    }
    guard max(next, greatest) < Self.idLimit else { throw Damage("ids are used up") }
    writtenNextShapeID = next
    return max(next, greatest + 1)
  }

  /// Puts together what was read.
  private func state(
    of parts: [CanvasPart], _ outline: TimelineOutline, _ isIndexed: Bool
  ) throws -> DocumentState {
    let next = try nextShapeID(after: parts.reduce(0) { max($0, $1.greatestID) })
    guard isIndexed else {
      let contents = DocumentContents(canvas: try Canvas(joining: parts), nextShapeID: next)
      return DocumentState(contents: contents, outline: outline)
    }
    let index = Mutex<SpatialIndex?>(nil)
    let indexing = DispatchGroup()
    DispatchQueue.global(qos: .userInitiated).async(group: indexing) {
      let made = SpatialIndex(joining: parts)
      index.withLock { $0 = made }
    }
    defer { indexing.wait() }
    let contents = DocumentContents(canvas: try Canvas(joining: parts), nextShapeID: next)
    indexing.wait()
    return DocumentState(
      contents: contents, outline: outline, index: index.withLock { $0.take() })
  }

  /// Reads the form of the timeline when another program has changed the file.
  ///
  /// - Returns: Nil when nothing has changed since the last reading.
  /// - Throws: `DocumentError`, also when the file is no longer there.
  package func readOutlineIfChanged() throws(DocumentError) -> TimelineOutline? {
    try requireSameFile()
    do {
      let current = try currentDataVersion()
      guard current != dataVersion else { return nil }
      dataVersion = current
      return try readOutline()
    } catch {
      throw DocumentError(path, error, during: .reading)
    }
  }

  /// Reads several things that are of one moment, although another program may write.
  ///
  /// - Throws: What the body throws.
  package func reading<Result>(
    _ body: (DocumentFile) throws(DocumentError) -> Result
  ) throws(DocumentError) -> Result {
    // Within another one this changes nothing.
    let isOutermost = connection.isAutocommitting
    do {
      if isOutermost { try connection.run("BEGIN") }
    } catch {
      throw DocumentError(path, error, during: .reading)
    }
    defer { if isOutermost { _ = try? connection.run("COMMIT") } }
    return try body(self)
  }

  func currentDataVersion() throws(SQLiteError) -> Int64 {
    try connection.integer("PRAGMA data_version") ?? 0
  }

  private func documentValue(_ name: String) throws(SQLiteError) -> Int64? {
    try connection.integer("SELECT value FROM document WHERE name = ?", [.text(name)])
  }

  func readOutline() throws -> TimelineOutline {
    var outline = TimelineOutline()
    guard version > 1 else { return outline }
    try readRuns(into: &outline)
    // Runs are told from their ends. Steps that are missing in between show when they are read, but no file may
    // claim more of them than it has room for.
    guard outline.count <= (try size()) / Self.smallestStep else {
      throw Damage("steps are missing")
    }
    guard let cursor = try documentValue("cursor") else { throw Damage("the cursor is missing") }
    guard outline.contains(StepID(cursor)) else {
      throw Damage("the document is at step \(cursor), which is missing")
    }
    outline.cursor = StepID(cursor)
    let choices = try connection.statement("SELECT step, next FROM redo")
    try choices.forEachRow { row in
      let step = StepID(row.integer(0) ?? -1)
      let next = StepID(row.integer(1) ?? -1)
      guard outline.parent(of: next) == step else {
        throw Damage("redo after step \(step.rawValue) leads to step \(next.rawValue)")
      }
      outline.choices[step] = next
    }
    return outline
  }

  /// Finds the runs without walking the steps: where they begin stands in the index `branch`.
  private func readRuns(into outline: inout TimelineOutline) throws {
    guard let first = try connection.integer("SELECT min(id) FROM step"), first > 0 else { return }
    var starts: [(id: Int64, parent: Int64)] = []
    let rows = try connection.statement(
      "SELECT id, parent FROM step INDEXED BY branch WHERE parent <> id - 1 ORDER BY id")
    try rows.forEachRow { row in
      guard let id = row.integer(0), let parent = row.integer(1) else {
        throw Damage("a step has no valid id")
      }
      starts.append((id, parent))
    }
    // The very first step follows the start, which has the id before its own.
    if starts.first?.id != first { starts.insert((first, first - 1), at: 0) }
    for (index, start) in starts.enumerated() {
      let next = index + 1 < starts.count ? starts[index + 1].id : .max
      let last = try connection.integer("SELECT max(id) FROM step WHERE id < ?", [.integer(next)])
      try outline.append(first: start.id, last: last ?? 0, parent: start.parent)
    }
  }
}
