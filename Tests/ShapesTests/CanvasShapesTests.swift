import Shapes
import TestSupport
import Testing

@Suite struct CanvasShapesTests {
  /// Canvases around the number of shapes that are looked up at once.
  @Test(arguments: [0, 1, 63, 64, 65, 200])
  func `iterating visits each shape once, from back to front`(count: Int) throws {
    var random = SeededGenerator(seed: UInt64(count))
    let keys = StackingKey.keys(count, between: nil, and: nil).shuffled(using: &random)
    let shapes = keys.enumerated().map { index, key in
      Shape(
        id: ShapeID(Int64(index + 1)), form: .rectangle(),
        placement: Placement(center: .zero, size: Size(1, 1)),
        style: Style(fill: nil, stroke: nil, strokeWidth: 1, opacity: 1), name: "\(index)",
        stackingKey: key)
    }
    let canvas = try Canvas(shapes)
    let visited = canvas.shapes.map { $0 }
    #expect(visited == shapes.sorted { $0.stackingKey < $1.stackingKey })
    #expect(visited == canvas.shapes.indices.map { canvas.shapes[$0] })
  }
}
