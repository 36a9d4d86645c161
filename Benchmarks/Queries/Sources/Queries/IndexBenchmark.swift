import Shapes

/// Measures the spatial index on a small and on a large drawing, with as many hits.
struct IndexBenchmark {
  private static let queries = 1000
  private static let screens = 200

  private let canvas: Canvas
  private let index: SpatialIndex
  /// Places far enough from the edges to have as many hits on every drawing.
  private let points: [Point]

  private init(_ canvas: Canvas, _ report: inout Report) {
    var index = SpatialIndex(Canvas())
    report.note(
      "\(canvas.count) shapes: build", shortest(of: 3) { index = SpatialIndex(canvas) })
    self.canvas = canvas
    self.index = index
    let side = Drawing.width(of: canvas.count)
    var random = Random(state: 3)
    points = (0..<Self.queries).map { _ in
      Point(side / 4 + random.next(upTo: side / 2), side / 4 + random.next(upTo: side / 2))
    }
  }

  static func run(small: Canvas, large: Canvas, _ report: inout Report) {
    let small = IndexBenchmark(small, &report)
    let large = IndexBenchmark(large, &report)
    var found = 0
    let points = shortest(of: 15) {
      found += small.queryPoints()
    } _: {
      found += large.queryPoints()
    }
    var hits = (0, 0)
    let screens = shortest(of: 15) {
      hits.0 = small.queryScreens()
    } _: {
      hits.1 = large.queryScreens()
    }
    precondition(found > 0)
    report.note("point query, small", points.0 / queries)
    report.note("point query, large", points.1 / queries)
    report.note("screen query, small: \(hits.0 / Self.screens) hits", screens.0 / Self.screens)
    report.note("screen query, large: \(hits.1 / Self.screens) hits", screens.1 / Self.screens)
    report.ratio("point query, large to small", points.1, to: points.0, atMost: 3)
    report.ratio("screen query, large to small", screens.1, to: screens.0, atMost: 3)
    small.measureEdits(&report)
    large.measureEdits(&report)
    large.measureGrid(&report)
  }

  /// The index beside a hash grid: a small place and a screen, both answered with the shapes that touch them.
  private func measureGrid(_ report: inout Report) {
    var grid = HashGrid(Canvas())
    report.note("hash grid: build", shortest(of: 3) { grid = HashGrid(canvas) })
    for (name, size) in [("spot", Size(8, 8)), ("screen", Size(480, 270))] {
      let rects = points.prefix(Self.screens).map { Rect(center: $0, size: size) }
      var hits = (0, 0)
      let times = shortest {
        hits.0 = rects.reduce(0) { $0 + index.shapes(touching: $1, on: canvas).count }
      } _: {
        hits.1 = rects.reduce(0) { $0 + grid.shapes(touching: $1, on: canvas).count }
      }
      precondition(hits.0 == hits.1)
      report.note("index: touching a \(name)", times.0 / Self.screens)
      report.note("hash grid: touching a \(name)", times.1 / Self.screens)
    }
  }

  private func queryPoints() -> Int {
    points.reduce(0) { found, point in
      found + (index.topmostShape(at: point, tolerance: 4, on: canvas) == nil ? 0 : 1)
    }
  }

  private func queryScreens() -> Int {
    points.prefix(Self.screens).reduce(0) { hits, point in
      let screen = Rect(center: point, size: Size(480, 270))
      return hits + index.shapes(touching: screen, on: canvas).count
    }
  }

  private func measureEdits(_ report: inout Report) {
    var index = index
    let edits = 1000
    let ids = (0..<edits).map { ShapeID(Int64($0 * (canvas.count / edits) + 1)) }
    let far = Vector(Drawing.width(of: canvas.count) / 3, 5)
    do {
      let deltas = try ids.map { try Edit.move([$0], by: far).delta(on: canvas) }
      var moved = canvas
      for delta in deltas { try moved.apply(delta) }
      let time = shortest {
        for delta in deltas { index.apply(delta, on: moved) }
        for delta in deltas { index.apply(delta.inverted, on: canvas) }
      }
      report.note("\(canvas.count) shapes: follow a far move", time / (2 * edits))
    } catch {
      fatalError("a move is refused: \(error)")
    }
  }
}
