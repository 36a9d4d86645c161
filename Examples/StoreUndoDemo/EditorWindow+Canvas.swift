import Cairo
import Gtk

/// Drawing the rectangle and dragging it.
extension EditorWindow {
  static let canvasWidth = 400
  static let canvasHeight = 260
  private static let rectangleWidth = 70.0
  private static let rectangleHeight = 50.0

  static func makeCanvas(of editor: Editor) -> DrawingArea {
    let canvas = DrawingArea(label: "Canvas") { context, _, _ in
      let center = editor.shownPosition
      context.addRoundedRectangle(
        x: center.x - rectangleWidth / 2, y: center.y - rectangleHeight / 2,
        width: rectangleWidth, height: rectangleHeight, radius: 6)
      context.fill(RGBA(hex: 0x3584E4, alpha: editor.isDragging ? 0.7 : 1))
    }
    canvas.setMinimumSize(width: canvasWidth, height: canvasHeight)
    canvas.align(horizontal: .start, vertical: .start)
    canvas.isFocusable = true
    canvas.addStyle(.card)
    return canvas
  }

  /// Escape cancels a drag; so does a press beside the rectangle, at once.
  func handleDrags() {
    let drag = DragGesture()
    drag.onBegin { [self] x, y in
      canvas.grabFocus()
      if !isOnRectangle(x: x, y: y) { drag.deny() }
    }
    drag.onUpdate { [self] dx, dy in
      editor.drag(dx: dx, dy: dy)
      update()
    }
    drag.onEnd { [self] _, _ in
      editor.endDrag()
      update()
    }
    drag.onCancel { [self] in
      editor.cancelDrag()
      update()
    }
    canvas.addController(drag)

    let keys = KeyController()
    keys.onPressed { [self] key, _ in
      guard key == .escape, editor.isDragging else { return false }
      drag.reset()
      return true
    }
    canvas.addController(keys)

    let pointer = MotionController()
    pointer.onMotion { [self] x, y in
      canvas.setCursor(editor.isDragging || isOnRectangle(x: x, y: y) ? "move" : nil)
    }
    canvas.addController(pointer)
  }

  private func isOnRectangle(x: Double, y: Double) -> Bool {
    let center = editor.store.position
    return abs(x - center.x) <= Self.rectangleWidth / 2
      && abs(y - center.y) <= Self.rectangleHeight / 2
  }
}
