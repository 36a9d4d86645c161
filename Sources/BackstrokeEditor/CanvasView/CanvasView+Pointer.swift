import Editing
import Gtk
import Shapes

extension CanvasView {
  /// The primary button draws, selects, moves and resizes; the middle one moves the view.
  func addPointer() {
    let drag = DragGesture(button: .primary)
    drag.onBegin { [weak self] x, y in
      guard let self else { return }
      grabFocus()
      dragStart = Point(x, y)
      session.pointerPressed(at: dragStart, modifiers: PointerModifiers(drag.modifiers))
    }
    drag.onUpdate { [weak self] dx, dy in
      guard let self else { return }
      attempt {
        try session.pointerMoved(
          to: dragStart + Vector(dx, dy), modifiers: PointerModifiers(drag.modifiers))
      }
    }
    drag.onEnd { [weak self] dx, dy in
      guard let self else { return }
      attempt {
        try session.pointerReleased(
          at: dragStart + Vector(dx, dy), modifiers: PointerModifiers(drag.modifiers))
      }
    }
    drag.onCancel { [weak self] in self?.session.cancel() }
    drawing.addController(drag)
    cancelDrag = { drag.reset() }

    let pan = DragGesture(button: .middle)
    var before = Viewport()
    pan.onBegin { [weak self] _, _ in
      guard let self else { return }
      before = session.viewport
      drawing.setCursor("grabbing")
    }
    pan.onUpdate { [weak self] dx, dy in
      var moved = before
      moved.pan(by: Vector(dx, dy))
      self?.session.viewport = moved
    }
    pan.onEnd { [weak self] _, _ in self?.sessionChanged() }
    drawing.addController(pan)

    let hover = MotionController()
    hover.onMotion { [weak self] x, y in self?.showCursor(at: Point(x, y)) }
    drawing.addController(hover)
  }

  private func showCursor(at pixel: Point) {
    guard session.tool == .select, !session.isGestureActive, !session.isBusy else { return }
    drawing.setCursor(session.handle(at: pixel)?.cursor)
  }

  /// A right click selects what it hits, unless it is selected, and opens the commands for it.
  func addContextMenu() {
    let context = ContextMenu(EditorMenus.context(), above: drawing)
    let click = ClickGesture(button: .secondary)
    click.onPressed { [weak self] _, x, y in
      guard let self else { return }
      grabFocus()
      session.selectForMenu(at: Point(x, y))
      context.open(x: x, y: y)
    }
    drawing.addController(click)
  }
}

extension PointerModifiers {
  fileprivate init(_ modifiers: Modifiers) {
    self = []
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.control) { insert(.control) }
  }
}

extension Handle {
  fileprivate var cursor: String {
    switch self {
    case .topLeft, .bottomRight: "nwse-resize"
    case .topRight, .bottomLeft: "nesw-resize"
    case .top, .bottom: "ns-resize"
    case .left, .right: "ew-resize"
    case .start, .end: "move"
    case .rotation: "grab"
    }
  }
}
