import Cairo
import DocumentFile
import Rendering
import Shapes

/// The space around an exported drawing, in points.
private let margin = 10.0
/// The longest side of a picture in pixels: what cairo can do.
private let longestSide = 32_767.0

extension Command {
  /// Draws a document to a file whose ending says what kind it is.
  static func export(_ arguments: [String]) throws {
    guard arguments.count == 2 else { throw UsageError("export takes a file and where to draw it") }
    let canvas = try DocumentContents(contentsOf: arguments[0]).canvas
    let path = arguments[1]
    let drawing = Rect.union(of: canvas.shapes.lazy.filter(\.isVisible).map(\.bounds))
    let frame = (drawing ?? Rect(corner: .zero, corner: .zero)).outset(by: margin)
    switch path.split(separator: ".").last {
    case "png":
      guard frame.width <= longestSide, frame.height <= longestSide else {
        throw UsageError(
          "the drawing is too large for a picture; export it to .svg or .pdf instead")
      }
      let surface = try ImageSurface(
        width: Int(frame.width.rounded(.up)), height: Int(frame.height.rounded(.up)))
      draw(canvas, frame, in: try Context(surface))
      try surface.writePNG(to: path)
    case "svg": try exportDocument(.svg, canvas, frame, to: path)
    case "pdf": try exportDocument(.pdf, canvas, frame, to: path)
    default: throw UsageError("export draws to .png, .svg or .pdf, not to '\(path)'")
    }
  }

  private static func exportDocument(
    _ format: DocumentSurface.Format, _ canvas: Canvas, _ frame: Rect, to path: String
  ) throws {
    let surface = try DocumentSurface(format, path: path, width: frame.width, height: frame.height)
    draw(canvas, frame, in: try Context(surface))
    try surface.finish()
  }

  private static func draw(_ canvas: Canvas, _ frame: Rect, in context: Context) {
    context.translate(x: -frame.minX, y: -frame.minY)
    for shape in canvas.shapes { context.draw(shape) }
  }
}
