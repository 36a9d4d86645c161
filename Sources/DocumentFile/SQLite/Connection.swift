import CSQLite

/// A connection to an SQLite file, owned by one object and used from one place at a time.
///
/// A file may come from a stranger, so a connection trusts it with nothing: the schema gets no functions
/// with effects, damaged pages are noticed before they are used, and no row is larger than
/// `largestValue`.
final class Connection {
  // The C handle: open from init to deinit, and never handed out beyond `Statement`.
  let handle: OpaquePointer
  private var statements: [String: Statement] = [:]
  /// The right to change the file: kept until the file is closed.
  var lock: FileLock?

  /// How a file is opened.
  enum Mode {
    /// An existing file, to be read only.
    case reading
    /// An existing file that nobody can change and that has no log beside it, to be read only: on a
    /// medium or in a folder that cannot be written, SQLite reads in no other way.
    case readingImmutable
    /// An existing file, to be changed.
    case writing
    /// A file that is made.
    case creating
  }

  /// The longest text or blob that is read or written, in bytes.
  private static let largestValue: Int32 = 512 << 20
  /// How long SQLite waits for another program that has the file, in milliseconds.
  private static let patience: Int32 = 5000

  /// How the file was opened.
  let mode: Mode

  /// Opens a file.
  ///
  /// - Throws: `SQLiteError` when SQLite cannot. (It reads the file at the first statement only.)
  init(path: String, mode: Mode) throws(SQLiteError) {
    let flags =
      switch mode {
      case .reading: SQLITE_OPEN_READONLY
      case .readingImmutable: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      case .writing: SQLITE_OPEN_READWRITE
      case .creating: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      }
    let name = mode == .readingImmutable ? Self.immutableAddress(of: path) : path
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(name, &opened, flags | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let opened else {
      let message = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
      sqlite3_close_v2(opened)
      throw SQLiteError(code: code, message: message, sql: nil)
    }
    handle = opened
    self.mode = mode
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, Self.patience)
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, Self.largestValue)
    configure(SQLITE_DBCONFIG_DEFENSIVE, true)
    configure(SQLITE_DBCONFIG_ENABLE_TRIGGER, false)
    configure(SQLITE_DBCONFIG_ENABLE_VIEW, false)
    try execute("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON")
  }

  deinit {
    // Statements are finalized before the connection they belong to.
    statements = [:]
    sqlite3_close_v2(handle)
    // And the file is closed before its lock is.
    lock = nil
  }

  private func configure(_ option: Int32, _ isOn: Bool) {
    _ = backstroke_sqlite3_configure(handle, option, isOn ? 1 : 0)
  }

  /// Whether closing the last connection moves what is in the log into the file.
  ///
  /// Off until the file has turned out to be sound, so that looking at a broken file does not change it.
  func movesLogOnClosing(_ isOn: Bool) {
    configure(SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, !isOn)
  }

  private static func immutableAddress(of path: String) -> String {
    var address: [UInt8] = Array("file:".utf8)
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "%"), UInt8(ascii: "?"), UInt8(ascii: "#"):
        address += "%\(String(byte, radix: 16))".utf8
      default: address.append(byte)
      }
    }
    return String(decoding: address, as: UTF8.self) + "?immutable=1"
  }

  /// Whether no transaction is open.
  var isAutocommitting: Bool { sqlite3_get_autocommit(handle) != 0 }

  /// Runs one or more statements without results.
  ///
  /// - Throws: `SQLiteError` of the first that fails.
  func execute(_ sql: String) throws(SQLiteError) {
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw lastError(sql: sql) }
  }

  /// The prepared form of a statement, which is kept for the next time.
  ///
  /// - Throws: `SQLiteError`.
  func statement(_ sql: String) throws(SQLiteError) -> Statement {
    if let statement = statements[sql] { return statement }
    let statement = try Statement(sql, on: self)
    statements[sql] = statement
    return statement
  }

  /// Runs a statement to its end.
  ///
  /// - Returns: How many rows it changed.
  /// - Throws: `SQLiteError`.
  @discardableResult
  func run(_ sql: String, _ values: [Statement.Value] = []) throws(SQLiteError) -> Int {
    try statement(sql).run(values)
    return Int(sqlite3_changes64(handle))
  }

  /// The error of the last call.
  func lastError(sql: String?) -> SQLiteError {
    SQLiteError(
      code: sqlite3_extended_errcode(handle), message: String(cString: sqlite3_errmsg(handle)),
      sql: sql)
  }
}

extension Connection {
  /// Runs a body in a transaction: all of it is done, or nothing.
  ///
  /// - Throws: What the body throws, after rolling back.
  func transaction(_ body: () throws -> Void) throws {
    try run("BEGIN IMMEDIATE")
    do {
      try body()
      try run("COMMIT")
    } catch {
      // SQLite may have rolled back by itself (a full disk); then there is nothing left to do here.
      if !isAutocommitting { _ = try? run("ROLLBACK") }
      throw error
    }
  }

  /// The whole number in the first row that a statement gives; nil when there is none.
  ///
  /// - Throws: `SQLiteError`.
  func integer(_ sql: String, _ values: [Statement.Value] = []) throws(SQLiteError) -> Int64? {
    let statement = try statement(sql)
    defer { statement.reset() }
    try statement.bind(values)
    return try statement.step() ? statement.integer(0) : nil
  }

  /// The text in the first row that a statement gives; nil when there is none.
  ///
  /// - Throws: `SQLiteError`.
  func text(_ sql: String) throws(SQLiteError) -> String? {
    let statement = try statement(sql)
    defer { statement.reset() }
    return try statement.step() ? statement.text(0) : nil
  }
}
