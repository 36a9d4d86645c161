import Shapes

extension ShapeRow {
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
