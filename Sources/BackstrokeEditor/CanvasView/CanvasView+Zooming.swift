import Editing
import Foundation
import Gtk
import Shapes

/// How much larger one click of the wheel makes the drawing.
private let wheelFactor = 1.15
/// How far one click of the wheel moves it, in pixels.
private let wheelDistance = 60.0

extension CanvasView {
  /// The wheel moves the view; with Control it enlarges around the pointer; two fingers do both.
  func addZooming() {
    var pointer = Point.zero
    let motion = MotionController()
    motion.onMotion { x, y in pointer = Point(x, y) }
    drawing.addController(motion)

    let scroll = ScrollController()
    scroll.onScroll { [weak self] dx, dy, unit in
      guard let self, dx.isFinite, dy.isFinite else { return false }
      let step = unit == .wheel ? wheelDistance : 1
      if scroll.modifiers.contains(.control) {
        let clicks = unit == .wheel ? dy : dy / wheelDistance
        var viewport = session.viewport
        viewport.magnify(by: pow(wheelFactor, -clicks), around: pointer)
        session.viewport = viewport
      } else if scroll.modifiers.contains(.shift), dx == 0 {
        session.viewport.pan(by: Vector(-dy * step, 0))
      } else {
        session.viewport.pan(by: Vector(-dx * step, -dy * step))
      }
      return true
    }
    drawing.addController(scroll)

    let pinch = ZoomGesture()
    var before = Viewport()
    pinch.onBegin { [weak self] in before = self?.session.viewport ?? Viewport() }
    pinch.onScaleChanged { [weak self] factor in
      let center = pinch.center.map { Point($0.x, $0.y) } ?? pointer
      var viewport = before
      viewport.magnify(by: factor, around: center)
      self?.session.viewport = viewport
    }
    drawing.addController(pinch)
  }

  /// Enlarges around the middle of the view.
  func zoom(by factor: Double) {
    let size = session.viewSize
    session.viewport.magnify(by: factor, around: Point(size.width / 2, size.height / 2))
  }

  /// Shows the whole drawing.
  func zoomToFit() {
    guard let drawing = session.editor.bounds else {
      session.viewport = Viewport()
      return
    }
    session.viewport.fit(drawing, in: session.viewSize)
  }
}
