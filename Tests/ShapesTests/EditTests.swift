import Shapes
import TestSupport
import Testing

/// What each edit does, with the laws checked each time.
@Suite struct EditTests {
  private let canvas = Canvas.sample(4)

  @Test func `insert puts shapes where their keys say`() throws {
    let between = StackingKey.between(
      canvas.shapes[1].stackingKey, canvas.shapes[2].stackingKey)
    let after = try checkLaws(of: .insert([.sample(9, key: between)]), on: canvas)
    #expect(after.order == [1, 2, 9, 3, 4])
  }

  @Test func `remove takes away, and undoing it restores the stacking order`() throws {
    let after = try checkLaws(of: .remove([2, 3].ids), on: canvas)
    #expect(after.order == [1, 4])
  }

  @Test func `a shape named twice counts once`() throws {
    let after = try checkLaws(of: .remove([2, 2].ids), on: canvas)
    #expect(after.order == [1, 3, 4])
    let moved = try checkLaws(of: .move([1, 1].ids, by: Vector(5, 0)), on: canvas)
    #expect(moved[ShapeID(1)]?.center == Point(5, 0))
  }

  @Test func `move changes centres and nothing else`() throws {
    let after = try checkLaws(of: .move([1, 2].ids, by: Vector(30, 10)), on: canvas)
    #expect(after[ShapeID(2)]?.center == Point(80, 10))
    #expect(after[ShapeID(2)]?.placement.size == Size(40, 30))
    #expect(after[ShapeID(3)] == canvas[ShapeID(3)])
  }

  @Test func `a move by nothing is nothing, also from negative zero`() throws {
    let zero = try Canvas([.sample(1, at: Point(-0.0, -0.0))])
    #expect(try Edit.move([1].ids, by: .zero).delta(on: zero).isEmpty)
    try checkLaws(of: .move([1].ids, by: Vector(0, 1)), on: zero)
  }

  @Test func `a move that rounding swallows is restored exactly`() throws {
    let far = try Canvas([.sample(1, at: Point(1e16, 0.1))])
    try checkLaws(of: .move([1].ids, by: Vector(0.3, 0.2)), on: far)
  }

  @Test func `place sets position, size and mirroring`() throws {
    let placement = Placement(from: Point(100, 80), to: Point(20, 10))
    let after = try checkLaws(of: .place([ShapeID(3): placement]), on: canvas)
    #expect(after[ShapeID(3)]?.frame == Rect(corner: Point(20, 10), corner: Point(100, 80)))
    #expect(after[ShapeID(3)]?.placement.start == Point(100, 80))
    #expect(try Edit.place([ShapeID(3): placement]).delta(on: after).isEmpty)
  }

  @Test func `rename, visibility and style change one property`() throws {
    let renamed = try checkLaws(of: .rename(ShapeID(1), to: "Ünï\n·"), on: canvas)
    #expect(renamed[ShapeID(1)]?.name == "Ünï\n·")
    let hidden = try checkLaws(of: .setVisible([1, 4].ids, false), on: canvas)
    #expect(hidden.shapes.map(\.isVisible) == [false, true, true, false])
    let styled = try checkLaws(of: .style([2].ids, .opacity(0.4)), on: canvas)
    #expect(styled[ShapeID(2)]?.style.opacity == 0.4)
    try checkLaws(of: .style([2].ids, .fill(nil)), on: canvas)
    try checkLaws(of: .style([2].ids, .stroke(nil)), on: canvas)
    try checkLaws(of: .style([2].ids, .strokeWidth(7.5)), on: canvas)
  }

  @Test(arguments: [
    Edit.setVisible([1, 2].ids, true), .rename(ShapeID(1), to: "rectangle 1"),
    .style([1].ids, .opacity(1)), .restack([4].ids, .toFront), .restack([1, 2].ids, .backward),
    .remove([]), .move([], by: Vector(1, 1)), .insert([]),
  ])
  func `an edit that changes nothing gives an empty delta`(edit: Edit) throws {
    #expect(try edit.delta(on: canvas).isEmpty)
  }
}
