import DocumentFile
import Shapes

/// The drawing that the editor shows when it is started without a file: a small diagram to play with.
enum SampleDrawing {
  static var contents: DocumentContents {
    let shapes = zip(0..., zip(drafts, StackingKey.keys(drafts.count, between: nil, and: nil)))
      .map { index, entry in entry.0.shape(ShapeID(Int64(index) + 1), entry.1) }
    do {
      return DocumentContents(canvas: try Canvas(shapes), nextShapeID: Int64(shapes.count) + 1)
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

    func shape(_ id: ShapeID, _ key: StackingKey) -> Shape {
      Shape(
        id: id, form: form, placement: placement,
        style: Style(fill: fill, stroke: stroke, strokeWidth: strokeWidth, opacity: opacity),
        name: name, stackingKey: key)
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

  private static var drafts: [Draft] {
    [
      Draft(
        form: .arrow, name: "From sketch to model",
        placement: Placement(from: Point(220, 150), to: Point(300, 150)), fill: nil, stroke: gray),
      Draft(
        form: .arrow, name: "From model to review",
        placement: Placement(from: Point(440, 150), to: Point(520, 150)), fill: nil, stroke: gray),
      Draft(
        form: .arrow, name: "Back to the sketch",
        placement: Placement(from: Point(590, 190), to: Point(370, 330)), fill: nil, stroke: gray),
      Draft(
        form: .arrow, name: "Once more",
        placement: Placement(from: Point(370, 330), to: Point(150, 190)), fill: nil, stroke: gray),
      Draft(
        form: .rectangle(), name: "Sketch", placement: box(80, 110, 140, 80), fill: blue,
        stroke: darkBlue),
      Draft(
        form: .rectangle(), name: "Model", placement: box(300, 110, 140, 80), fill: green,
        stroke: darkGreen),
      Draft(
        form: .ellipse, name: "Review", placement: box(520, 110, 140, 80), fill: yellow,
        stroke: darkYellow),
      Draft(
        form: .ellipse, name: "Second thoughts", placement: box(310, 280, 120, 100), fill: purple,
        stroke: darkPurple),
      Draft(
        form: .rectangle(), name: "Note", placement: box(520, 300, 110, 74), fill: red,
        stroke: darkRed, opacity: 0.7),
      Draft(
        form: .rectangle(), name: "Note behind", placement: box(560, 334, 110, 74), fill: nil,
        stroke: darkRed, strokeWidth: 3),
    ]
  }
}
