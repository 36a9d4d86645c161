import Foundation
import Undo

/// A place on the canvas, in points.
struct Position: Equatable {
  var x: Double
  var y: Double
}

/// Owns a position, and is the target of every registration.
///
/// Views come and go; undo goes on, because the inverses belong to the store and not to a view. A
/// handler acts on the store that it is given, not on one that it captured, and holds the manager
/// weakly, so that history keeps nothing alive.
@MainActor final class PositionStore {
  private(set) var position = Position(x: 120, y: 100)

  /// Moves the rectangle; no step when it is there already.
  ///
  /// - Parameters:
  ///   - newPosition: Where its centre shall be.
  ///   - undoManager: Who remembers how to go back; with `nil` nobody does, and the move works.
  func move(to newPosition: Position, undoManager: UndoManager?) {
    let former = position
    guard newPosition != former else { return }
    undoManager?.registerUndo(withTarget: self) { [weak undoManager] store in
      store.move(to: former, undoManager: undoManager)
    }
    undoManager?.setActionName("Move Rectangle")
    position = newPosition
  }
}
