import Cairo
import Editing
import Gtk
import Rendering
import Shapes

/// The side of a handle, in pixels.
private let handleSide = 8.0
/// The distance between the dots of the grid, in points, and the zoom below which they would be a haze.
private let gridSpacing = 20.0
private let gridMinimumZoom = 0.5

extension CanvasView {
  /// The lower layer: paper, grid and shapes.
  func drawShapes(_ context: Context, _ width: Double, _ height: Double) {
    let viewport = session.viewport
    showAllAtFirst(Size(width, height))
    session.viewSize = Size(width, height)
    let isDark = StyleManager.isDark
    context.paint(isDark ? RGBA(hex: 0x222226) : .white)
    drawGrid(context, width, height, isDark ? RGBA(hex: 0x3D3D42) : RGBA(hex: 0xDEDDDA))
    context.withSavedState {
      context.scale(x: viewport.zoom, y: viewport.zoom)
      context.translate(x: -viewport.origin.x, y: -viewport.origin.y)
      let visible = viewport.visibleRect(in: session.viewSize)
      for shape in session.editor.displayedShapes(touching: visible) { context.draw(shape) }
    }
  }

  /// A drawing that does not fit into the view as it is opened is shown whole.
  private func showAllAtFirst(_ size: Size) {
    guard !hasBeenDrawn else { return }
    hasBeenDrawn = true
    let shapes = session.editor.canvas.shapes
    guard let drawing = Rect.union(of: shapes.lazy.map(\.bounds)),
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

  /// The upper layer: what is selected, its handles, and the marquee.
  func drawControls(_ context: Context) {
    let accent = drawing.themeColor("accent_bg_color") ?? RGBA(hex: 0x3584E4)
    let shapes = session.selectedShapes
    for shape in shapes {
      context.withSavedState {
        let viewport = session.viewport
        context.scale(x: viewport.zoom, y: viewport.zoom)
        context.translate(x: -viewport.origin.x, y: -viewport.origin.y)
        context.addOutline(of: shape)
        context.stroke(accent, width: viewport.length(ofPixels: 1.5))
      }
    }
    if shapes.count > 1, let frame = Rect.union(of: shapes.lazy.map(\.frame)) {
      addPixelRectangle(context, frame)
      context.setDash([4, 3], offset: 0)
      context.stroke(accent, width: 1)
      context.setDash([], offset: 0)
    }
    if !session.isGestureActive { drawHandles(context, accent) }
    if let marquee = session.marquee {
      addPixelRectangle(context, marquee)
      context.fillKeepingPath(accent.opacity(0.15))
      context.stroke(accent, width: 1)
    }
  }

  private func drawHandles(_ context: Context, _ accent: RGBA) {
    for (_, position) in session.handles {
      let pixel = session.viewport.screen(position)
      context.beginPath()
      context.addRoundedRectangle(
        x: pixel.x - handleSide / 2, y: pixel.y - handleSide / 2, width: handleSide,
        height: handleSide, radius: 2)
      context.fillKeepingPath(.white)
      context.stroke(accent, width: 1.5)
    }
  }

  /// Starts a path along the pixels of a rectangle of the canvas, so that a thin line is sharp.
  private func addPixelRectangle(_ context: Context, _ rect: Rect) {
    let corner = session.viewport.screen(Point(rect.minX, rect.minY))
    let opposite = session.viewport.screen(Point(rect.maxX, rect.maxY))
    let (left, top) = (corner.x.rounded(.down) + 0.5, corner.y.rounded(.down) + 0.5)
    context.beginPath()
    context.addRectangle(
      x: left, y: top, width: (opposite.x - left).rounded(.down),
      height: (opposite.y - top).rounded(.down))
  }
}
