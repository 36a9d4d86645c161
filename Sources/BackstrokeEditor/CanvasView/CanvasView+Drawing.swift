import Cairo
import Editing
import Gtk
import Rendering
import Shapes

/// The distance between the dots of the grid, in points, and the zoom below which they would be a haze.
private let gridSpacing = 20.0
private let gridMinimumZoom = 0.5

extension CanvasView {
  /// The lower layer: paper, grid and shapes.
  func drawShapes(_ context: Context, _ width: Double, _ height: Double) {
    showAllAtFirst(Size(width, height))
    session.viewSize = Size(width, height)
    let isDark = StyleManager.isDark
    context.paint(isDark ? RGBA(hex: 0x222226) : .white)
    drawGrid(context, width, height, isDark ? RGBA(hex: 0x3D3D42) : RGBA(hex: 0xDEDDDA))
    let viewport = session.viewport
    let visible = viewport.visibleRect(in: session.viewSize)
    let editor = session.editor
    if editor.displayedDrawing.index.hasMoreShapes(than: pace.limit, touching: visible) {
      background.draw(
        editor, on: context, viewport, size: session.viewSize, scale: Double(drawing.scaleFactor))
    } else {
      background.stop()
      let shapes = editor.displayedShapes(touching: visible)
      pace.measure(shapes.count) {
        context.withSavedState {
          context.look(through: viewport)
          for shape in shapes { context.draw(shape) }
        }
      }
    }
  }

  /// A drawing that does not fit into the view as it is opened is shown whole.
  private func showAllAtFirst(_ size: Size) {
    guard !hasBeenDrawn else { return }
    hasBeenDrawn = true
    guard let drawing = session.editor.bounds,
      !session.viewport.visibleRect(in: size).contains(drawing)
    else { return }
    MainLoop.whenIdle { [weak self] in self?.zoomToFit() }
  }

  private func drawGrid(_ context: Context, _ width: Double, _ height: Double, _ color: RGBA) {
    let viewport = session.viewport
    guard viewport.zoom >= gridMinimumZoom else { return }
    let visible = viewport.visibleRect(in: Size(width, height))
    context.beginPath()
    for row in stride(from: first(visible.minY), through: visible.maxY, by: gridSpacing) {
      for column in stride(from: first(visible.minX), through: visible.maxX, by: gridSpacing) {
        let pixel = viewport.screen(Point(column, row))
        context.addRectangle(x: pixel.x.rounded(), y: pixel.y.rounded(), width: 1.5, height: 1.5)
      }
    }
    context.fill(color)
  }

  private func first(_ edge: Double) -> Double { (edge / gridSpacing).rounded(.up) * gridSpacing }
}
