import Foundation
import Shapes
import TestSupport
import Testing

@Suite struct ShapeFilterTests {
  private let english = Locale(identifier: "en")

  /// What a filter must show, found by looking at each shape.
  private func expectedRows(_ query: ShapeFilter.Query, on canvas: Canvas) -> [ShapeID] {
    func folded(_ text: String) -> String {
      text.utf8.allSatisfy { $0 < 0x80 }
        ? text.lowercased()
        : text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: english)
          .replacingOccurrences(of: "ø", with: "o")
    }
    let text = folded(query.text)
    return canvas.shapes.reversed().filter { shape in
      (shape.isVisible || !query.visibleOnly)
        && (text.isEmpty || folded(shape.name).contains(text))
    }.map(\.id)
  }

  /// A list of rows as a widget keeps one: it knows nothing but the changes that it is told.
  private struct Mirror {
    var rows: [ShapeID]

    mutating func follow(_ changes: RowChanges, of filter: ShapeFilter) {
      for range in changes.removals { rows.removeSubrange(range) }
      for range in changes.insertions {
        rows.insert(contentsOf: range.map { filter[$0] }, at: range.lowerBound)
      }
    }
  }

  private static let texts = ["", "1", "12", "120", "a", "uni", "CODE", "o'", "nothing has this"]

  @Test(arguments: [UInt64(51), 52, 53, 54])
  func `after each random edit, query and step the rows are those that a look at each shape gives`(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    var edits = RandomEdits(seed: seed, nextID: 2000)
    var canvas = Canvas.sample(700)
    var filter = ShapeFilter(canvas, locale: english)
    var mirror = Mirror(rows: Array(filter))
    #expect(mirror.rows == expectedRows(.all, on: canvas))
    for step in 0..<300 {
      let comment: Comment = "seed \(seed), step \(step), \(filter.query)"
      switch Int.random(in: 0..<8, using: &generator) {
      case 0:
        let query = ShapeFilter.Query(
          text: Self.texts.randomElement(using: &generator)!,
          visibleOnly: Bool.random(using: &generator))
        var steps = Int.random(in: 0..<4, using: &generator)
        let changes = filter.search(for: query) { _ in
          steps -= 1
          return steps >= 0
        }
        mirror.follow(changes, of: filter)
      case 1:
        mirror.follow(filter.advance { _ in false }, of: filter)
      default:
        let delta = try edits.next(on: canvas).delta(on: canvas)
        let named = canvas
        try canvas.apply(delta)
        let changes = filter.apply(delta, on: canvas)
        mirror.follow(changes, of: filter)
        // Updates are told for rows that stay, and no other row looks different.
        let updated = Set(changes.updates.joined().map { filter[$0] })
        #expect(updated.isSubset(of: delta.touchedShapes), comment)
        let inserted = Set(changes.insertions.joined().map { filter[$0] })
        for id in mirror.rows where named[id]?.name != canvas[id]?.name {
          #expect(updated.contains(id) || inserted.contains(id), comment)
        }
      }
      let expected = expectedRows(filter.query, on: canvas)
      #expect(mirror.rows == Array(expected.prefix(filter.count)), comment)
      #expect(!filter.isComplete || filter.count == expected.count, comment)
      // Reading rows one by one is slow without optimization, so a few of them stand for all.
      for row in filter.indices.shuffled(using: &generator).prefix(5) {
        #expect(mirror.rows[row] == filter[row], comment)
      }
      if let row = filter.indices.randomElement(using: &generator) {
        let found = filter.row(of: filter[row], on: canvas)
        #expect(found == row, comment)
      }
    }
  }

  @Test func `only what a list can show counts as a change of it`() throws {
    let canvas = Canvas.sample(10)
    func count(_ edit: Edit) throws -> Int { try edit.delta(on: canvas).listedChangeCount }
    #expect(try count(.move([1, 2].ids, by: Vector(1, 1))) == 0)
    #expect(try count(.style([1, 2].ids, .opacity(0.3))) == 0)
    #expect(try count(.rename(ShapeID(1), to: "x")) == 1)
    #expect(try count(.remove([1, 2, 3].ids)) == 3)
    #expect(try count(.replace(Canvas())) == 10)
  }

  @Test func `each row leads to its shape and each shape to its row`() throws {
    var canvas = Canvas.sample(1000)
    let delta = try Edit.setVisible((1...500).map { $0 * 2 }.ids, false).delta(on: canvas)
    try canvas.apply(delta)
    var filter = ShapeFilter(canvas, locale: english)
    _ = filter.search(for: .init(text: "7", visibleOnly: true))
    let rows = Array(filter)
    #expect(rows == expectedRows(filter.query, on: canvas))
    #expect(rows.map { filter.row(of: $0, on: canvas) } == Array(0..<rows.count))
    #expect([2, 4000].ids.allSatisfy { filter.row(of: $0, on: canvas) == nil })
  }

  @Test func `a renamed shape that no longer matches loses its row, and gets it back by undo`()
    throws
  {
    var canvas = Canvas.sample(3)
    var filter = ShapeFilter(canvas, locale: english)
    _ = filter.search(for: .init(text: "RECTANGLE 2"))
    let rename = try Edit.rename(ShapeID(2), to: "Ring").delta(on: canvas)
    try canvas.apply(rename)
    #expect(filter.apply(rename, on: canvas) == RowChanges(removals: [0..<1]))
    #expect(filter.isEmpty)
    try canvas.apply(rename.inverted)
    #expect(filter.apply(rename.inverted, on: canvas) == RowChanges(insertions: [0..<1]))
    #expect(Array(filter) == [2].ids)
  }

  @Test func `a row that stays is updated and not exchanged, and a move is no change of a list`()
    throws
  {
    var canvas = Canvas.sample(5)
    var filter = ShapeFilter(canvas, locale: english)
    func changes(_ edit: Edit) throws -> RowChanges {
      let delta = try edit.delta(on: canvas)
      try canvas.apply(delta)
      return filter.apply(delta, on: canvas)
    }
    #expect(try changes(.rename(ShapeID(4), to: "x")) == RowChanges(updates: [1..<2]))
    #expect(try changes(.setVisible([2, 3].ids, false)) == RowChanges(updates: [2..<4]))
    #expect(try changes(.move([1, 2].ids, by: Vector(1, 1))).isEmpty)
    #expect(
      try changes(.restack([1].ids, .toFront))
        == RowChanges(removals: [4..<5], insertions: [0..<1]))
    #expect(try changes(.remove([1, 5, 2].ids)) == RowChanges(removals: [4..<5, 0..<2]))
  }

  @Test func `many shapes come, go and change places at once, and the rows are right`() throws {
    var canvas = Canvas.sample(2000)
    var filter = ShapeFilter(canvas, locale: english)
    var mirror = Mirror(rows: Array(filter))
    func perform(_ edit: Edit) throws {
      let delta = try edit.delta(on: canvas)
      try canvas.apply(delta)
      mirror.follow(filter.apply(delta, on: canvas), of: filter)
      #expect(mirror.rows == canvas.order.reversed().map { ShapeID($0) })
      try canvas.apply(delta.inverted)
      mirror.follow(filter.apply(delta.inverted, on: canvas), of: filter)
      #expect(mirror.rows == canvas.order.reversed().map { ShapeID($0) })
      try canvas.apply(delta)
      mirror.follow(filter.apply(delta, on: canvas), of: filter)
    }
    try perform(
      .insert(
        canvas.stackingKeysInFront(3000).enumerated().map {
          .sample(Int64($0 + 5000), key: $1)
        }))
    try perform(.restack(Array(canvas.shapes.map(\.id).prefix(1500)), .toFront))
    try perform(.remove(canvas.shapes.map(\.id).filter { $0.rawValue % 7 != 0 }))
    try perform(.remove(canvas.shapes.map(\.id)))
    #expect(filter.isEmpty && filter.isComplete)
    try perform(.insert([.sample(1)]))
    #expect(filter.count == 1)
  }

  @Test func `the first step of a search stops when told, and the rows come from the front`() throws
  {
    let canvas = Canvas.sample(5000)
    var filter = ShapeFilter(canvas, locale: english)
    var mirror = Mirror(rows: Array(filter))
    let first = filter.search(for: .init(text: "rect")) { $0 < 10 }
    #expect(!filter.isComplete)
    #expect(filter.count >= 10 && filter.count < 1000)
    #expect(filter.first == ShapeID(5000))
    mirror.follow(first, of: filter)
    mirror.follow(filter.advance(), of: filter)
    #expect(filter.isComplete && filter.count == 5000)
    #expect(mirror.rows == Array(filter))
    #expect(filter.advance().isEmpty)
  }

  @Test func `long names and names of the empty text are rows like others`() throws {
    var shapes = (1...600).map { Shape.sample(Int64($0)) }
    for index in shapes.indices {
      shapes[index].name =
        index.isMultiple(of: 3) ? "" : String(repeating: "x", count: index * 2) + "é\(index)"
    }
    var canvas = try Canvas(shapes)
    var filter = ShapeFilter(canvas, locale: english)
    for text in ["xe", "xe59", "", "é599"] {
      _ = filter.search(for: .init(text: text))
      #expect(Array(filter) == expectedRows(filter.query, on: canvas), "\(text)")
    }
    let long = String(repeating: "Ä", count: 100_000) + "end"
    let rename = try Edit.rename(ShapeID(300), to: long).delta(on: canvas)
    try canvas.apply(rename)
    _ = filter.apply(rename, on: canvas)
    _ = filter.search(for: .init(text: "aaaend"))
    #expect(Array(filter) == [300].ids)
  }

  @Test func `asking for a row that is not there is misuse`() async {
    await #expect(processExitsWith: .failure) {
      _ = ShapeFilter(.sample(3), locale: Locale(identifier: "en"))[3]
    }
  }
}
