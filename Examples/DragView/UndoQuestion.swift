import Foundation
import Undo

/// What is asked when a device is shaken, and here by Edit ▸ Undo/Redo…: undo, redo, or neither.
@MainActor struct UndoQuestion {
  let undoTitle: String
  let redoTitle: String
  let canUndo: Bool
  let canRedo: Bool

  /// Asks the focused responder, and those above it, for the nearest manager.
  ///
  /// Without one there is nothing to ask.
  init?(askedAt focus: Responder) {
    guard let undoManager = focus.undoManager else { return nil }
    undoTitle = undoManager.undoMenuItemTitle
    redoTitle = undoManager.redoMenuItemTitle
    canUndo = undoManager.canUndo
    canRedo = undoManager.canRedo
  }
}
