/// Goes over the rows of a table whose pages may be broken.
///
/// Where a row cannot be reached, it tries the halves of the ids that are left, so that one broken page
/// costs the rows in it and not those behind it.
struct RowScan {
  private let rows: Statement?
  /// How many pieces may be tried: each broken page costs some sixty, and a hostile file must not cost hours.
  private static let attemptLimit = 20_000

  /// Makes the scan of a selection whose first column is the row id.
  init(_ connection: Connection, selection: String) {
    rows = try? connection.statement(selection + " WHERE id BETWEEN ? AND ? ORDER BY id")
  }

  /// Calls a closure at each row that can be reached.
  ///
  /// - Returns: Whether all rows could be reached.
  func forEachRow(_ body: (Statement) -> Void) -> Bool {
    guard let rows else { return false }
    var isWhole = true
    var attempts = 0
    var pieces: [ClosedRange<Int64>] = [Int64.min...Int64.max]
    while let piece = pieces.popLast() {
      attempts += 1
      guard attempts < Self.attemptLimit else { return false }
      var last: Int64?
      do {
        try rows.forEachRow([.integer(piece.lowerBound), .integer(piece.upperBound)]) { row in
          last = row.integer(0)
          body(row)
        }
      } catch {
        isWhole = false
        let start = last.map { $0 == .max ? $0 : $0 + 1 } ?? piece.lowerBound
        guard start < piece.upperBound else { continue }
        let middle = start + (piece.upperBound / 2 - start / 2)
        guard middle < piece.upperBound else { continue }
        pieces.append(middle + 1...piece.upperBound)
        pieces.append(start...middle)
      }
    }
    return isWhole
  }
}
