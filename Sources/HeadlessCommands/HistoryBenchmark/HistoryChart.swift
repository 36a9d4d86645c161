import Foundation

/// The bytes of a step over the size of the drawing, a panel for each operation, both axes by powers of ten.
struct HistoryChart {
  private let rows: [HistoryRow]
  private let panel = (width: 240.0, height: 190.0, margin: 46.0)
  private let columns = 3
  private let colors: [HistoryBenchmark.Representation: String] = [
    .arraySnapshot: "#c01c28", .sharedSnapshot: "#e5a50a", .delta: "#1c71d8",
  ]

  init(_ rows: [HistoryRow]) { self.rows = rows }

  /// The chart as an SVG file.
  var svg: String {
    let operations = HistoryOperation.allCases.filter { operation in
      rows.contains { $0.operation == operation }
    }
    let lines = (operations.count + columns - 1) / columns
    let width = Double(columns) * panel.width
    let height = Double(lines) * panel.height + 30
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      font-family="sans-serif" font-size="10">
      <rect width="100%" height="100%" fill="white"/>
      \(legend)
      \(operations.enumerated().map { place, operation in
        """
        <g transform="translate(\(Double(place % columns) * panel.width), \
        \(Double(place / columns) * panel.height + 30))">\(draw(operation))</g>
        """
      }.joined(separator: "\n"))
      </svg>

      """
  }

  private var legend: String {
    HistoryBenchmark.Representation.allCases.enumerated().map { place, representation in
      let x = 46 + place * 200
      return """
        <rect x="\(x)" y="10" width="10" height="10" fill="\(colors[representation]!)"/>
        <text x="\(x + 15)" y="19">\(representation.rawValue), bytes a step</text>
        """
    }.joined(separator: "\n")
  }

  private func draw(_ operation: HistoryOperation) -> String {
    let exponents = rows.map { log10(Double($0.size)) }
    let (low, high) = (
      exponents.min() ?? 2, max((exponents.max() ?? 6), (exponents.min() ?? 2) + 1)
    )
    func x(_ size: Int) -> Double {
      panel.margin + (log10(Double(size)) - low) / (high - low) * (panel.width - panel.margin - 14)
    }
    // From ten bytes to a gigabyte.
    func y(_ bytes: Double) -> Double {
      let share = (log10(max(bytes, 10)) - 1) / 8
      return panel.height - 30 - share * (panel.height - 56)
    }
    var parts = [
      "<text x=\"\(panel.margin)\" y=\"14\" font-weight=\"bold\">\(operation.rawValue)</text>"
    ]
    for (bytes, label) in [(10.0, "10 B"), (1e3, "1 kB"), (1e6, "1 MB"), (1e9, "1 GB")] {
      parts.append(
        """
        <line x1="\(panel.margin)" x2="\(panel.width - 14)" y1="\(y(bytes))" y2="\(y(bytes))" \
        stroke="#deddda"/><text x="\(panel.margin - 4)" y="\(y(bytes) + 3)" \
        text-anchor="end">\(label)</text>
        """)
    }
    for size in Set(rows.map(\.size)).sorted() {
      parts.append(
        "<text x=\"\(x(size))\" y=\"\(panel.height - 14)\" text-anchor=\"middle\">\(short(size))</text>"
      )
    }
    for representation in HistoryBenchmark.Representation.allCases {
      let points = rows.filter { $0.operation == operation && $0.representation == representation }
      let path = points.map { "\(x($0.size)),\(y($0.cost.bytes))" }.joined(separator: " ")
      parts.append(
        "<polyline points=\"\(path)\" fill=\"none\" stroke=\"\(colors[representation]!)\" stroke-width=\"2\"/>"
      )
    }
    return parts.joined(separator: "\n")
  }

  private func short(_ size: Int) -> String {
    size >= 1_000_000 ? "\(size / 1_000_000)M" : size >= 1000 ? "\(size / 1000)k" : "\(size)"
  }
}
