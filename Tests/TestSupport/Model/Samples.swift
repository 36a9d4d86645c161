package import Shapes

extension Shape {
  /// A shape with a few properties of its own and the rest as good as any.
  package static func sample(
    _ id: Int64, _ form: ShapeForm = .rectangle(), at center: Point = Point(50, 50),
    size: Size = Size(40, 30), fill: Color? = Color(red: 200, green: 100, blue: 0),
    key: StackingKey? = nil
  ) -> Shape {
    Shape(
      id: ShapeID(id), form: form, placement: Placement(center: center, size: size),
      style: Style(
        fill: fill, stroke: Color(red: 0, green: 0, blue: 0), strokeWidth: 2, opacity: 1),
      name: "\(form.kind.rawValue) \(id)",
      stackingKey: key ?? StackingKey.keys(Int(id), between: nil, and: nil)[Int(id) - 1])
  }
}

extension Canvas {
  /// A canvas of rectangles with the ids 1 to `count`, from back to front.
  package static func sample(_ count: Int) -> Canvas {
    let keys = StackingKey.keys(count, between: nil, and: nil)
    let shapes = keys.enumerated().map { index, key in
      let center = Point(Double(index % 10) * 50, Double(index / 10) * 40)
      return Shape.sample(Int64(index + 1), at: center, key: key)
    }
    do { return try Canvas(shapes) } catch { fatalError("a sample canvas is refused: \(error)") }
  }

  /// The ids from back to front, as numbers: short to write in expectations.
  package var order: [Int64] { shapes.map(\.id.rawValue) }
}

extension [Int64] {
  /// The numbers as ids.
  package var ids: [ShapeID] { map { ShapeID($0) } }
}
