import Foundation
import Shapes

/// The columns of the table `shape`, in one order for writing and reading.
enum ShapeRow {
  private static let columns = [
    "id", "form", "center_x", "center_y", "width", "height", "mirrored_horizontally",
    "mirrored_vertically", "fill", "stroke", "stroke_width", "opacity", "name", "visible",
    "stacking_key", "rotation", "locked", "groups",
  ]

  static let insertion =
    "INSERT INTO shape (\(columns.joined(separator: ", "))) "
    + "VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))"
  static let selection = "SELECT \(columns.joined(separator: ", ")) FROM shape"

  static func values(_ shape: Shape) -> [Statement.Value] {
    let placement = shape.placement
    let style = shape.style
    return [
      .integer(shape.id.rawValue), .text(JSON.text(shape.form)),
      .real(placement.center.x), .real(placement.center.y),
      .real(placement.size.width), .real(placement.size.height),
      .integer(placement.mirroring.horizontal ? 1 : 0),
      .integer(placement.mirroring.vertical ? 1 : 0),
      style.fill.map { .text($0.hex) } ?? .null, style.stroke.map { .text($0.hex) } ?? .null,
      .real(style.strokeWidth), .real(style.opacity), .text(shape.name),
      .integer(shape.isVisible ? 1 : 0), .text(shape.stackingKey.text), .real(placement.rotation),
      .integer(shape.isLocked ? 1 : 0),
      .text(JSON.text(shape.groups)),
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
      form: try column(row.text(1).flatMap { JSON.value($0) }, "form"),
      placement: Placement(
        center: Point(try column(row.real(2), "center_x"), try column(row.real(3), "center_y")),
        size: Size(try column(row.real(4), "width"), try column(row.real(5), "height")),
        mirroring: Mirroring(
          horizontal: try flag(6, "mirrored_horizontally"),
          vertical: try flag(7, "mirrored_vertically")),
        rotation: try column(row.real(15), "rotation")),
      style: Style(
        fill: try color(8, "fill"), stroke: try color(9, "stroke"),
        strokeWidth: try column(row.real(10), "stroke_width"),
        opacity: try column(row.real(11), "opacity")),
      name: try column(row.text(12), "name"), isVisible: try flag(13, "visible"),
      isLocked: try flag(16, "locked"),
      groups: try column(row.text(17).flatMap { JSON.value($0) }, "groups"),
      stackingKey: try column(row.text(14).flatMap { StackingKey($0) }, "stacking_key"))
  }
}

/// Something in a file that no version of the program writes.
struct Damage: Error {
  let reason: String
  init(_ reason: String) { self.reason = reason }
}

/// Values with a shape of their own, as text in a column.
///
/// Numbers come back bit for bit.
private enum JSON {
  static func text(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    } catch {
      fatalError("ShapeRow: \(error)")
    }
  }

  static func value<Value: Decodable>(_ text: String) -> Value? {
    try? JSONDecoder().decode(Value.self, from: Data(text.utf8))
  }
}
