import Dispatch
import Shapes
import Synchronization

/// The reading of all shapes of a file: ranges of ids, which two connections take in turns.
///
/// A document of a million shapes is opened in little more time than SQLite takes to read its rows:
/// while one processor reads rows and makes shapes of them, so does another one.
final class ShapeLoad: Sendable {
  private let ranges: [ClosedRange<Int64>]
  private let version: Int64
  private let isIndexed: Bool
  private let progress: Mutex<Progress>

  private struct Progress {
    /// The ranges that nobody has taken, the next one last.
    var open: [Int]
    var parts: [CanvasPart]
  }

  /// How many ranges there are at most.
  private static let rangeLimit: Int64 = 64
  /// How many ids make a range at least: few shapes are not worth a second connection.
  private static let smallestRange: Int64 = 4096

  /// Makes the reading of the shapes with some ids.
  ///
  /// - Parameters:
  ///   - ids: The range of the ids; nil when there are none.
  ///   - version: The version of the tables.
  ///   - isIndexed: Whether there is to be a spatial index.
  init(ids: ClosedRange<Int64>?, version: Int64, isIndexed: Bool) {
    ranges = ids.map(Self.cut) ?? []
    self.version = version
    self.isIndexed = isIndexed
    progress = Mutex(
      Progress(
        open: ranges.indices.reversed(),
        parts: ranges.map { _ in CanvasPart(isIndexed: isIndexed) }))
  }

  private static func cut(_ ids: ClosedRange<Int64>) -> [ClosedRange<Int64>] {
    // Ids are not negative, so the distance fits.
    let distance = ids.upperBound - ids.lowerBound
    let length = max(smallestRange, distance / rangeLimit + 1)
    return stride(from: 0, through: distance, by: Int(length)).map { start in
      let first = ids.lowerBound + Int64(start)
      return first...min(ids.upperBound, first + min(length - 1, ids.upperBound - first))
    }
  }

  /// The shapes that were read, in the order of their ids.
  var parts: [CanvasPart] { progress.withLock { $0.parts } }

  /// Reads until no range is open.
  ///
  /// - Throws: `Damage` of a row, what a canvas refuses, and what SQLite does; the range is open then.
  func run(on connection: Connection) throws {
    let rows = try connection.statement(
      ShapeRow.selection(version: version) + " WHERE id BETWEEN ? AND ? ORDER BY id")
    var reader = ShapeReader()
    while let index = progress.withLock({ $0.open.popLast() }) {
      do {
        var part = CanvasPart(isIndexed: isIndexed)
        let bounds = ranges[index]
        // A damaged tree of SQLite's may give rows in any order, and others than were asked for.
        var last = bounds.lowerBound - 1
        try rows.forEachRow([.integer(bounds.lowerBound), .integer(bounds.upperBound)]) { row in
          let shape = try reader.shape(row)
          guard last < shape.id.rawValue, shape.id.rawValue <= bounds.upperBound else {
            throw Damage("shape \(shape.id.rawValue) is out of order")
          }
          last = shape.id.rawValue
          try part.append(shape)
        }
        progress.withLock { $0.parts[index] = part }
      } catch {
        progress.withLock { $0.open.append(index) }
        throw error
      }
    }
  }

  /// Reads with the help of a second connection.
  ///
  /// - Parameters:
  ///   - connection: A connection that is in a transaction.
  ///   - path: The file.
  ///   - mode: How the second connection opens it, to read only.
  /// - Returns: Whether there was a second connection. It may have seen a later state of the file, when
  ///   another program has written meanwhile.
  /// - Throws: As `run(on:)`.
  func run(on connection: Connection, helpedBy path: String, mode: Connection.Mode) throws -> Bool {
    guard ranges.count > 1 else {
      try run(on: connection)
      return false
    }
    let helping = DispatchGroup()
    DispatchQueue.global(qos: .userInitiated).async(group: helping) {
      // What the helper cannot do is left to the other one, which then says why it cannot be done.
      guard let helper = try? Connection(path: path, mode: mode) else { return }
      helper.movesLogOnClosing(false)
      _ = try? helper.run("BEGIN")
      try? self.run(on: helper)
    }
    defer { helping.wait() }
    try run(on: connection)
    helping.wait()
    // The helper gives back what it could not read, and by then the other one may be done.
    try run(on: connection)
    return true
  }
}
