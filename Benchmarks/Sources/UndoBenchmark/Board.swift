import Undo

/// A place, in points.
struct Place {
  var x: Double
  var y: Double

  /// Where step `step` of the work moves its shape to.
  init(step: Int) {
    x = Double(step)
    y = Double(step * 7 % 1_000)
  }

  init() {
    x = 0
    y = 0
  }
}

/// The shapes that the work moves, and the ways to make a move undoable.
@MainActor final class Board {
  static let shapeCount = 1_000

  /// An edit as a program has it: one of several, some of which own memory.
  enum Edit {
    case move(shape: Int, to: Place)
    case rename(shape: Int, String)
    case replace([Place])
  }

  // The shapes are part of the work and no part of what is measured; no peer checks accesses to them.
  @exclusivity(unchecked) private(set) var places = [Place](repeating: Place(), count: shapeCount)
  let undoManager: UndoManager

  init(_ undoManager: UndoManager) { self.undoManager = undoManager }

  /// Moves a shape, and registers a closure that moves it back.
  func move(_ shape: Int, to place: Place) {
    let former = places[shape]
    undoManager.registerUndo(withTarget: self) { $0.move(shape, to: former) }
    places[shape] = place
  }

  /// Does what an edit says, and registers the edit that reverses it.
  func apply(_ edit: Edit) {
    switch edit {
    case .move(let shape, let place):
      undoManager.registerUndo(withTarget: self, edit: .move(shape: shape, to: places[shape]))
      places[shape] = place
    case .rename, .replace: break
    }
  }
}

extension Board: UndoTarget {
  func undoManager(_ undoManager: UndoManager, apply edit: Edit) { apply(edit) }
}
