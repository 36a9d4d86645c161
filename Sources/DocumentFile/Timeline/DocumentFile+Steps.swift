import Shapes

extension DocumentFile {
  /// Reads steps.
  ///
  /// - Parameters:
  ///   - ranges: The ids.
  ///   - newestFirst: Whether each range is read from its end.
  ///   - body: Is called with each step, until it gives false.
  /// - Throws: `DocumentError` when a step is missing or cannot be understood, and what `body` throws.
  package func readSteps(
    _ ranges: [ClosedRange<Int64>], newestFirst: Bool, _ body: (Step) throws -> Bool
  ) throws(DocumentError) {
    do {
      for range in ranges {
        guard try readSteps(range, newestFirst: newestFirst, body) else { return }
      }
    } catch {
      throw DocumentError(path, error, during: .reading)
    }
  }

  private func readSteps(
    _ range: ClosedRange<Int64>, newestFirst: Bool, _ body: (Step) throws -> Bool
  ) throws -> Bool {
    let rows = try connection.statement(
      "SELECT id, parent, name, time, delta FROM step WHERE id BETWEEN ? AND ? ORDER BY id"
        + (newestFirst ? " DESC" : ""))
    defer { rows.reset() }
    try rows.bind([.integer(range.lowerBound), .integer(range.upperBound)])
    for expected in newestFirst ? AnySequence(range.reversed()) : AnySequence(range) {
      guard try rows.step(), rows.integer(0) == expected else {
        throw Damage("step \(expected) is missing")
      }
      if try !body(try Self.step(in: rows)) { return false }
    }
    return true
  }

  static func step(in row: Statement) throws(Damage) -> Step {
    guard let id = row.integer(0), let parent = row.integer(1), let name = row.text(2),
      let time = row.integer(3), let bytes = row.blob(4)
    else { throw Damage("a step has no valid \(row.text(2) == nil ? "name" : "content")") }
    do {
      return Step(
        id: StepID(id), parent: StepID(parent), name: name, time: time,
        delta: try Delta(decoding: bytes))
    } catch {
      throw Damage("step \(id) is broken: \(error)")
    }
  }

  /// Reads what lists show of steps.
  ///
  /// - Returns: The labels of those steps that are there and can be read.
  /// - Throws: `DocumentError`.
  package func readLabels(
    _ range: ClosedRange<Int64>
  ) throws(DocumentError) -> [StepID: StepLabel] {
    do {
      var labels: [StepID: StepLabel] = [:]
      let rows = try connection.statement(
        "SELECT id, name, time FROM step WHERE id BETWEEN ? AND ?")
      try rows.forEachRow([.integer(range.lowerBound), .integer(range.upperBound)]) { row in
        guard let id = row.integer(0), let name = row.text(1), let time = row.integer(2) else {
          return
        }
        labels[StepID(id)] = StepLabel(name: name, time: time)
      }
      return labels
    } catch {
      throw DocumentError(path, error, during: .reading)
    }
  }
}
