import Shapes

extension DocumentContents {
  /// Writes the document to a file without a history; the file then holds all of it or is as it was before.
  ///
  /// The contents go to a new file beside the old one, to the disk, and take the old one's name in one
  /// move. A symbolic link stays, and what it leads to is replaced.
  ///
  /// - Complexity: O(*n* log *n*), *n* being the number of shapes. Blocks while it writes: not for the main
  ///   actor.
  /// - Throws: `DocumentError` that names the file and the reason.
  public func write(to path: String) throws(DocumentError) {
    try Draft.replacing(path) { draft throws in try writeDraft(to: draft) }
  }

  /// Makes a new file of the document, without a history.
  ///
  /// - Complexity: O(*n* log *n*), *n* being the number of shapes.
  /// - Returns: The file, open.
  /// - Throws: `DocumentError`, `.exists` when there is something at the path already.
  @discardableResult
  package func create(at path: String) throws(DocumentError) -> DocumentFile {
    let lock = try Draft.replacing(path, existing: .kept) { draft in try writeDraft(to: draft) }
    return try DocumentFile.openOwn(path, lock: lock)
  }

  /// Writes the document with some steps, each of which follows the one before.
  ///
  /// - Returns: The file, open.
  /// - Throws: `DocumentError`; whatever had the name is as before then.
  @discardableResult
  package func write(
    to path: String, steps: [Step], cursor: StepID
  ) throws(DocumentError) -> DocumentFile {
    let lock = try Draft.replacing(path) { draft in
      try writeDraft(to: draft, cursor: cursor) { connection in
        for step in steps { try connection.run(Step.insertion, step.values) }
      }
    }
    return try DocumentFile.openOwn(path, lock: lock)
  }

  /// Writes the document to a file that is not there yet, in one transaction.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - cursor: The place in the timeline.
  ///   - addHistory: Writes the rows of the timeline.
  /// - Throws: What SQLite does, and what the closure throws.
  func writeDraft(
    to path: String, cursor: StepID = .start,
    addHistory: (Connection) throws -> Void = { _ in }
  ) throws {
    let connection = try Connection(path: path, mode: .creating)
    // The draft is thrown away unless all of it is written, so it needs no journal; it is on the disk when
    // the transaction ends.
    try connection.execute("PRAGMA journal_mode = OFF; PRAGMA synchronous = FULL")
    try connection.transaction {
      try connection.execute(Schema.creation)
      for shape in canvas.shapes { try connection.run(ShapeRow.insertion, ShapeRow.values(shape)) }
      try connection.run(
        "UPDATE document SET value = ? WHERE name = 'next_shape_id'", [.integer(nextShapeID)])
      try addHistory(connection)
      try connection.run(
        "UPDATE document SET value = ? WHERE name = 'cursor'", [.integer(cursor.rawValue)])
    }
  }
}
