extension Schema {
  /// Brings a document of an older version to the present one, in one transaction.
  ///
  /// - Throws: What SQLite does; the file is as before then.
  static func migrate(_ connection: Connection, from version: Int64) throws {
    guard version < Self.version else { return }
    try connection.transaction {
      if version < 2 { try migrateToVersion2(connection) }
      try connection.execute("PRAGMA user_version = \(Self.version)")
    }
  }

  /// Version 2 has a timeline, and no index for the stacking order, which is checked in memory.
  private static func migrateToVersion2(_ connection: Connection) throws {
    try connection.execute("ALTER TABLE shape RENAME TO shape_of_version_1")
    try connection.execute(shape.sql)
    try connection.execute(
      "INSERT INTO shape (\(ShapeRow.columnList)) "
        + ShapeRow.selection(from: "shape_of_version_1", version: 1))
    try connection.execute("DROP TABLE shape_of_version_1")
    for element in [step, branch, redo] { try connection.execute(element.sql) }
    try connection.execute("INSERT INTO document (name, value) VALUES ('cursor', 0)")
  }

  /// Checks that a file has the tables of its version and nothing else.
  ///
  /// - Throws: `Damage`, or what SQLite does.
  static func check(_ connection: Connection, version: Int64) throws {
    var expected = Dictionary(
      uniqueKeysWithValues: elements(of: version).map { ($0.name, $0.sql) })
    // Indexes that SQLite makes for constraints have no statement.
    let rows = try connection.statement("SELECT name, sql FROM sqlite_schema WHERE sql NOT NULL")
    try rows.forEachRow { row in
      let name = row.text(0) ?? ""
      guard let sql = row.text(1), expected.removeValue(forKey: name) == sql else {
        throw Damage("“\(name)” is not a table of version \(version)")
      }
    }
    if let missing = expected.keys.min() { throw Damage("the table “\(missing)” is missing") }
  }
}
