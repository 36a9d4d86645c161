import Shapes

/// The columns of the table `shape`, in one order for writing and reading.
///
/// Properties that change together are a group, so that a change of one group is one statement.
enum ShapeRow {
  static let identity = ["id", "kind"]
  static let center = ["center_x", "center_y"]
  static let extent = ["width", "height", "mirrored_horizontally", "mirrored_vertically"]
  static let style = ["fill", "stroke", "stroke_width", "opacity"]
  static let name = ["name"]
  static let visibility = ["visible"]
  static let stackingKey = ["stacking_key"]

  private static let columns =
    identity + center + extent + style + name + visibility + stackingKey

  static let columnList = columns.joined(separator: ", ")

  static let insertion =
    "INSERT INTO shape (\(columnList)) VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))"

  /// The statement that reads all shapes of a file; columns that its version has not are made up.
  static func selection(from table: String = "shape", version: Int64 = Schema.version) -> String {
    "SELECT \(columnList) FROM \(table)"
  }

  static func values(_ shape: Shape) -> [Statement.Value] {
    [.integer(shape.id.rawValue), .text(shape.kind.rawValue)] + values(shape.placement)
      + values(shape.style) + values(shape.name) + values(shape.isVisible)
      + values(shape.stackingKey)
  }

  static func values(_ center: Point) -> [Statement.Value] { [.real(center.x), .real(center.y)] }

  static func values(_ placement: Placement) -> [Statement.Value] {
    values(placement.center) + [
      .real(placement.size.width), .real(placement.size.height),
      .integer(placement.mirroring.horizontal ? 1 : 0),
      .integer(placement.mirroring.vertical ? 1 : 0),
    ]
  }

  static func values(_ style: Style) -> [Statement.Value] {
    [
      style.fill.map { .text($0.hex) } ?? .null, style.stroke.map { .text($0.hex) } ?? .null,
      .real(style.strokeWidth), .real(style.opacity),
    ]
  }

  static func values(_ name: String) -> [Statement.Value] { [.text(name)] }

  static func values(_ isVisible: Bool) -> [Statement.Value] { [.integer(isVisible ? 1 : 0)] }

  static func values(_ key: StackingKey) -> [Statement.Value] { [.text(key.text)] }
}

/// Something in a file that no version of the program writes.
struct Damage: Error {
  let reason: String
  init(_ reason: String) { self.reason = reason }
}
