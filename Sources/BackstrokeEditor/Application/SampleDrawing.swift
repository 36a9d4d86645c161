import DocumentFile
import Shapes

/// The drawing that the editor shows when it is started without a file: a small diagram to play with.
enum SampleDrawing {
  static var contents: DocumentContents {
    let shapes = zip(0..., zip(drafts, StackingKey.keys(drafts.count, between: nil, and: nil)))
      .map { index, entry in entry.0.shape(ShapeID(Int64(index) + 1), entry.1) }
    do {
      return DocumentContents(canvas: try Canvas(shapes), nextShapeID: 105)
    } catch {
      fatalError("SampleDrawing: \(error)")
    }
  }

  /// A shape before it has an id and a place in the order.
  private struct Draft {
    let form: ShapeForm
    let name: String
    let placement: Placement
    let fill: Color?
    let stroke: Color?
    var strokeWidth = 2.0
    var opacity = 1.0
    /// Shapes of one number are a group.
    var group: Int64?

    func shape(_ id: ShapeID, _ key: StackingKey) -> Shape {
      Shape(
        id: id, form: form, placement: placement,
        style: Style(fill: fill, stroke: stroke, strokeWidth: strokeWidth, opacity: opacity),
        name: name,
        groups: group.map { [GroupID($0)] } ?? [], stackingKey: key)
    }
  }

  private static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Placement
  {
    Placement(center: Point(x + width / 2, y + height / 2), size: Size(width, height))
  }

  // The colours of GNOME's palette.
  private static let blue = Color(red: 0x99, green: 0xC1, blue: 0xF1)
  private static let darkBlue = Color(red: 0x1A, green: 0x5F, blue: 0xB4)
  private static let green = Color(red: 0x8F, green: 0xF0, blue: 0xA4)
  private static let darkGreen = Color(red: 0x26, green: 0xA2, blue: 0x69)
  private static let yellow = Color(red: 0xF9, green: 0xF0, blue: 0x6B)
  private static let darkYellow = Color(red: 0xE5, green: 0xA5, blue: 0x0A)
  private static let red = Color(red: 0xF6, green: 0x61, blue: 0x51)
  private static let darkRed = Color(red: 0xA5, green: 0x1D, blue: 0x2D)
  private static let purple = Color(red: 0xDC, green: 0x8A, blue: 0xDD)
  private static let darkPurple = Color(red: 0x81, green: 0x3D, blue: 0x9C)
  private static let gray = Color(red: 0x77, green: 0x76, blue: 0x7B)

  private static let ink = Color(red: 0x24, green: 0x1F, blue: 0x31)

  private static var drafts: [Draft] {
    [
      arrow("From sketch to model", Point(220, 150), Point(298, 150)),
      arrow("From model to review", Point(440, 150), Point(518, 150)),
      arrow("Back", Point(555, 190), Point(437, 296)),
      arrow("Once more", Point(303, 296), Point(185, 192)),
      Draft(
        form: .rectangle(cornerRadius: 12), name: "Sketch", placement: box(80, 110, 140, 80),
        fill: blue, stroke: darkBlue, group: 101),
      label("Sketch", box(80, 139, 140, 24), 101),
      Draft(
        form: .rectangle(cornerRadius: 12), name: "Model", placement: box(300, 110, 140, 80),
        fill: green, stroke: darkGreen, group: 102),
      label("Model", box(300, 139, 140, 24), 102),
      Draft(
        form: .ellipse, name: "Review", placement: box(520, 110, 140, 80), fill: yellow,
        stroke: darkYellow, group: 103),
      label("Review", box(520, 139, 140, 24), 103),
      Draft(
        form: .regularPolygon(sides: 6), name: "Second thoughts",
        placement: box(285, 270, 170, 120), fill: purple, stroke: darkPurple, group: 104),
      label("Second\nthoughts?", box(285, 309, 170, 46), 104),
      Draft(
        form: .rectangle(), name: "Note", placement: box(540, 290, 110, 74), fill: red,
        stroke: darkRed, opacity: 0.7),
      Draft(
        form: .rectangle(), name: "Note in front", placement: box(580, 324, 110, 74), fill: nil,
        stroke: darkRed, strokeWidth: 3),
    ]
  }

  private static func arrow(_ name: String, _ start: Point, _ end: Point) -> Draft {
    Draft(
      form: .arrow, name: name, placement: Placement(from: start, to: end), fill: nil, stroke: gray)
  }

  private static func label(_ words: String, _ placement: Placement, _ group: Int64) -> Draft {
    Draft(
      form: .text(Text(words, fontSize: 16, alignment: .center)),
      name: "Label \(words.split(separator: "\n")[0])", placement: placement, fill: ink,
      stroke: nil,
      group: group)
  }
}
