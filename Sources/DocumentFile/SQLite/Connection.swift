import CSQLite

/// A connection to an SQLite file, owned by one object and used from one place at a time.
final class Connection {
  // The C handle: open from init to deinit, and never handed out beyond `Statement`.
  let handle: OpaquePointer

  /// How a file is opened.
  enum Mode {
    /// An existing file, to be read only.
    case reading
    /// A file that is made.
    case creating
  }

  /// Opens a file.
  ///
  /// - Throws: `SQLiteError` when SQLite cannot. (It reads the file at the first statement only.)
  init(path: String, mode: Mode) throws(SQLiteError) {
    let flags =
      switch mode {
      case .reading: SQLITE_OPEN_READONLY
      case .creating: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      }
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(path, &opened, flags | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let opened else {
      let message = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
      sqlite3_close_v2(opened)
      throw SQLiteError(code: code, message: message, sql: nil)
    }
    handle = opened
    sqlite3_extended_result_codes(handle, 1)
    // A file may come from a stranger: its schema gets no functions with effects.
    try execute("PRAGMA trusted_schema = OFF")
  }

  deinit { sqlite3_close_v2(handle) }

  /// Runs one or more statements without results.
  ///
  /// - Throws: `SQLiteError` of the first that fails.
  func execute(_ sql: String) throws(SQLiteError) {
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw lastError(sql: sql) }
  }

  /// Runs a body in a transaction: all of it is done, or nothing.
  ///
  /// - Throws: What the body throws, after rolling back.
  func transaction(_ body: () throws(SQLiteError) -> Void) throws(SQLiteError) {
    try execute("BEGIN IMMEDIATE")
    do throws(SQLiteError) {
      try body()
      try execute("COMMIT")
    } catch {
      // SQLite may have rolled back by itself (a full disk); then there is nothing left to do here.
      if sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
      throw error
    }
  }

  /// The whole number that a statement gives.
  ///
  /// - Throws: `SQLiteError`, also when it gives no row.
  func integer(_ sql: String) throws(SQLiteError) -> Int64 {
    let statement = try Statement(sql, on: self)
    guard try statement.step() else {
      throw SQLiteError(code: SQLITE_EMPTY, message: "no row", sql: sql)
    }
    return statement.integer(0) ?? 0
  }

  /// The error of the last call.
  func lastError(sql: String?) -> SQLiteError {
    SQLiteError(
      code: sqlite3_extended_errcode(handle), message: String(cString: sqlite3_errmsg(handle)),
      sql: sql)
  }
}
