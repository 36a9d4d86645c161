package import Shapes
package import Testing

/// Checks the laws of `Edit` and `Delta` for one edit on one canvas, and gives the canvas after it.
///
/// Every test of an edit goes through here, so that no edit can be added without them.
@discardableResult
package func checkLaws(
  of edit: Edit, on canvas: Canvas, sourceLocation: SourceLocation = #_sourceLocation
) throws -> Canvas {
  // Law 1: making the delta changes nothing.
  let before = canvas
  let delta = try edit.delta(on: canvas)
  #expect(canvas == before, "making a delta changed the canvas", sourceLocation: sourceLocation)

  // Applied to a canvas that shares its memory, and to one that does not.
  var shared = canvas
  try shared.apply(delta)
  #expect(
    canvas == before, "applying to a copy changed the original", sourceLocation: sourceLocation)
  var unique = try Canvas(canvas.shapes)
  try unique.apply(delta)
  #expect(unique == shared, sourceLocation: sourceLocation)
  #expect(unique.order == shared.order, sourceLocation: sourceLocation)
  let after = shared

  // Law 2: applying a delta and then its `inverted` gives back the same canvas, bit for bit.
  #expect(delta.inverted.inverted == delta, sourceLocation: sourceLocation)
  try shared.apply(delta.inverted)
  #expect(shared == before, sourceLocation: sourceLocation)
  #expect(shared.order == before.order, sourceLocation: sourceLocation)

  // Law 4: a delta that comes home is empty after merging; an edit without effect gives an empty delta.
  #expect(delta.merged(with: delta.inverted)?.isEmpty == true, sourceLocation: sourceLocation)
  #expect(delta.isEmpty == (after == before), sourceLocation: sourceLocation)

  // Law 5: encoding and decoding gives an equal delta; its cost is what it retains.
  #expect(try Delta(decoding: delta.encoded) == delta, sourceLocation: sourceLocation)
  #expect(delta.isEmpty == (delta.byteCost == 0), sourceLocation: sourceLocation)

  // Law 6: a delta made for another state throws and changes nothing.
  if !delta.isEmpty {
    var wrong = after
    #expect(throws: EditError.self, sourceLocation: sourceLocation) { try wrong.apply(delta) }
    #expect(wrong == after, sourceLocation: sourceLocation)
  }
  return after
}

/// Checks the law of merging for two edits, one after the other.
package func checkMergeLaw(
  of first: Edit, then second: Edit, on canvas: Canvas,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let one = try first.delta(on: canvas)
  var middle = canvas
  try middle.apply(one)
  let two = try second.delta(on: middle)
  var end = middle
  try end.apply(two)

  // Law 3, where merging gives something: it does not when a shape goes and another comes under its id.
  guard let merged = one.merged(with: two) else { return }
  var atOnce = canvas
  try atOnce.apply(merged)
  #expect(atOnce == end, sourceLocation: sourceLocation)
  #expect(atOnce.order == end.order, sourceLocation: sourceLocation)
  try atOnce.apply(merged.inverted)
  #expect(atOnce == canvas, sourceLocation: sourceLocation)
}
