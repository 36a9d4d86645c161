import Shapes

/// Reads shapes from the rows of a statement made from `ShapeRow.selection`.
///
/// Neighbours look alike, so kinds and colours are understood once and recognized in the rows after.
struct ShapeReader {
  private var kind = TextMemory { ShapeKind(rawValue: $0) }
  private var fill = TextMemory { Color(hex: $0) }
  private var stroke = TextMemory { Color(hex: $0) }

  /// The shape in the current row.
  ///
  /// - Throws: `Damage` that names the row and the column.
  mutating func shape(_ row: Statement) throws(Damage) -> Shape {
    guard let id = row.integer(0), id > 0 else { throw Damage("a shape has no valid id") }
    func column<Value>(_ value: Value?, _ name: StaticString) throws(Damage) -> Value {
      guard let value else { throw Damage("shape \(id) has no valid \(name)") }
      return value
    }
    func flag(_ index: Int32, _ name: StaticString) throws(Damage) -> Bool {
      try column(row.integer(index).flatMap { (0...1).contains($0) ? $0 == 1 : nil }, name)
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
        fill: row.isNull(10) ? nil : try column(fill.value(of: 10, in: row), "fill"),
        stroke: row.isNull(11) ? nil : try column(stroke.value(of: 11, in: row), "stroke"),
        strokeWidth: try column(row.real(12), "stroke_width"),
        opacity: try column(row.real(13), "opacity")),
      name: try column(row.text(14), "name"), isVisible: try flag(15, "visible"),
      isLocked: try flag(16, "locked"), groups: try column(Self.groups(row), "groups"),
      stackingKey: try column(row.text(18).flatMap { StackingKey($0) }, "stacking_key"))
  }

  private mutating func form(_ row: Statement) -> ShapeForm? {
    guard let kind = kind.value(of: 1, in: row) else { return nil }
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

/// What the last text of a column means, so that the same text in the next row need not be read again.
private struct TextMemory<Value> {
  private let read: (String) -> Value?
  private var text: [UInt8] = []
  private var value: Value?

  /// Makes the memory of a column whose texts are understood by a closure.
  init(_ read: @escaping (String) -> Value?) { self.read = read }

  /// What the text in a column means; nil when there is none, or it means nothing.
  mutating func value(of column: Int32, in row: Statement) -> Value? {
    if value != nil, row.holdsText(text, column) { return value }
    guard let new = row.text(column), let meaning = read(new) else { return nil }
    text = Array(new.utf8)
    value = meaning
    return meaning
  }
}
