import Foundation
import Undo

/// What one window works with: a store and a history of its own, and the drag under way.
///
/// A drag changes only what is shown. The store hears of it once, when it ends; so it is one step,
/// and a cancelled drag is none.
@MainActor final class Editor {
  private(set) var store = PositionStore()
  let undoManager: UndoManager?

  /// Whether the canvas is there.
  ///
  /// Hiding it ends a drag that is under way.
  var isShown = true {
    didSet { if !isShown { cancelDrag() } }
  }

  private var dragged: Position?

  /// Makes an editor; without a manager it works and offers no undo.
  init(undoManager: UndoManager? = UndoManager()) {
    self.undoManager = undoManager
  }

  /// Where the rectangle shows: during a drag, where it is dragged.
  var shownPosition: Position { dragged ?? store.position }

  var isDragging: Bool { dragged != nil }

  /// Undo waits until a drag has ended.
  var canUndo: Bool { !isDragging && undoManager?.canUndo == true }

  var canRedo: Bool { !isDragging && undoManager?.canRedo == true }

  func moveRight() {
    let position = store.position
    store.move(to: Position(x: position.x + 20, y: position.y), undoManager: undoManager)
  }

  func undo() {
    if canUndo { undoManager?.undo() }
  }

  func redo() {
    if canRedo { undoManager?.redo() }
  }

  /// Shows the rectangle that far from where it is.
  func drag(dx: Double, dy: Double) {
    let position = store.position
    dragged = Position(x: position.x + dx, y: position.y + dy)
  }

  func endDrag() {
    guard let dragged else { return }
    self.dragged = nil
    store.move(to: dragged, undoManager: undoManager)
  }

  func cancelDrag() {
    dragged = nil
  }

  /// Begins anew.
  ///
  /// The manager lives on, so it must forget the old store, and only that.
  func replaceStore() {
    cancelDrag()
    undoManager?.removeAllActions(withTarget: store)
    store = PositionStore()
  }
}
