import Undo

/// A document whose changes are values: what an editor does, in small.
@MainActor final class Sketch: UndoTarget {
  enum Edit: Equatable {
    case move(id: Int, x: Double, y: Double)
    case rename(id: Int, String)
    case replace([String])

    /// What it owns beside the value itself, in bytes.
    var cost: Int {
      switch self {
      case .move: MemoryLayout<Edit>.stride
      case .rename(_, let name): MemoryLayout<Edit>.stride + name.utf8.count
      case .replace(let names): MemoryLayout<Edit>.stride + names.reduce(0) { $0 + $1.utf8.count }
      }
    }
  }

  private(set) var places: [Int: [Double]] = [:]
  private(set) var names: [String] = ["first", "second"]
  private let undoManager: UndoManager

  init(_ undoManager: UndoManager) { self.undoManager = undoManager }

  func perform(_ edit: Edit, named name: String = "") {
    undoManager.step(name) { apply(edit) }
  }

  func undoManager(_ undoManager: UndoManager, apply edit: Edit) { apply(edit) }

  static func undoCost(of edit: Edit) -> Int { edit.cost }

  private func apply(_ edit: Edit) {
    undoManager.registerUndo(withTarget: self, edit: inverse(of: edit))
    switch edit {
    case .move(let id, let x, let y): places[id] = [x, y]
    case .rename(let id, let name): names[id] = name
    case .replace(let names): self.names = names
    }
  }

  private func inverse(of edit: Edit) -> Edit {
    switch edit {
    case .move(let id, _, _):
      .move(id: id, x: places[id]?[0] ?? 0, y: places[id]?[1] ?? 0)
    case .rename(let id, _): .rename(id: id, names[id])
    case .replace: .replace(names)
    }
  }
}
