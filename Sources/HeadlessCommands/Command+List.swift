import DocumentFile
import Editing
import Shapes

extension Command {
  /// Prints a line for each shape, from back to front: id, kind, frame, name, separated by tabs.
  static func list(_ arguments: [String], print: (String) -> Void) throws {
    guard arguments.count == 1 else { throw UsageError("list takes one file") }
    let canvas = try DocumentContents(contentsOf: arguments[0]).canvas
    for shape in canvas.shapes {
      let frame = shape.extent
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      let marks = (shape.isVisible ? "" : " hidden") + (shape.isLocked ? " locked" : "")
      print(
        [
          String(shape.id.rawValue), shape.kind.rawValue + marks,
          numbers.map { $0.formatted(decimals: 2) }.joined(separator: " "),
          // A name with a line break stays on its line.
          shape.name.debugDescription,
        ].joined(separator: "\t"))
    }
  }
}
