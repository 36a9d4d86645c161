import Shapes
import TestSupport
import Testing

@Suite struct DeltaTests {
  @Test(arguments: [UInt64(11), 12, 13, 14])
  func `a thousand random edits undone give back the first canvas, redone the last`(
    seed: UInt64
  ) throws {
    let first = Canvas.sample(10)
    var canvas = first
    var edits = RandomEdits(seed: seed, nextID: 100)
    var deltas: [Delta] = []
    for _ in 0..<1000 {
      let delta = try edits.next(on: canvas).delta(on: canvas)
      try canvas.apply(delta)
      deltas.append(delta)
    }
    let last = canvas
    for delta in deltas.reversed() { try canvas.apply(delta.inverted) }
    #expect(canvas == first, "seed \(seed)")
    #expect(canvas.order == first.order, "seed \(seed)")
    for delta in deltas { try canvas.apply(delta) }
    #expect(canvas == last, "seed \(seed)")
    #expect(canvas.order == last.order, "seed \(seed)")
  }

  @Test(arguments: [UInt64(21), 22])
  func `the laws hold for random edits`(seed: UInt64) throws {
    var canvas = Canvas.sample(6)
    var edits = RandomEdits(seed: seed, nextID: 100)
    for _ in 0..<300 {
      let first = edits.next(on: canvas)
      var middle = canvas
      try middle.apply(first.delta(on: canvas))
      try checkMergeLaw(of: first, then: edits.next(on: middle), on: canvas)
      canvas = try checkLaws(of: first, on: canvas)
    }
  }

  @Test func `deltas that do not follow each other do not merge`() throws {
    let canvas = Canvas.sample(2)
    let move = try Edit.move([1].ids, by: Vector(1, 0)).delta(on: canvas)
    #expect(move.merged(with: move) == nil)
    let removal = try Edit.remove([1].ids).delta(on: canvas)
    #expect(removal.merged(with: move) == nil)
    #expect(removal.merged(with: removal) == nil)
  }

  @Test func `moving and resizing one shape is one placement`() throws {
    let canvas = Canvas.sample(1)
    let move = Edit.move([1].ids, by: Vector(5, 5))
    let place = Edit.place([ShapeID(1): Placement(center: Point(9, 9), size: Size(1, 1))])
    try checkMergeLaw(of: move, then: place, on: canvas)
    try checkMergeLaw(of: place, then: move, on: canvas)
    var moved = canvas
    try moved.apply(move.delta(on: canvas))
    let merged = try #require(try move.delta(on: canvas).merged(with: place.delta(on: moved)))
    #expect(merged.parts.count == 1)
  }

  @Test func `a move keeps two centres and not two shapes`() throws {
    let canvas = Canvas.sample(100)
    let ids = canvas.shapes.map(\.id)
    let move = try Edit.move(ids, by: Vector(1, 1)).delta(on: canvas)
    #expect(move.byteCost <= 100 * 48)
    #expect(try Edit.move([1].ids, by: Vector(1, 1)).delta(on: canvas).byteCost <= 76)
    #expect(MemoryLayout<Delta>.size <= 24)
  }

  @Test func `hit testing finds the front shape, and looks through what is not filled`() throws {
    let back = Shape.sample(1, at: Point(50, 50), size: Size(100, 100))
    let hollow = Shape.sample(2, .ellipse, at: Point(50, 50), size: Size(80, 80), fill: nil)
    var line = Shape.sample(3, .line)
    line.placement = Placement(from: Point(0, 100), to: Point(100, 0))
    let canvas = try Canvas([back, hollow, line])
    #expect(canvas.topmostShape(at: Point(50, 51), tolerance: 2)?.id == ShapeID(3))
    #expect(canvas.topmostShape(at: Point(50, 70), tolerance: 2)?.id == ShapeID(1))
    #expect(canvas.topmostShape(at: Point(50, 90), tolerance: 2)?.id == ShapeID(2))
    #expect(canvas.topmostShape(at: Point(120, 50), tolerance: 2) == nil)
    #expect(
      canvas.shapes(enclosedBy: Rect(corner: Point(5, 5), corner: Point(95, 95))).map(\.id)
        == [2].ids)
  }
}
