import CBareSQLite

/// SQLite's C interface as somebody uses it who wants nothing else: the peer of the measurements.
final class BareSQLite {
  private let handle: OpaquePointer
  private var statements: [String: OpaquePointer] = [:]

  init(_ path: String) {
    var opened: OpaquePointer?
    guard
      sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nil) == SQLITE_OK,
      let opened
    else { fatalError("cannot open \(path)") }
    handle = opened
  }

  deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(handle)
  }

  func execute(_ sql: String) {
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else {
      fatalError("\(sql): \(String(cString: sqlite3_errmsg(handle)))")
    }
  }

  func prepare(_ sql: String) -> OpaquePointer {
    if let statement = statements[sql] { return statement }
    var prepared: OpaquePointer?
    guard sqlite3_prepare_v2(handle, sql, -1, &prepared, nil) == SQLITE_OK, let prepared else {
      fatalError("\(sql): \(String(cString: sqlite3_errmsg(handle)))")
    }
    statements[sql] = prepared
    return prepared
  }

  func run(_ statement: OpaquePointer) {
    guard sqlite3_step(statement) == SQLITE_DONE else {
      fatalError(String(cString: sqlite3_errmsg(handle)))
    }
    sqlite3_reset(statement)
  }

  // MARK: The measured work

  /// Moves a shape: its row, a step and the cursor, in one transaction.
  func move(_ id: Int64, to center: (Double, Double), step: Int64, delta: [UInt8]) {
    run(prepare("BEGIN IMMEDIATE"))
    let update = prepare("UPDATE shape SET center_x = ?, center_y = ? WHERE id = ?")
    sqlite3_bind_double(update, 1, center.0)
    sqlite3_bind_double(update, 2, center.1)
    sqlite3_bind_int64(update, 3, id)
    run(update)
    insert(step: step, delta: delta)
    let cursor = prepare("UPDATE document SET value = ? WHERE name = 'cursor'")
    sqlite3_bind_int64(cursor, 1, step)
    run(cursor)
    run(prepare("COMMIT"))
  }

  func insert(step: Int64, delta: [UInt8]) {
    let insertion = prepare(
      "INSERT INTO step (id, parent, name, time, delta) VALUES (?, ?, 'Move Rectangle', ?, ?)")
    sqlite3_bind_int64(insertion, 1, step)
    sqlite3_bind_int64(insertion, 2, step - 1)
    sqlite3_bind_int64(insertion, 3, 1_700_000_000_000 + step)
    delta.withUnsafeBytes { bytes in
      // The bytes live until the statement has run.
      _ = sqlite3_bind_blob64(insertion, 4, bytes.baseAddress, UInt64(bytes.count), nil)
      run(insertion)
    }
  }

  /// Reads every column of every shape, and gives a number that depends on all of them.
  func readShapes() -> Double {
    let rows = prepare("SELECT * FROM shape")
    let columns = sqlite3_column_count(rows)
    var sum = 0.0
    while sqlite3_step(rows) == SQLITE_ROW {
      for column in 0..<columns {
        switch sqlite3_column_type(rows, column) {
        case SQLITE_INTEGER: sum += Double(sqlite3_column_int64(rows, column))
        case SQLITE_FLOAT: sum += sqlite3_column_double(rows, column)
        case SQLITE_TEXT:
          let text = sqlite3_column_text(rows, column)
          sum += Double(text?[0] ?? 0) + Double(sqlite3_column_bytes(rows, column))
        default: break
        }
      }
    }
    sqlite3_reset(rows)
    return sum
  }
}
