import Shapes

/// The columns of the table `shape`, in one order for writing and reading.
///
/// Properties that change together are a group, so that a change of one group is one statement.
enum ShapeRow {
  static let identity = ["id"]
  static let form = ["kind", "content"]
  static let center = ["center_x", "center_y"]
  static let extent = [
    "width", "height", "mirrored_horizontally", "mirrored_vertically", "rotation",
  ]
  static let style = ["fill", "stroke", "stroke_width", "opacity"]
  static let name = ["name"]
  static let visibility = ["visible"]
  static let lock = ["locked"]
  static let groups = ["groups"]
  static let stackingKey = ["stacking_key"]

  private static let columns =
    identity + form + center + extent + style + name + visibility + lock + groups + stackingKey

  static let columnList = columns.joined(separator: ", ")

  static let insertion =
    "INSERT INTO shape (\(columnList)) VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))"

  /// The statement that reads all shapes of a file.
  ///
  /// Columns that its version does not have get the values that its shapes had without saying so.
  static func selection(from table: String = "shape", version: Int64 = Schema.version) -> String {
    let columns = columns.map { column in
      version < 2 ? valuesBeforeVersion2[column] ?? column : column
    }
    return "SELECT \(columns.joined(separator: ", ")) FROM \(table)"
  }

  private static let valuesBeforeVersion2 = [
    "content": "NULL", "rotation": "0.0", "locked": "0", "groups": "NULL",
  ]

  static func values(_ shape: Shape) -> [Statement.Value] {
    [.integer(shape.id.rawValue)] + values(shape.form) + values(shape.placement)
      + values(shape.style) + values(shape.name) + values(shape.isVisible)
      + values(shape.isLocked) + values(shape.groups) + values(shape.stackingKey)
  }

  static func values(_ form: ShapeForm) -> [Statement.Value] {
    [.text(form.kind.rawValue), ShapeContent(form).map { .text($0.json) } ?? .null]
  }

  static func values(_ center: Point) -> [Statement.Value] { [.real(center.x), .real(center.y)] }

  static func values(_ placement: Placement) -> [Statement.Value] {
    values(placement.center) + [
      .real(placement.size.width), .real(placement.size.height),
      .integer(placement.mirroring.horizontal ? 1 : 0),
      .integer(placement.mirroring.vertical ? 1 : 0), .real(placement.rotation),
    ]
  }

  static func values(_ style: Style) -> [Statement.Value] {
    [
      style.fill.map { .text($0.hex) } ?? .null, style.stroke.map { .text($0.hex) } ?? .null,
      .real(style.strokeWidth), .real(style.opacity),
    ]
  }

  static func values(_ name: String) -> [Statement.Value] { [.text(name)] }

  static func values(_ flag: Bool) -> [Statement.Value] { [.integer(flag ? 1 : 0)] }

  /// Groups from the innermost to the outermost, as a JSON array.
  static func values(_ groups: [GroupID]) -> [Statement.Value] {
    if groups.isEmpty { return [.null] }
    return [.text("[" + groups.map { String($0.rawValue) }.joined(separator: ",") + "]")]
  }

  static func values(_ key: StackingKey) -> [Statement.Value] { [.text(key.text)] }
}

/// Something in a file that no version of the program writes.
struct Damage: Error {
  let reason: String
  init(_ reason: String) { self.reason = reason }
}
