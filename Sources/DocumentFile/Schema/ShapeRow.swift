import Shapes

/// The columns of the table `shape`, in one order for writing and reading.
enum ShapeRow {
  private static let columns = [
    "id", "kind", "center_x", "center_y", "width", "height", "mirrored_horizontally",
    "mirrored_vertically", "fill", "stroke", "stroke_width", "opacity", "name", "visible",
    "stacking_key",
  ]

  static let insertion =
    "INSERT INTO shape (\(columns.joined(separator: ", "))) "
    + "VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))"
  static let selection = "SELECT \(columns.joined(separator: ", ")) FROM shape"

  static func values(_ shape: Shape) -> [Statement.Value] {
    let placement = shape.placement
    let style = shape.style
    return [
      .integer(shape.id.rawValue), .text(shape.kind.rawValue),
      .real(placement.center.x), .real(placement.center.y),
      .real(placement.size.width), .real(placement.size.height),
      .integer(placement.mirroring.horizontal ? 1 : 0),
      .integer(placement.mirroring.vertical ? 1 : 0),
      style.fill.map { .text($0.hex) } ?? .null, style.stroke.map { .text($0.hex) } ?? .null,
      .real(style.strokeWidth), .real(style.opacity), .text(shape.name),
      .integer(shape.isVisible ? 1 : 0), .text(shape.stackingKey.text),
    ]
  }

  /// The shape in the current row of a statement made from `selection`.
  ///
  /// - Throws: `Damage` that names the row and the column.
  static func shape(_ row: Statement) throws(Damage) -> Shape {
    guard let id = row.integer(0), id > 0 else { throw Damage("a shape has no valid id") }
    func column<Value>(_ value: Value?, _ name: String) throws(Damage) -> Value {
      guard let value else { throw Damage("shape \(id) has no valid \(name)") }
      return value
    }
    func flag(_ index: Int32, _ name: String) throws(Damage) -> Bool {
      try column(row.integer(index).flatMap { (0...1).contains($0) ? $0 == 1 : nil }, name)
    }
    func color(_ index: Int32, _ name: String) throws(Damage) -> Color? {
      row.isNull(index) ? nil : try column(row.text(index).flatMap { Color(hex: $0) }, name)
    }
    return Shape(
      id: ShapeID(id),
      kind: try column(row.text(1).flatMap { ShapeKind(rawValue: $0) }, "kind"),
      placement: Placement(
        center: Point(try column(row.real(2), "center_x"), try column(row.real(3), "center_y")),
        size: Size(try column(row.real(4), "width"), try column(row.real(5), "height")),
        mirroring: Mirroring(
          horizontal: try flag(6, "mirrored_horizontally"),
          vertical: try flag(7, "mirrored_vertically"))),
      style: Style(
        fill: try color(8, "fill"), stroke: try color(9, "stroke"),
        strokeWidth: try column(row.real(10), "stroke_width"),
        opacity: try column(row.real(11), "opacity")),
      name: try column(row.text(12), "name"), isVisible: try flag(13, "visible"),
      stackingKey: try column(row.text(14).flatMap { StackingKey($0) }, "stacking_key"))
  }
}

/// Something in a file that no version of the program writes.
struct Damage: Error {
  let reason: String
  init(_ reason: String) { self.reason = reason }
}
