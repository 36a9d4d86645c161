import Foundation

/// What each ratio may be at most, by its name, as `Benchmarks/Thresholds` keeps it.
struct Thresholds {
  private let atMost: [String: Double]

  /// Reads a JSON object of numbers.
  init(contentsOf url: URL) throws {
    atMost = try JSONDecoder().decode([String: Double].self, from: Data(contentsOf: url))
  }

  /// Sets what was found beside what may be.
  ///
  /// - Throws: `Mismatch` when a ratio has no threshold, or a threshold no ratio.
  func requirements(for ratios: [(name: String, ratio: Double)]) throws -> [Requirement] {
    let unknown = Set(ratios.map(\.name)).symmetricDifference(atMost.keys)
    guard unknown.isEmpty else { throw Mismatch(names: unknown.sorted()) }
    return ratios.map { Requirement(what: $0.name, ratio: $0.ratio, atMost: atMost[$0.name] ?? 0) }
  }

  struct Mismatch: Error, CustomStringConvertible {
    let names: [String]
    var description: String {
      "either measured or in the file of thresholds, but not both: \(names.joined(separator: "; "))"
    }
  }
}
