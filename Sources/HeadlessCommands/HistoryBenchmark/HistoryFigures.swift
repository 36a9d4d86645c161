import Editing

/// What a history and its canvas are held to, from the rows of a table that has small and large drawings.
struct HistoryFigures {
  private let rows: [HistoryRow]
  private let memory: CanvasMemory

  private static let small = 1000
  private static let large = 1_000_000
  /// The edits of one shape that a person makes all the time.
  private static let edits: [HistoryOperation] = [.move, .delete, .restack, .style]

  /// Makes the figures; nil when the rows lack a size that they are about.
  init?(_ rows: [HistoryRow]) {
    let sizes = Set(rows.map(\.size))
    guard sizes.isSuperset(of: [Self.small, 100_000, Self.large]) else { return nil }
    self.rows = rows
    memory = CanvasMemory(shapes: Self.large)
  }

  /// The figures as a table.
  var lines: [String] {
    let large = Self.large
    let slowest = worst { cost($0, large, .sharedSnapshot).make }
    return [
      "| figure | found | at most | |", "|---|---:|---:|---|",
      line(
        "one edit with a snapshot held, 1,000,000 shapes / 1,000",
        worst {
          cost($0, large, .sharedSnapshot).make / cost($0, Self.small, .sharedSnapshot).make
        },
        atMost: 4),
      line(
        "the slowest at 1,000,000 / copying an array of them once",
        slowest / cost(.move, large, .arraySnapshot).make, atMost: 0.001, decimals: 5),
      line(
        "undo of one edit / doing it, at 1,000,000",
        worst { cost($0, large, .delta).undo / cost($0, large, .delta).make }, atMost: 1.5),
      line(
        "memory of the canvas / plain array and dictionary, 1,000,000 shapes", memory.ratio,
        atMost: 1.5),
      line(
        "bytes a step: move of one among 1,000,000", cost(.move, large, .delta).bytes, atMost: 100),
      line(
        "bytes a shape: move of 100,000 at once",
        cost(.moveAll, 100_000, .delta).bytes / 100_000, atMost: 48),
    ]
  }

  private func worst(_ figure: (HistoryOperation) -> Double) -> Double {
    Self.edits.map(figure).max()!
  }

  private func cost(
    _ operation: HistoryOperation, _ size: Int, _ representation: HistoryBenchmark.Representation
  ) -> HistoryBenchmark.Cost {
    rows.first {
      $0.operation == operation && $0.size == size && $0.representation == representation
    }!.cost
  }

  private func line(
    _ name: String, _ found: Double, atMost limit: Double, decimals: Int = 2
  ) -> String {
    let verdict = found <= limit ? "met" : "**missed**"
    return "| \(name) | \(found.formatted(decimals: decimals)) | \(limit) | \(verdict) |"
  }
}
