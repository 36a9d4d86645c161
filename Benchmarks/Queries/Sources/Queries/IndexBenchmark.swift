import Shapes

/// Measures the spatial index on a small and on a large drawing, with as many hits.
enum IndexBenchmark {
  /// Times of one drawing.
  private struct Times {
    var point = Duration.zero
    var screen = Duration.zero
    var hits = 0
  }

  static func run(small: Canvas, large: Canvas, _ report: inout Report) {
    print("Spatial index: \(small.count) and \(large.count) shapes")
    let few = measure(small, &report)
    let many = measure(large, &report)
    print("  hits of a screen: \(few.hits) and \(many.hits)")
    report.ratio("point query, large to small", many.point, to: few.point, atMost: 3)
    report.ratio("screen query, large to small", many.screen, to: few.screen, atMost: 3)
  }

  private static func measure(_ canvas: Canvas, _ report: inout Report) -> Times {
    var index = SpatialIndex(Canvas())
    let size = "\(canvas.count) shapes: "
    report.note(size + "build", shortest(of: 3) { index = SpatialIndex(canvas) })

    let side = Drawing.width(of: canvas.count)
    var random = Random(state: 3)
    let queries = 1000
    // On both drawings, places far enough from the edges to have as many hits.
    let points = (0..<queries).map { _ in
      Point(side / 4 + random.next(upTo: side / 2), side / 4 + random.next(upTo: side / 2))
    }
    var times = Times()
    var found = 0
    times.point = shortest {
      for point in points {
        found += index.topmostShape(at: point, tolerance: 4, on: canvas) == nil ? 0 : 1
      }
    }
    times.screen = shortest {
      times.hits = 0
      for point in points.prefix(200) {
        let screen = Rect(center: point, size: Size(480, 270))
        times.hits += index.shapes(touching: screen, on: canvas).count
      }
    }
    report.note(size + "point query", times.point / queries)
    report.note(size + "screen query", times.screen / 200)
    times.hits /= 200
    precondition(found > 0)
    measureEdits(index, canvas, &report)
    return times
  }

  private static func measureEdits(
    _ index: SpatialIndex, _ canvas: Canvas, _ report: inout Report
  ) {
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
