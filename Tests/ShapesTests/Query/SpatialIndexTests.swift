import Shapes
import TestSupport
import Testing

@Suite struct SpatialIndexTests {
  /// Compares each answer of an index with that of the function that looks at all shapes.
  private func check(
    _ index: SpatialIndex, on canvas: Canvas, at point: Point, tolerance: Double, in rect: Rect,
    _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let visible = canvas.shapes.reversed().filter(\.isVisible)
    #expect(
      index.topmostShape(at: point, tolerance: tolerance, on: canvas)
        == canvas.topmostShape(at: point, tolerance: tolerance),
      comment, sourceLocation: sourceLocation)
    #expect(
      index.shapes(at: point, tolerance: tolerance, on: canvas)
        == visible.filter { $0.isClickable && $0.isHit(at: point, tolerance: tolerance) },
      comment, sourceLocation: sourceLocation)
    #expect(
      index.shapes(enclosedBy: rect, on: canvas) == canvas.shapes(enclosedBy: rect).reversed(),
      comment, sourceLocation: sourceLocation)
    #expect(
      index.shapes(touching: rect, on: canvas)
        == visible.filter { $0.bounds.intersects(rect) },
      comment, sourceLocation: sourceLocation)
    #expect(index.brokenInvariant == nil, comment, sourceLocation: sourceLocation)
    #expect(index.count == canvas.count, comment, sourceLocation: sourceLocation)
  }

  @Test(arguments: [UInt64(31), 32, 33])
  func `after each random edit the index gives what looking at all shapes gives`(
    seed: UInt64
  ) throws {
    var canvas = Canvas.sample(60)
    var index = SpatialIndex(canvas)
    var edits = RandomEdits(seed: seed, nextID: 100)
    var generator = SeededGenerator(seed: seed)
    func coordinate() -> Double { Double.random(in: -1100...1100, using: &generator) }
    for step in 0..<600 {
      let delta = try edits.next(on: canvas).delta(on: canvas)
      try canvas.apply(delta)
      index.apply(delta, on: canvas)
      // Half of the points are corners of shapes, where a wrong rounding would show.
      let frame = canvas.shapes.randomElement(using: &generator)?.frame
      let corner = frame.map { Point($0.minX, $0.maxY) }
      let point =
        Bool.random(using: &generator) ? corner ?? .zero : Point(coordinate(), coordinate())
      check(
        index, on: canvas, at: point, tolerance: step.isMultiple(of: 3) ? 0 : 4,
        in: Rect(corner: point, corner: Point(coordinate(), coordinate())),
        "seed \(seed), step \(step)")
    }
  }

  @Test func `an index kept current answers as a new one does, after growing and after shrinking`()
    throws
  {
    var generator = SeededGenerator(seed: 41)
    func coordinate() -> Double { Double.random(in: 0...1000, using: &generator) }
    var canvas = Canvas()
    var index = SpatialIndex(canvas)
    func perform(_ edit: Edit) throws {
      let delta = try edit.delta(on: canvas)
      try canvas.apply(delta)
      index.apply(delta, on: canvas)
    }
    let keys = StackingKey.keys(700, between: nil, and: nil)
    for (number, key) in keys.enumerated() {
      let size = pow2(Int.random(in: -3...9, using: &generator))
      try perform(
        .insert([
          Shape.sample(
            Int64(number + 1), at: Point(coordinate(), coordinate()), size: Size(size, size),
            key: key)
        ]))
    }
    let all = Rect(corner: Point(-1e4, -1e4), corner: Point(1e4, 1e4))
    check(index, on: canvas, at: Point(500, 500), tolerance: 4, in: all)
    var ids = canvas.shapes.map(\.id).shuffled(using: &generator)
    while let id = ids.popLast() {
      try perform(.remove([id]))
      if ids.count.isMultiple(of: 50) {
        let point = Point(coordinate(), coordinate())
        check(
          index, on: canvas, at: point, tolerance: 4,
          in: Rect(corner: point, corner: Point(coordinate(), coordinate())), "\(ids.count) left")
      }
    }
    #expect(index.shapes(touching: all, on: canvas).isEmpty)
    try perform(.insert([.sample(1000)]))
    check(index, on: canvas, at: Point(50, 50), tolerance: 0, in: all)
  }

  private func pow2(_ exponent: Int) -> Double {
    Double(sign: .plus, exponent: exponent, significand: 1)
  }

  /// Shapes of every size and place that a canvas takes.
  static let extremes: [Placement] = [
    Placement(center: .zero, size: .zero),
    Placement(center: Point(-0.0, -0.0), size: Size(.leastNonzeroMagnitude, 0)),
    Placement(center: Point(0, 0), size: Size(1e300, 1e300)),
    Placement(center: Point(1e300, -1e300), size: Size(1, 1)),
    Placement(center: Point(-1.7e308, 1.7e308), size: .zero),
    Placement(center: Point(1e15 + 0.125, 3), size: Size(2e15, 6)),
    Placement(center: Point(16_777_217, 16_777_217), size: Size(1, 1)),
    Placement(center: Point(0.1, 0.1), size: Size(0.2, 0.2)),
    Placement(center: Point(3e38, 3.5e38), size: Size(1e38, 1)),
    Placement(center: Point(10, 10), size: Size(0, 1000)),
  ]

  @Test func `huge, tiny, zero-sized and far-away shapes are found where they are`() throws {
    let keys = StackingKey.keys(Self.extremes.count * 2, between: nil, and: nil)
    let shapes = keys.enumerated().map { number, key in
      var shape = Shape.sample(
        Int64(number + 1), [.rectangle(), .ellipse, .line][number % 3],
        fill: number.isMultiple(of: 2) ? nil : Color(red: 1, green: 2, blue: 3), key: key)
      shape.placement = Self.extremes[number / 2]
      return shape
    }
    let canvas = try Canvas(shapes)
    let index = SpatialIndex(canvas)
    var moved = SpatialIndex(Canvas())
    moved.update(canvas.shapes.map(\.id), on: canvas)
    for placement in Self.extremes {
      let frame = placement.frame
      for point in [
        frame.center, Point(frame.minX, frame.minY), Point(frame.maxX, frame.maxY),
        Point(frame.maxX + 5, frame.minY), Point(frame.minX.nextDown, frame.minY),
      ] {
        for tolerance in [0, 4, 1e16] {
          let rect = Rect(corner: point, corner: .zero)
          check(index, on: canvas, at: point, tolerance: tolerance, in: rect, "\(point)")
          check(moved, on: canvas, at: point, tolerance: tolerance, in: rect, "\(point)")
        }
      }
    }
  }

  @Test func `rounding takes no click from further off than the tolerance`() throws {
    var shape = Shape.sample(1, .ellipse, at: Point(1e15, 0), size: Size(2, 1), fill: nil)
    shape.style.strokeWidth = 2e15
    let canvas = try Canvas([shape])
    // The bounds begin at −1; 1e15 + 0.32 is rounded to 1e15 + 0.375, which reaches further than they may.
    let point = Point(-1.35, 0)
    #expect(shape.bounds.minX == -1 && !shape.isHit(at: point, tolerance: 0.32))
    check(
      SpatialIndex(canvas), on: canvas, at: point, tolerance: 0.32,
      in: Rect(corner: point, corner: point))
  }

  @Test func `a thousand shapes at one place are all found, and the one in front is on top`() throws
  {
    let keys = StackingKey.keys(1000, between: nil, and: nil)
    let canvas = try Canvas(keys.enumerated().map { Shape.sample(Int64($0 + 1), key: $1) })
    var index = SpatialIndex(Canvas())
    index.update(canvas.shapes.map(\.id), on: canvas)
    #expect(index.topmostShape(at: Point(50, 50), tolerance: 0, on: canvas)?.id == ShapeID(1000))
    #expect(index.shapes(at: Point(50, 50), tolerance: 0, on: canvas).count == 1000)
    #expect(index.brokenInvariant == nil)
  }

  @Test func `hidden shapes are in the index and in no answer`() throws {
    var canvas = Canvas.sample(3)
    var index = SpatialIndex(canvas)
    let delta = try Edit.setVisible([1].ids, false).delta(on: canvas)
    try canvas.apply(delta)
    index.apply(delta, on: canvas)
    #expect(index.topmostShape(at: .zero, tolerance: 0, on: canvas) == nil)
    #expect(index.count == 3)
    index.apply(delta.inverted, on: Canvas.sample(3))
    #expect(index.topmostShape(at: .zero, tolerance: 0, on: .sample(3))?.id == ShapeID(1))
  }

  @Test func `a place that is not a number holds nothing`() throws {
    let canvas = Canvas.sample(3)
    let index = SpatialIndex(canvas)
    check(
      index, on: canvas, at: Point(.nan, 0), tolerance: 4,
      in: Rect(corner: Point(.nan, .nan), corner: Point(.nan, .nan)))
    check(
      index, on: canvas, at: Point(.infinity, 0), tolerance: .infinity,
      in: Rect(corner: Point(-.infinity, -.infinity), corner: Point(.infinity, .infinity)))
  }

  @Test(arguments: [UInt64(61), 62])
  func `a copy of an index never changes with the original, nor the original with a copy`(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    var edits = RandomEdits(seed: seed, nextID: 5000)
    // Enough shapes for several pages.
    var canvas = Canvas.sample(800)
    var index = SpatialIndex(canvas)
    var copies: [(canvas: Canvas, index: SpatialIndex)] = []
    for step in 0..<120 {
      if step % 20 == 0 { copies.append((canvas, index)) }
      let place = Int.random(in: 0..<max(1, copies.count), using: &generator)
      // Copies change as well as the original.
      if step % 3 == 0, !copies.isEmpty {
        let delta = try edits.next(on: copies[place].canvas).delta(on: copies[place].canvas)
        try copies[place].canvas.apply(delta)
        copies[place].index.apply(delta, on: copies[place].canvas)
      }
      let delta = try edits.next(on: canvas).delta(on: canvas)
      try canvas.apply(delta)
      index.apply(delta, on: canvas)
    }
    for (canvas, index) in copies + [(canvas, index)] {
      check(
        index, on: canvas, at: Point(100, 0), tolerance: 4,
        in: Rect(corner: Point(-300, -300), corner: Point(400, 300)), "seed \(seed)")
    }
  }

  @Test func `whether there are more than so many shapes in a rectangle is told exactly`() {
    let canvas = Canvas.sample(200)
    let index = SpatialIndex(canvas)
    let rect = Rect(corner: Point(-1, -1000), corner: Point(1500, 1000))
    let count = index.shapes(touching: rect, on: canvas).count
    #expect(count > 3)
    #expect(index.hasMoreShapes(than: count - 1, touching: rect))
    #expect(!index.hasMoreShapes(than: count, touching: rect))
    #expect(
      !index.hasMoreShapes(than: 0, touching: Rect(corner: Point(0, 1e9), corner: Point(1, 2e9))))
  }

  @Test func `the bounds of an index are around all shapes, and hardly larger`() throws {
    let canvas = Canvas.sample(200)
    let bounds = try #require(SpatialIndex(canvas).bounds)
    let exact = try #require(Rect.union(of: canvas.shapes.lazy.map(\.bounds)))
    #expect(bounds.contains(exact))
    #expect(abs(bounds.width - exact.width) < exact.width * 1e-6)
    #expect(SpatialIndex(Canvas()).bounds == nil)
  }
}
