import CMemmem
import Foundation
import Shapes

/// Measures the filter against a plain search through the bytes of the same names.
enum FilterBenchmark {
  private static let texts = ["9", "e", "tile", "ring 12", "größe", "nothing like this", "999999"]
  private static let screen = 50

  static func run(_ canvas: Canvas, _ report: inout Report) {
    print("Filter: \(canvas.count) names")
    var filter = ShapeFilter(Canvas())
    let english = Locale(identifier: "en")
    report.note("build", shortest(of: 3) { filter = ShapeFilter(canvas, locale: english) })
    let names = PlainNames(canvas)

    var worst = (Duration.zero, Duration.zero, "")
    var longestFirst = Duration.zero
    for text in texts {
      var found = 0
      let (plain, complete) = shortest(of: 15) {
        found = names.count(containing: text)
      } _: {
        _ = filter.search(for: .all) { _ in false }
        _ = filter.search(for: .init(text: text))
      }
      precondition(found == filter.count, "\(text): \(found) names, \(filter.count) rows")
      let first = shortest {
        _ = filter.search(for: .all) { _ in false }
        let end = ContinuousClock.now + .milliseconds(8)
        _ = filter.search(for: .init(text: text)) { $0 < screen && .now < end }
      }
      print("  “\(text)”, \(found) rows")
      report.note("  bytes, by memmem", plain)
      report.note("  complete result", complete)
      report.note("  first screen", first)
      if worst.2.isEmpty || complete / plain > worst.0 / worst.1 { worst = (complete, plain, text) }
      longestFirst = max(longestFirst, first)
    }
    report.ratio(
      "complete result to memmem, worst: “\(worst.2)”", worst.0, to: worst.1, atMost: 3)
    report.note("first screen, longest", longestFirst, atMost: .milliseconds(16))

    measureTyping(filter, &report)
    measureRows(filter, canvas, &report)
    measureEdits(filter, canvas, &report)
  }

  /// A word typed letter by letter, against each of its beginnings searched for anew.
  private static func measureTyping(_ filter: ShapeFilter, _ report: inout Report) {
    var filter = filter
    let beginnings = (1...7).map { String("tile 12".prefix($0)) }
    let typed = shortest {
      _ = filter.search(for: .all)
      for text in beginnings { _ = filter.search(for: .init(text: text)) }
    }
    let anew = shortest {
      for text in beginnings {
        _ = filter.search(for: .all)
        _ = filter.search(for: .init(text: text))
      }
    }
    report.note("“tile 12” typed letter by letter", typed)
    report.note("its beginnings, each searched for anew", anew)
  }

  private static func measureRows(
    _ filter: ShapeFilter, _ canvas: Canvas, _ report: inout Report
  ) {
    var filter = filter
    _ = filter.search(for: .init(text: "e"))
    var random = Random(state: 5)
    let rows = (0..<10_000).map { _ in random.next(below: filter.count) }
    let ids = rows.map { filter[$0] }
    var sum: Int64 = 0
    report.note(
      "row to shape", shortest { for row in rows { sum += filter[row].rawValue } } / 10_000)
    report.note(
      "shape to row",
      shortest { for id in ids { sum += Int64(filter.row(of: id, on: canvas)!) } } / 10_000)
    precondition(sum != 0)
  }

  private static func measureEdits(
    _ filter: ShapeFilter, _ canvas: Canvas, _ report: inout Report
  ) {
    var filter = filter
    _ = filter.search(for: .init(text: "tile"))
    let ids = (0..<1000).map { ShapeID(Int64($0 * (canvas.count / 1000) + 1)) }
    do {
      let deltas = try ids.map { try Edit.rename($0, to: "Tile, renamed").delta(on: canvas) }
      var renamed = canvas
      for delta in deltas { try renamed.apply(delta) }
      let time = shortest {
        for delta in deltas { _ = filter.apply(delta, on: renamed) }
        for delta in deltas { _ = filter.apply(delta.inverted, on: canvas) }
      }
      report.note("follow a rename", time / 2000)
    } catch {
      fatalError("a rename is refused: \(error)")
    }
  }
}

/// Names in one piece of memory, as plain as a search can have them: in lower case, without accents.
private struct PlainNames {
  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  init(_ canvas: Canvas) {
    for shape in canvas.shapes.reversed() {
      bytes += Self.folded(shape.name).utf8
      bytes.append(0xFF)
      ends.append(bytes.count)
    }
  }

  private static func folded(_ text: String) -> String {
    text.utf8.allSatisfy { $0 < 0x80 }
      ? text.lowercased()
      : text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }

  /// How many names contain a text, each counted once, by the C library's search.
  func count(containing text: String) -> Int {
    let needle = Array(Self.folded(text).utf8)
    var found = 0
    var name = 0
    bytes.withUnsafeBytes { bytes in
      var offset = 0
      while let match = plain_memmem(
        bytes.baseAddress! + offset, bytes.count - offset, needle, needle.count)
      {
        let place = match - bytes.baseAddress!
        while ends[name] <= place { name += 1 }
        found += 1
        offset = ends[name]
      }
    }
    return found
  }
}
