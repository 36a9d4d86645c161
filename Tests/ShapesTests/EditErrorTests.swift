import Shapes
import TestSupport
import Testing

/// Refusals: each names the shape and the reason, and nothing has changed.
@Suite struct EditErrorTests {
  private let canvas = Canvas.sample(3)

  private func expectRefusal(_ edit: Edit, _ error: EditError) {
    #expect(throws: error) { try edit.delta(on: canvas) }
  }

  @Test func `an unknown id is refused, alone or among known ones`() {
    for edit: Edit in [
      .remove([1, 99].ids), .move([99].ids, by: .zero), .restack([99].ids, .toFront),
      .rename(ShapeID(99), to: ""), .setVisible([99].ids, true), .style([99].ids, .opacity(1)),
      .place([ShapeID(99): Placement(center: .zero, size: .zero)]),
    ] {
      expectRefusal(edit, .unknownShape(ShapeID(99)))
    }
  }

  @Test func `a duplicate id is refused`() {
    expectRefusal(.insert([.sample(2)]), .duplicateShape(ShapeID(2)))
    let key = canvas.stackingKeyInFront
    expectRefusal(
      .insert([.sample(7, key: key), .sample(7, key: .between(key, nil))]),
      .duplicateShape(ShapeID(7)))
  }

  @Test func `a place in the stacking order that is taken is refused`() {
    let taken = canvas.shapes[1].stackingKey
    expectRefusal(
      .insert([.sample(7, key: taken)]), .duplicateStackingKey(ShapeID(7), sharedWith: ShapeID(2)))
    let free = canvas.stackingKeyInFront
    expectRefusal(
      .insert([.sample(7, key: free), .sample(8, key: free)]),
      .duplicateStackingKey(ShapeID(8), sharedWith: ShapeID(7)))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `numbers that are not finite are refused`(value: Double) {
    #expect(throws: EditError.self) {
      try Edit.move([1].ids, by: Vector(value, 0)).delta(on: canvas)
    }
    for placement in [
      Placement(center: Point(value, 0), size: .zero),
      Placement(center: Point(0, value), size: .zero),
      Placement(center: .zero, size: Size(value, 0)),
      Placement(center: .zero, size: Size(0, value)),
    ] {
      #expect(throws: EditError.self) {
        try Edit.place([ShapeID(1): placement]).delta(on: canvas)
      }
      var shape = Shape.sample(7)
      shape.placement = placement
      #expect(throws: EditError.self) { try Edit.insert([shape]).delta(on: canvas) }
    }
    #expect(throws: EditError.self) {
      try Edit.style([1].ids, .strokeWidth(value)).delta(on: canvas)
    }
    #expect(throws: EditError.self) { try Edit.style([1].ids, .opacity(value)).delta(on: canvas) }
  }

  @Test func `a move that leaves the range of numbers is refused`() {
    expectRefusal(
      .move([1].ids, by: Vector(.infinity, 0)), .distanceNotFinite(Vector(.infinity, 0)))
    let edge = try? Canvas([.sample(1, at: Point(.greatestFiniteMagnitude, 0), size: .zero)])
    #expect(throws: EditError.self) {
      try Edit.move([1].ids, by: Vector(.greatestFiniteMagnitude, 0)).delta(on: try #require(edge))
    }
  }

  @Test func `a negative size, width or opacity is refused`() {
    expectRefusal(
      .place([ShapeID(1): Placement(center: .zero, size: Size(-1, 2))]),
      .negative(ShapeID(1), property: "width", value: -1))
    expectRefusal(
      .style([1].ids, .strokeWidth(-0.5)),
      .negative(ShapeID(1), property: "stroke width", value: -0.5))
    expectRefusal(
      .style([1].ids, .opacity(1.5)),
      .outOfRange(ShapeID(1), property: "opacity", value: 1.5, range: 0...1))
  }

  @Test func `a canvas refuses what an edit refuses`() {
    #expect(throws: EditError.duplicateShape(ShapeID(1))) {
      try Canvas([.sample(1), .sample(1, key: .first)])
    }
    #expect(throws: EditError.duplicateStackingKey(ShapeID(2), sharedWith: ShapeID(1))) {
      try Canvas([.sample(1, key: .first), .sample(2, key: .first)])
    }
    #expect(throws: EditError.self) { try Canvas([.sample(1, at: Point(.nan, 0))]) }
  }

  @Test func `a delta for another state is refused whole`() throws {
    var other = canvas
    let delta = try Edit.move([1, 2].ids, by: Vector(1, 0)).delta(on: canvas)
    try other.apply(Edit.move([2].ids, by: Vector(0, 5)).delta(on: other))
    let before = other
    #expect(throws: EditError.mismatch(ShapeID(2), property: "position")) { try other.apply(delta) }
    #expect(other == before)
  }

  @Test func `a delta never puts two shapes at one place`() throws {
    let delta = try Edit.insert([.sample(7, key: canvas.stackingKeyInFront)]).delta(on: canvas)
    var other = canvas
    try other.apply(Edit.insert([.sample(8, key: canvas.stackingKeyInFront)]).delta(on: other))
    #expect(throws: EditError.duplicateStackingKey(ShapeID(7), sharedWith: ShapeID(8))) {
      try other.apply(delta)
    }
  }

  @Test func `every message names the shape and what to do`() {
    let errors: [EditError] = [
      .unknownShape(ShapeID(42)), .duplicateShape(ShapeID(42)),
      .duplicateStackingKey(ShapeID(42), sharedWith: ShapeID(1)),
      .notFinite(ShapeID(42), property: "x", value: .nan),
      .negative(ShapeID(42), property: "width", value: -1),
      .outOfRange(ShapeID(42), property: "opacity", value: 2, range: 0...1),
      .mismatch(ShapeID(42), property: "name"),
    ]
    for error in errors {
      #expect(error.description.contains("42"))
      #expect(error.description.hasSuffix("."))
    }
  }
}
