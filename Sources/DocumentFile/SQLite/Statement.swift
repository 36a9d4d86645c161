import CSQLite

#if canImport(Glibc)
import Glibc
#endif

/// A prepared statement of a connection.
final class Statement {
  // The C handle: valid from init to deinit, and never handed out.
  private let handle: OpaquePointer
  // A connection keeps its statements, so it is always there.
  private unowned let connection: Connection
  private let sql: String

  /// Prepares a statement.
  ///
  /// - Throws: `SQLiteError`.
  init(_ sql: String, on connection: Connection) throws(SQLiteError) {
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v3(
      connection.handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard code == SQLITE_OK, let prepared else { throw connection.lastError(sql: sql) }
    handle = prepared
    self.connection = connection
    self.sql = sql
  }

  deinit { sqlite3_finalize(handle) }

  /// Goes to the next row.
  ///
  /// - Returns: Whether there is one.
  /// - Throws: `SQLiteError`.
  func step() throws(SQLiteError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw connection.lastError(sql: sql)
    }
  }

  /// Makes the statement ready to be run again.
  func reset() { sqlite3_reset(handle) }

  /// Binds values to the parameters in their order.
  ///
  /// - Throws: `SQLiteError`.
  func bind(_ values: [Value]) throws(SQLiteError) {
    for (index, value) in values.enumerated() {
      guard bind(value, at: Int32(index + 1)) == SQLITE_OK else {
        throw connection.lastError(sql: sql)
      }
    }
  }

  /// Runs the statement to its end and makes it ready again.
  ///
  /// - Throws: `SQLiteError`.
  func run(_ values: [Value]) throws(SQLiteError) {
    defer { reset() }
    try bind(values)
    while try step() {}
  }

  /// Calls a closure at each row, in which the columns of the row can be read.
  ///
  /// - Throws: `SQLiteError`, and what the closure throws.
  func forEachRow(_ values: [Value] = [], _ body: (Statement) throws -> Void) throws {
    defer { reset() }
    try bind(values)
    while try step() { try body(self) }
  }

  /// A value to bind.
  enum Value {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob([UInt8])
  }

  // SQLITE_TRANSIENT, a cast that Swift does not import: SQLite copies the bytes at once.
  private static let copyAtOnce = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

  private func bind(_ value: Value, at index: Int32) -> Int32 {
    switch value {
    case .null: return sqlite3_bind_null(handle, index)
    case .integer(let number): return sqlite3_bind_int64(handle, index, number)
    case .real(let number): return sqlite3_bind_double(handle, index, number)
    case .text(var text):
      return text.withUTF8 { bytes in
        // An empty string may have no address, which SQLite would take for NULL.
        guard let start = bytes.baseAddress else {
          return sqlite3_bind_text(handle, index, "", 0, nil)
        }
        return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
          sqlite3_bind_text64(
            handle, index, $0, UInt64(bytes.count), Self.copyAtOnce, UInt8(SQLITE_UTF8))
        }
      }
    case .blob(let bytes):
      return bytes.withUnsafeBytes { buffer in
        guard let start = buffer.baseAddress else { return sqlite3_bind_zeroblob(handle, index, 0) }
        return sqlite3_bind_blob64(handle, index, start, UInt64(buffer.count), Self.copyAtOnce)
      }
    }
  }
}

// MARK: - Columns

extension Statement {
  // Of the current row; nil when the column holds another type, as a stranger's file may.

  func integer(_ column: Int32) -> Int64? {
    sqlite3_column_type(handle, column) == SQLITE_INTEGER
      ? sqlite3_column_int64(handle, column) : nil
  }

  func real(_ column: Int32) -> Double? {
    sqlite3_column_type(handle, column) == SQLITE_FLOAT
      ? sqlite3_column_double(handle, column) : nil
  }

  func text(_ column: Int32) -> String? {
    guard sqlite3_column_type(handle, column) == SQLITE_TEXT,
      let start = sqlite3_column_text(handle, column)
    else { return nil }
    let bytes = UnsafeBufferPointer(
      start: start, count: Int(sqlite3_column_bytes(handle, column)))
    // Most texts are ASCII, for which there is a much faster way.
    return bytes.allSatisfy { $0 < 0x80 }
      ? String(decoding: bytes, as: UTF8.self) : String(validating: bytes, as: UTF8.self)
  }

  /// Whether a column holds exactly these bytes as a text.
  func holdsText(_ text: [UInt8], _ column: Int32) -> Bool {
    guard sqlite3_column_type(handle, column) == SQLITE_TEXT,
      let start = sqlite3_column_text(handle, column),
      Int(sqlite3_column_bytes(handle, column)) == text.count
    else { return false }
    return memcmp(start, text, text.count) == 0
  }

  func blob(_ column: Int32) -> [UInt8]? {
    guard sqlite3_column_type(handle, column) == SQLITE_BLOB else { return nil }
    // An empty blob has no address.
    guard let start = sqlite3_column_blob(handle, column) else { return [] }
    let count = Int(sqlite3_column_bytes(handle, column))
    return [UInt8](UnsafeRawBufferPointer(start: start, count: count))
  }

  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }
}
