import Cairo
import Editing
import Gtk
import Rendering
import Shapes

/// The side of a handle, in pixels.
private let handleSide = 8.0
/// How many selected shapes get an outline of their own; of more, the frame around them says enough.
private let mostOutlines = 150

extension CanvasView {
  /// The upper layer: what is selected, its handles, and the marquee.
  func drawControls(_ context: Context) {
    let accent = drawing.themeColor("accent_bg_color") ?? RGBA(hex: 0x3584E4)
    if session.selection.count <= mostOutlines { drawOutlines(context, accent) }
    drawFrame(context, accent)
    if !session.isGestureActive, !session.isBusy { drawHandles(context, accent) }
    if let marquee = session.marquee {
      addPixelRectangle(context, marquee)
      context.fillKeepingPath(accent.opacity(0.15))
      context.stroke(accent, width: 1)
    }
  }

  private func drawOutlines(_ context: Context, _ accent: RGBA) {
    for shape in session.selectedShapes {
      context.withSavedState {
        context.look(through: session.viewport)
        context.addOutline(of: shape)
        context.stroke(accent, width: session.viewport.length(ofPixels: 1.5))
      }
    }
  }

  private func drawFrame(_ context: Context, _ accent: RGBA) {
    if let corners = session.movingFrame?.map(session.viewport.screen) {
      context.beginPath()
      for (index, corner) in corners.enumerated() {
        if index == 0 {
          context.move(x: corner.x, y: corner.y)
        } else {
          context.addLine(x: corner.x, y: corner.y)
        }
      }
      context.closePath()
    } else if session.selection.count > 1, let frame = session.summary.frame {
      addPixelRectangle(context, frame)
    } else {
      return
    }
    context.setDash([4, 3], offset: 0)
    context.stroke(accent, width: 1)
    context.setDash([], offset: 0)
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
