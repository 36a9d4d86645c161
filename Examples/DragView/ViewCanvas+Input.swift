import Gtk

extension ViewCanvas {
  /// Lets the view be dragged, and opens the menu on a long press or a click with the other button.
  ///
  /// - Parameters:
  ///   - menu: What is opened.
  ///   - onDragChange: Called when a drag begins and ends.
  func handleInput(menu: ContextMenu, onDragChange: @escaping () -> Void) {
    let drag = DragGesture()
    drag.onBegin { [self] x, y in
      area.grabFocus()
      guard isOnView(x: x, y: y) else { return drag.deny() }
      show(isAnimated: false)
      view.beginDrag()
      onDragChange()
    }
    drag.onUpdate { [self] dx, dy in view.drag(dx: dx, dy: dy) }
    drag.onEnd { [self] _, _ in
      view.endDrag()
      onDragChange()
    }
    drag.onCancel { [self] in
      view.cancelDrag()
      onDragChange()
    }
    area.addController(drag)

    let longPress = LongPressGesture()
    longPress.onPressed { [self] x, y in
      guard isOnView(x: x, y: y) else { return }
      drag.reset()
      menu.open(x: x, y: y)
    }
    area.addController(longPress)

    let click = ClickGesture(button: .secondary)
    click.onPressed { _, x, y in menu.open(x: x, y: y) }
    area.addController(click)

    let keys = KeyController()
    keys.onPressed { [self] key, _ in
      guard key == .escape, view.isDragging else { return false }
      drag.reset()
      return true
    }
    area.addController(keys)
  }

  private func isOnView(x: Double, y: Double) -> Bool {
    abs(x - view.center.x) <= Self.side / 2 && abs(y - view.center.y) <= Self.side / 2
  }
}
