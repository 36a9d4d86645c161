import Shapes

/// What has been read of a damaged document so far.
struct Salvage {
  private let path: String
  private var shapes: [Shape] = []
  private var nextShapeID: Int64 = 1
  private var history: SalvagedHistory?
  private(set) var report = Recovery.Report()

  /// Starts with a file that may be changed.
  init(_ path: String) { self.path = path }

  /// Whether there is anything to write to a new file.
  var hasAnything: Bool { hasTable }
  private var hasTable = false

  /// Reads as much as can be read.
  ///
  /// - Throws: What keeps the file from being read at all.
  mutating func readAll() throws {
    let connection = try open()
    let version = try connection.integer("PRAGMA user_version") ?? 0
    let form: Int64 = try hasColumn("content", on: connection) ? 2 : 1
    if version != form { lose("The version of the file was \(version); it was read as \(form).") }
    hasTable = true
    readShapes(connection, version: form)
    let greatest = shapes.greatestID
    let stored = try? connection.integer("SELECT value FROM document WHERE name = 'next_shape_id'")
    // An id that was ever given out might be in a step; without the number, a large gap is safe.
    nextShapeID = max(stored.flatMap { $0 } ?? greatest + 1_000_000, greatest + 1)
    if form > 1 { readTimeline(connection) }
    report.shapeCount = shapes.count
    report.stepCount = history?.kept.count ?? 0
  }

  /// Writes what was read to a new file.
  ///
  /// - Throws: `DocumentError`, `.exists` when there is something of that name.
  func write(to path: String) throws {
    let contents = DocumentContents(canvas: try Canvas(shapes), nextShapeID: nextShapeID)
    try Draft.replacing(path, existing: .kept) { draft in
      try contents.writeDraft(to: draft, cursor: history?.cursor ?? .start) { connection in
        try history?.write(to: connection)
      }
    }
  }

  private mutating func lose(_ loss: String) { report.losses.append(loss) }

  private mutating func open() throws(SQLiteError) -> Connection {
    do throws(SQLiteError) {
      let connection = try Connection(path: path, mode: .writing)
      _ = try connection.integer("SELECT count(*) FROM sqlite_schema")
      return connection
    } catch {
      // With a new beginning the rest may be readable.
      guard error.isNoDatabase || error.isDamage, FileHeader.mend(path) else { throw error }
      lose(
        error.isDamage
          ? "The file ends too early."
          : "The first bytes of the file were broken; they were written anew.")
      return try Connection(path: path, mode: .writing)
    }
  }

  private func hasColumn(_ name: String, on connection: Connection) throws -> Bool {
    let count = try connection.integer(
      "SELECT count(*) FROM pragma_table_info('shape') WHERE name = ?", [.text(name)])
    return count == 1
  }

  // MARK: Shapes

  private mutating func readShapes(_ connection: Connection, version: Int64) {
    var broken: [String] = []
    var found: [Shape] = []
    var reader = ShapeReader()
    let scan = RowScan(connection, selection: ShapeRow.selection(version: version))
    let isWhole = scan.forEachRow { row in
      do {
        let shape = try reader.shape(row)
        // What a canvas refuses is as broken as what cannot be read.
        _ = try Canvas([shape])
        found.append(shape)
      } catch let damage as Damage {
        broken.append(damage.reason)
      } catch {
        broken.append("\(error)")
      }
    }
    for reason in broken { lose("A shape is lost: \(reason).") }
    if !isWhole { lose("Part of the shapes is lost: pages of the file cannot be read.") }
    shapes = givingEachItsPlace(found)
  }

  /// Gives shapes that share a place in the stacking order with another one a place in front.
  private mutating func givingEachItsPlace(_ found: [Shape]) -> [Shape] {
    var taken: Set<StackingKey> = []
    var ids: Set<ShapeID> = []
    var placed: [Shape] = []
    var homeless: [Shape] = []
    for shape in found where ids.insert(shape.id).inserted {
      if taken.insert(shape.stackingKey).inserted {
        placed.append(shape)
      } else {
        homeless.append(shape)
      }
    }
    let keys = StackingKey.keys(homeless.count, between: taken.max(), and: nil)
    for (var shape, key) in zip(homeless, keys) {
      lose("Shape \(shape.id.rawValue) was moved to the front: its place was taken.")
      shape.stackingKey = key
      placed.append(shape)
    }
    return placed
  }
}

// MARK: - Steps

extension Salvage {
  /// Finds the steps of every branch that can be reached from the present state by steps that fit.
  private mutating func readTimeline(_ connection: Connection) {
    var history = SalvagedHistory(connection)
    guard history.count > 0 else { return }
    guard let place = try? connection.integer("SELECT value FROM document WHERE name = 'cursor'"),
      let canvas = try? Canvas(shapes)
    else { return lose("The history is lost: the place of the drawing in it is not known.") }
    history.walk(from: StepID(place), on: canvas)
    if history.kept.count < history.count {
      lose("Of \(history.count) steps of the history, \(history.kept.count) could be kept.")
    }
    self.history = history
  }
}
