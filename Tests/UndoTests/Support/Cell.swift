import Undo

/// The smallest undoable thing: a number that is set, and sets itself back.
@MainActor final class Cell {
  private(set) var value = 0
  let undoManager: UndoManager

  init(_ undoManager: UndoManager) { self.undoManager = undoManager }

  func set(_ new: Int) {
    let former = value
    undoManager.registerUndo(withTarget: self) { $0.set(former) }
    value = new
  }
}

extension UndoManager {
  /// A manager that groups by hand and posts to nobody.
  static func byHand() -> UndoManager {
    let manager = UndoManager()
    manager.groupsByEvent = false
    manager.notificationCenter = nil
    return manager
  }

  /// A manager that groups by event, the end of which is said by hand.
  static func byEvent() -> (UndoManager, ManualEventBoundary) {
    let manager = UndoManager()
    let boundary = ManualEventBoundary()
    manager.eventBoundary = boundary
    manager.notificationCenter = nil
    return (manager, boundary)
  }

  /// Makes one step of what `body` registers.
  func step(_ name: String = "", _ body: () -> Void) {
    beginUndoGrouping()
    body()
    setActionName(name)
    endUndoGrouping()
  }
}

/// Calls back when it is released; what a test captures to see when a history lets go.
final class Sentinel {
  private let whenReleased: () -> Void

  init(whenReleased: @escaping () -> Void = {}) { self.whenReleased = whenReleased }

  deinit { whenReleased() }
}
