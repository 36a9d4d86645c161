import DocumentFile
import Foundation
import Shapes

/// Documents to measure with.
enum Samples {
  /// Rectangles in a grid, each a whole number of points from the left.
  static func contents(shapes count: Int) -> DocumentContents {
    let keys = StackingKey.keys(count, between: nil, and: nil)
    let shapes = keys.enumerated().map { index, key in
      Shape(
        id: ShapeID(Int64(index) + 1), form: .rectangle(),
        placement: Placement(
          center: Point(Double(index % 1000) * 50, Double(index / 1000) * 40), size: Size(40, 30)),
        style: Style(
          fill: Color(red: 200, green: 100, blue: 0), stroke: Color(red: 0, green: 0, blue: 0),
          strokeWidth: 2, opacity: 1),
        name: "Rectangle \(index + 1)", stackingKey: key)
    }
    do {
      return DocumentContents(canvas: try Canvas(shapes), nextShapeID: Int64(count) + 1)
    } catch {
      fatalError("\(error)")
    }
  }

  /// Writes a document whose history moved one shape after the other by a point to the right, as often as
  /// there are steps.
  static func write(_ path: String, shapes: Int, steps: Int) throws {
    var contents = contents(shapes: shapes)
    // The drawing is as it is after the last step.
    let moved = contents.canvas.shapes.map { shape in
      var shape = shape
      let index = Int(shape.id.rawValue) - 1
      shape.center.x += Double(steps / shapes + (index < steps % shapes ? 1 : 0))
      return shape
    }
    let start = contents.canvas
    contents.canvas = try Canvas(moved)
    try? FileManager.default.removeItem(atPath: path)
    try contents.write(to: path)
    let file = BareSQLite(path)
    file.execute("PRAGMA synchronous = OFF; BEGIN")
    for step in 0..<steps {
      let id = Int64(step % shapes) + 1
      let before = start[ShapeID(id)]!.center + Vector(Double(step / shapes), 0)
      file.insert(
        step: Int64(step) + 1, delta: moveDelta(id, from: before, to: before + Vector(1, 0)))
    }
    file.execute("UPDATE document SET value = \(steps) WHERE name = 'cursor'; COMMIT")
  }

  /// The bytes of a move, as `docs/file-format.md` has them.
  static func moveDelta(_ id: Int64, from before: Point, to after: Point) -> [UInt8] {
    var bytes: [UInt8] = [1, 1, 3, 1]
    var rest = UInt64(id) << 1
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
    for number in [before.x, before.y, after.x, after.y] {
      withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
    }
    return bytes
  }
}
