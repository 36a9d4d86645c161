import Editing
import Foundation

extension Command {
  /// Prints what a step costs for each operation, size and way of keeping it.
  static func benchHistory(_ arguments: [String], print: (String) -> Void) throws {
    let options = try BenchOptions(arguments)
    var rows: [HistoryRow] = []
    print("| operation | shapes | kept as | bytes/step | do µs | undo µs | redo µs |")
    print("|---|---:|---|---:|---:|---:|---:|")
    for operation in HistoryOperation.allCases {
      for size in options.sizes {
        for representation in HistoryBenchmark.Representation.allCases {
          let cost = HistoryBenchmark(operation: operation, size: size).cost(of: representation)
          let row = HistoryRow(
            operation: operation, size: size, representation: representation, cost: cost)
          rows.append(row)
          print(row.line)
        }
      }
    }
    if let path = options.chart {
      try Data(HistoryChart(rows).svg.utf8).write(to: URL(fileURLWithPath: path))
    }
  }
}

/// One line of the table.
struct HistoryRow {
  let operation: HistoryOperation
  let size: Int
  let representation: HistoryBenchmark.Representation
  let cost: HistoryBenchmark.Cost

  var line: String {
    func micro(_ nanoseconds: Double) -> String { (nanoseconds / 1000).formatted(decimals: 1) }
    let cells = [
      operation.rawValue, String(size), representation.rawValue,
      cost.bytes.formatted(decimals: 0), micro(cost.make), micro(cost.undo), micro(cost.redo),
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }
}

private struct BenchOptions {
  var sizes = [100, 1000, 10_000, 100_000, 1_000_000]
  var chart: String?

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      guard let value = rest.popFirst() else { throw UsageError("'\(option)' needs a value") }
      switch option {
      case "--sizes":
        sizes = try value.split(separator: ",").map { text in
          guard let size = Int(text), (2...10_000_000).contains(size) else {
            throw UsageError("'\(text)' is not a number of shapes from 2 to 10000000")
          }
          return size
        }
      case "--svg": chart = value
      default: throw UsageError("unknown option '\(option)'")
      }
    }
  }
}
