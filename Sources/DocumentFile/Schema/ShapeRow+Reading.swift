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
      id: ShapeID(id), form: try column(form(row), "kind or content"),
      placement: Placement(
        center: Point(try column(row.real(3), "center_x"), try column(row.real(4), "center_y")),
        size: Size(try column(row.real(5), "width"), try column(row.real(6), "height")),
        mirroring: Mirroring(
          horizontal: try flag(7, "mirrored_horizontally"),
          vertical: try flag(8, "mirrored_vertically")),
        rotation: try column(row.real(9), "rotation")),
      style: Style(
        fill: try color(10, "fill"), stroke: try color(11, "stroke"),
        strokeWidth: try column(row.real(12), "stroke_width"),
        opacity: try column(row.real(13), "opacity")),
      name: try column(row.text(14), "name"), isVisible: try flag(15, "visible"),
      isLocked: try flag(16, "locked"), groups: try column(groups(row), "groups"),
      stackingKey: try column(row.text(18).flatMap { StackingKey($0) }, "stacking_key"))
  }

  private static func form(_ row: Statement) -> ShapeForm? {
    guard let kind = row.text(1).flatMap({ ShapeKind(rawValue: $0) }) else { return nil }
    if row.isNull(2) { return ShapeContent.form(kind, nil) }
    return row.text(2).flatMap { ShapeContent(json: $0) }.flatMap { ShapeContent.form(kind, $0) }
  }

  private static func groups(_ row: Statement) -> [GroupID]? {
    if row.isNull(17) { return [] }
    guard let text = row.text(17), text.hasPrefix("["), text.hasSuffix("]") else { return nil }
    var groups: [GroupID] = []
    for number in text.dropFirst().dropLast().split(separator: ",") {
      guard let id = Int64(number), id > 0 else { return nil }
      groups.append(GroupID(id))
    }
    return groups
  }
}
