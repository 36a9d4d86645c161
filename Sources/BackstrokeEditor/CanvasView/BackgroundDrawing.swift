import Cairo
import Editing
import Rendering
import Shapes

/// How many shapes are drawn above a picture that does not have them yet: as many as a frame has time for.
private let mostShapesAbove = 500

/// A drawing of which more is to be seen than can be drawn within a frame: it is drawn off the main actor into a picture,
/// and until that is there the last one is shown, moved and enlarged as the view is now.
///
/// Canvas and index are values that cost nothing to copy, so a picture is of one state of the drawing, whatever happens
/// meanwhile. Shapes that changed since, few at a time, are drawn above it.
final class BackgroundDrawing {
  /// What a picture is of.
  private struct Request: Equatable {
    let frame: CanvasPicture.Frame
    /// Shapes that a gesture under way shows in another state: they are drawn above.
    let hidden: Set<ShapeID>
    /// The state of the drawing.
    let state: Int
  }

  /// Called when there is another picture to show.
  var onPicture: (() -> Void)?

  private let work = LatestWork<CanvasPicture?>()
  private var shown: (picture: CanvasPicture, request: Request)?
  private var lastRequest: Request?
  /// Counts the states of what is displayed.
  private var state = 0
  /// The shapes that changed, and the states in which they had; none older than the picture.
  private var changes: [(state: Int, ids: [ShapeID])] = []

  /// The drawing has changed.
  func changed(by delta: Delta) {
    state += 1
    if delta.changeCount <= mostShapesAbove { changes.append((state, delta.touchedShapes)) }
  }

  /// What is displayed of the drawing has changed in another way: by the preview of a gesture over many shapes.
  func displayChanged() { state += 1 }

  /// Gives up drawing, when it is not needed any more.
  func stop() {
    guard lastRequest != nil else { return }
    work.cancel()
    lastRequest = nil
    shown = nil
    changes = []
  }

  /// Shows what there is of the drawing in a view of a size, and has the rest drawn.
  func draw(_ editor: Editor, on context: Context, _ viewport: Viewport, size: Size, scale: Double)
  {
    let request = Request(
      frame: CanvasPicture.Frame(
        origin: viewport.origin, pixelsPerPoint: viewport.zoom * scale,
        width: Int((size.width * scale).rounded(.up)),
        height: Int((size.height * scale).rounded(.up))),
      hidden: editor.previewedShapes, state: state)
    if request != lastRequest { start(request, editor.displayedDrawing) }
    guard let shown else { return }
    context.show(shown.picture, from: viewport.origin, zoom: viewport.zoom)
    let missing = changes.reduce(into: shown.request.hidden.union(request.hidden)) {
      $0.formUnion($1.ids)
    }
    guard missing.count <= mostShapesAbove else { return }
    let canvas = editor.displayedCanvas
    let shapes = missing.compactMap { canvas[$0] }.sorted { $0.stackingKey < $1.stackingKey }
    context.withSavedState {
      context.look(through: viewport)
      for shape in shapes { context.draw(shape) }
    }
  }

  private func start(_ request: Request, _ drawing: (canvas: Canvas, index: SpatialIndex)) {
    lastRequest = request
    work.request {
      CanvasPicture(
        of: drawing.canvas, drawing.index, without: request.hidden, in: request.frame)
    } then: { [weak self] picture in
      guard let self, let picture else { return }
      shown = (picture, request)
      changes.removeAll { $0.state <= request.state }
      onPicture?()
    }
  }
}

extension Context {
  /// Lets what is drawn next be seen through a viewport.
  func look(through viewport: Viewport) {
    scale(x: viewport.zoom, y: viewport.zoom)
    translate(x: -viewport.origin.x, y: -viewport.origin.y)
  }
}
