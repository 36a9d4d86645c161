import Editing
import Foundation
import Shapes

extension Command {
  /// Prints what a step costs for each operation, size and way of keeping it.
  static func benchHistory(_ arguments: [String], print: (String) -> Void) throws {
    let options = try BenchOptions(arguments)
    var rows: [HistoryRow] = []
    let ways = HistoryBenchmark.Representation.allCases
    print("Each cell: bytes that a step retains · time to do it · to undo it · to redo it.")
    print("")
    print("| operation | shapes | \(ways.map(\.rawValue).joined(separator: " | ")) |")
    print("|---|---:|\(ways.map { _ in "---|" }.joined())")
    let drawings = options.sizes.map { (size: $0, start: Canvas.benchmark($0)) }
    for operation in HistoryOperation.allCases {
      for (size, start) in drawings {
        let costs = ways.map { way in
          let cost = HistoryBenchmark(operation: operation, start: start).cost(of: way)
          rows.append(
            HistoryRow(operation: operation, size: size, representation: way, cost: cost))
          return cost.description
        }
        let cells =
          [operation.rawValue, size.formatted(.number.locale(.init(identifier: "en")))] + costs
        print("| \(cells.joined(separator: " | ")) |")
      }
    }
    if let figures = HistoryFigures(rows) {
      print("")
      figures.lines.forEach(print)
    }
    if let path = options.chart {
      try Data(HistoryChart(rows).svg.utf8).write(to: URL(fileURLWithPath: path))
    }
  }
}

/// What one way of keeping the steps of an operation costs on a canvas of some size.
struct HistoryRow {
  let operation: HistoryOperation
  let size: Int
  let representation: HistoryBenchmark.Representation
  let cost: HistoryBenchmark.Cost
}

extension HistoryBenchmark.Cost: CustomStringConvertible {
  /// The cost as a cell of a table.
  var description: String {
    "\(Self.format(bytes: bytes)) · \([make, undo, redo].map(Self.format(nanoseconds:)).joined(separator: " · "))"
  }

  private static func format(bytes: Double) -> String {
    switch bytes {
    case ..<1e3: "\(bytes.formatted(decimals: 0)) B"
    case ..<1e6: "\((bytes / 1e3).formatted(decimals: 1)) kB"
    default: "\((bytes / 1e6).formatted(decimals: 1)) MB"
    }
  }

  private static func format(nanoseconds: Double) -> String {
    nanoseconds < 1e6
      ? "\((nanoseconds / 1e3).formatted(decimals: 1)) µs"
      : "\((nanoseconds / 1e6).formatted(decimals: 1)) ms"
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
