import Shapes

extension ShapeRow {
  /// Makes the rows of the table `shape` follow a change of the canvas.
  ///
  /// - Complexity: O(*k* log *n*), *k* being the number of changes and *n* of rows.
  /// - Throws: `Damage` when a row is not there that should be, and what SQLite does.
  static func apply(_ delta: Delta, on connection: Connection) throws {
    for part in delta.parts { try apply(part, on: connection) }
  }

  private static func apply(_ part: Delta.Part, on connection: Connection) throws {
    switch part {
    case .insertion(let shapes):
      for shape in shapes { try connection.run(insertion, values(shape)) }
    case .removal(let shapes):
      for shape in shapes {
        let count = try connection.run(
          "DELETE FROM shape WHERE id = ?", [.integer(shape.id.rawValue)])
        try requireOne(count, shape.id)
      }
    case .centers(let changes): try update(center, changes, values, on: connection)
    case .placements(let changes): try update(center + extent, changes, values, on: connection)
    case .stackingKeys(let changes): try update(stackingKey, changes, values, on: connection)
    case .names(let changes): try update(name, changes, values, on: connection)
    case .visibility(let changes): try update(visibility, changes, values, on: connection)
    case .locks(let changes): try update(lock, changes, values, on: connection)
    case .styles(let changes): try update(style, changes, values, on: connection)
    case .forms(let changes): try update(form, changes, values, on: connection)
    case .groups(let changes): try update(groups, changes, values, on: connection)
    case .replacement(let before, let after):
      try replace(before, with: after, on: connection)
    }
  }

  /// Writes the rows that differ.
  private static func replace(
    _ before: Canvas, with after: Canvas, on connection: Connection
  ) throws {
    for shape in before.shapes where after[shape.id] == nil {
      try connection.run("DELETE FROM shape WHERE id = ?", [.integer(shape.id.rawValue)])
    }
    let writing = "REPLACE" + insertion.dropFirst("INSERT".count)
    for shape in after.shapes where before[shape.id] != shape {
      try connection.run(writing, values(shape))
    }
  }

  private static func update<Value>(
    _ columns: [String], _ changes: [PropertyChange<Value>],
    _ values: (Value) -> [Statement.Value], on connection: Connection
  ) throws {
    let assignments = columns.map { "\($0) = ?" }.joined(separator: ", ")
    let sql = "UPDATE shape SET \(assignments) WHERE id = ?"
    for change in changes {
      let count = try connection.run(sql, values(change.after) + [.integer(change.id.rawValue)])
      try requireOne(count, change.id)
    }
  }

  private static func requireOne(_ count: Int, _ id: ShapeID) throws(Damage) {
    guard count == 1 else { throw Damage("shape \(id.rawValue) is missing") }
  }
}
