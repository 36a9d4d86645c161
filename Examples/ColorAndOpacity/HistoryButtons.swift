import Foundation
import Undo

/// What two buttons show of a history: whether they can be used, and the titles of the menu items.
///
/// It is told by notifications. The end of a group makes something undoable; undo and redo are told
/// of when they are done.
@MainActor final class HistoryButtons {
  private(set) var canUndo = false
  private(set) var canRedo = false
  private(set) var undoTitle = ""
  private(set) var redoTitle = ""

  /// Called when they change.
  var onChange: () -> Void = {}

  private let undoManager: UndoManager
  private var observers: [any NSObjectProtocol] = []

  init(_ undoManager: UndoManager) {
    self.undoManager = undoManager
    let names: [Notification.Name] = [
      .NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange, .NSUndoManagerDidCloseUndoGroup,
    ]
    observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: undoManager, queue: nil) {
        [weak self] _ in
        // The manager posts on the main actor, and without a queue the block runs where it posts.
        MainActor.assumeIsolated { self?.update() }
      }
    }
    update()
  }

  isolated deinit {
    observers.forEach(NotificationCenter.default.removeObserver)
  }

  private func update() {
    canUndo = undoManager.canUndo
    canRedo = undoManager.canRedo
    undoTitle = undoManager.undoMenuItemTitle
    redoTitle = undoManager.redoMenuItemTitle
    onChange()
  }
}
