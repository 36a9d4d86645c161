import TestSupport
import Testing

@testable import Shapes

@Suite struct CanvasPartTests {
  /// The shapes of a sample, by id, in a stacking order that is drawn by lot when they are to be restacked.
  private func shapes(_ count: Int, restacked seed: UInt64?) -> [Shape] {
    let shapes = Canvas.sample(count).shapes.sorted { $0.id < $1.id }
    guard let seed else { return shapes }
    var generator = SeededGenerator(seed: seed)
    let keys = shapes.map(\.stackingKey).shuffled(using: &generator)
    return zip(shapes, keys).map { shape, key in
      var shape = shape
      shape.stackingKey = key
      return shape
    }
  }

  @Test(arguments: [1, 7, 100, 999], [nil, 1, 2] as [UInt64?])
  func `parts of any size join to the canvas and index of all shapes`(
    _ size: Int, _ seed: UInt64?
  ) throws {
    let shapes = shapes(2000, restacked: seed)
    var parts = [CanvasPart(isIndexed: true)]
    for (index, shape) in shapes.enumerated() {
      if index % size == 0 { parts.append(CanvasPart(isIndexed: true)) }
      try parts[parts.count - 1].append(shape)
    }
    let canvas = try Canvas(joining: parts)
    let expected = try Canvas(shapes.shuffled())
    #expect(canvas == expected)
    #expect(canvas.shapes.map(\.id) == expected.shapes.map(\.id))
    #expect(
      canvas.shapes.map(\.id)
        == shapes.sorted { $0.stackingKey < $1.stackingKey }.map(\.id))
    let index = SpatialIndex(joining: parts)
    #expect(index.brokenInvariant == nil)
    #expect(index.count == shapes.count)
    let everywhere = Rect(corner: Point(-1e6, -1e6), corner: Point(1e6, 1e6))
    #expect(
      index.shapes(touching: everywhere, on: canvas).map(\.id)
        == SpatialIndex(expected).shapes(touching: everywhere, on: expected).map(\.id))
  }

  @Test func `two shapes of one place are found out wherever they are`() throws {
    var shapes = shapes(100, restacked: 3)
    shapes[90].stackingKey = shapes[5].stackingKey
    var parts = [CanvasPart(), CanvasPart()]
    for (index, shape) in shapes.enumerated() { try parts[index / 50].append(shape) }
    #expect(throws: EditError.duplicateStackingKey(shapes[90].id, sharedWith: shapes[5].id)) {
      try Canvas(joining: parts)
    }
  }
}
