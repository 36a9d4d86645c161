import Shapes

extension DocumentFile {
  /// Writes an action: when this returns, it is on the disk.
  ///
  /// - Complexity: O(*k* log *n*), *k* being the number of changes and *n* of shapes in the file.
  /// - Throws: `DocumentError`; the file is as before then. (One that is no longer found under its name
  ///   may have the action all the same.)
  package func write(_ action: DocumentAction) throws(DocumentError) {
    do {
      try requireSameFile()
      try connection.transaction {
        try requireOwnState()
        try ShapeRow.apply(action.delta, on: connection)
        if let step = action.newStep { try connection.run(Step.insertion, step.values) }
        try setDocumentValue("cursor", to: action.cursor.rawValue)
        if action.nextShapeID != writtenNextShapeID {
          try setDocumentValue("next_shape_id", to: action.nextShapeID)
        }
        for choice in action.choices { try choice.write(to: connection) }
      }
      writtenNextShapeID = action.nextShapeID
      try requireSameFile()
    } catch {
      throw DocumentError(path, error, during: .writing)
    }
  }

  /// What is written to a file that has been removed or replaced is written to nowhere.
  func requireSameFile() throws(DocumentError) {
    let current = FileIdentity(path)
    guard current != identity else { return }
    throw DocumentError(path: path, reason: current == nil ? .removed : .replaced)
  }

  /// Checks, within a transaction that nobody can write beside, that nobody has written before.
  func requireOwnState() throws {
    guard try currentDataVersion() == dataVersion else {
      throw DocumentError(path: path, reason: .changedElsewhere)
    }
  }

  func setDocumentValue(_ name: String, to value: Int64) throws {
    try connection.run(
      "UPDATE document SET value = ? WHERE name = ?", [.integer(value), .text(name)])
  }
}

extension RedoChoice {
  /// Writes the choice to the table `redo`.
  func write(to connection: Connection) throws {
    guard let next else {
      try connection.run("DELETE FROM redo WHERE step = ?", [.integer(step.rawValue)])
      return
    }
    try connection.run(
      "INSERT INTO redo (step, next) VALUES (?, ?) "
        + "ON CONFLICT (step) DO UPDATE SET next = excluded.next",
      [.integer(step.rawValue), .integer(next.rawValue)])
  }
}
