import CSQLite

/// An error of SQLite's, with its own words and codes.
struct SQLiteError: Error {
  /// The extended result code, such as `SQLITE_IOERR_WRITE`.
  let code: Int32
  /// SQLite's message.
  let message: String
  /// The statement that failed, without its arguments: logs must not tell what people draw.
  let sql: String?

  /// The primary result code: the low byte of the extended one.
  var primaryCode: Int32 { code & 0xFF }
}

extension SQLiteError: CustomStringConvertible {
  var description: String { sql.map { "\(message) (in “\($0)”)" } ?? message }
}
