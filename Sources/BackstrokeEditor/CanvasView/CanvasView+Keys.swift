import Editing
import Gtk
import Shapes

/// How far an arrow key moves, in points, alone and with Shift.
private let nudgeDistance = 1.0
private let largeNudgeDistance = 10.0

extension CanvasView {
  /// Arrow keys move the selection, as long as they are held as one step; Escape takes back what is
  /// under way, and else selects nothing.
  func addKeys() {
    let keys = KeyController()
    keys.onPressed { [weak self] key, modifiers in
      self?.keyPressed(key, modifiers) ?? false
    }
    keys.onReleased { [weak self] key, _ in
      if key.direction != nil { self?.session.finishHeldChange() }
    }
    drawing.addController(keys)
    let focus = FocusController()
    focus.onLeave { [weak self] in self?.session.finishHeldChange() }
    drawing.addController(focus)
  }

  private func keyPressed(_ key: Key, _ modifiers: Modifiers) -> Bool {
    if let direction = key.direction, modifiers.isDisjoint(with: [.control, .alt]) {
      let distance = modifiers.contains(.shift) ? largeNudgeDistance : nudgeDistance
      attempt { try session.nudge(by: direction * distance) }
      return true
    }
    guard key == .escape else { return false }
    if session.isPointerBusy || session.isGestureActive || session.editor.isChanging {
      session.cancel()
      session.editor.cancelChange()
      cancelDrag?()
    } else if session.tool != .select {
      session.tool = .select
    } else {
      session.selection = Selection()
    }
    return true
  }
}

extension Key {
  /// Where an arrow key points; nil for other keys.
  fileprivate var direction: Vector? {
    switch self {
    case .left: Vector(-1, 0)
    case .right: Vector(1, 0)
    case .up: Vector(0, -1)
    case .down: Vector(0, 1)
    default: nil
    }
  }
}
