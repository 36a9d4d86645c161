import Shapes

/// Drawings to search in: the same on every machine and in every run.
enum Drawing {
  /// A drawing of shapes of many sizes, as dense whatever their number, so that a search has as many hits.
  ///
  /// One shape in a thousand is as large as a screen, some have no size at all. People draw a shape beside the last one and
  /// then go on elsewhere, so shapes made after one another come in runs of neighbours.
  ///
  /// - Parameters:
  ///   - count: The number of shapes.
  ///   - neighbours: The length of a run; 1 scatters all shapes, which no drawing does and which is the
  ///     worst for the caches of the processor.
  /// - Returns: The drawing.
  static func make(_ count: Int, neighbours: Int) -> Canvas {
    var random = Random(state: 7)
    let side = width(of: count)
    var corner = Point.zero
    let shapes = keys(count).enumerated().map { index, key in
      let size =
        switch index % 1000 {
        case 0: 480.0
        case 1..<20: 0.0
        default: 4 * Double(1 << random.next(below: 5))
        }
      if index.isMultiple(of: neighbours) {
        corner = Point(random.next(upTo: side), random.next(upTo: side))
      }
      let reach = 24 * Double(neighbours).squareRoot()
      let center = Point(corner.x + random.next(upTo: reach), corner.y + random.next(upTo: reach))
      return Shape(
        id: ShapeID(Int64(index + 1)), form: forms[index % forms.count],
        placement: Placement(
          center: center, size: Size(size, size * (0.5 + random.next(upTo: 1)))),
        style: Style(
          fill: index.isMultiple(of: 4) ? nil : Color(red: 200, green: 0, blue: 0),
          stroke: Color(red: 0, green: 0, blue: 0), strokeWidth: 1, opacity: 1),
        name: name(index, &random), stackingKey: key)
    }
    return canvas(shapes)
  }

  /// The side of the square that a drawing of as many shapes covers, in points.
  static func width(of count: Int) -> Double { 24 * Double(count).squareRoot() }

  private static let forms: [ShapeForm] = [.rectangle(), .ellipse, .line]

  private static let words = [
    "Rectangle", "Ellipse", "Line", "Ring", "Grid", "Tile", "Wheel", "Door", "Window", "Roof",
    "Größe", "Fenêtre", "Cloud", "Shadow", "Copy of Tile", "Hinge", "Bolt", "Label",
  ]

  private static func name(_ index: Int, _ random: inout Random) -> String {
    "\(words[random.next(below: words.count)]) \(index + 1)"
  }

  private static func keys(_ count: Int) -> [StackingKey] {
    StackingKey.keys(count, between: nil, and: nil)
  }

  private static func canvas(_ shapes: [Shape]) -> Canvas {
    do { return try Canvas(shapes) } catch { fatalError("a drawing is refused: \(error)") }
  }
}

/// Random numbers that repeat (SplitMix64).
struct Random {
  var state: UInt64

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func next(below bound: Int) -> Int { Int(next() % UInt64(bound)) }

  mutating func next(upTo bound: Double) -> Double {
    Double(next() >> 11) / Double(1 << 53) * bound
  }
}
