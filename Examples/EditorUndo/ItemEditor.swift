import Undo

/// A place on the canvas, in points.
struct Point: Equatable {
  var x: Double
  var y: Double
}

/// Something that can be moved and deleted.
struct Item: Equatable, Identifiable {
  let id: Int
  var center: Point
}

/// Owns the items, and is the target of every registration.
///
/// Two ways to say how a change is reversed meet on one stack: deleting keeps the whole array, a
/// snapshot; moving keeps one centre, an inverse command. Either way the method that restores
/// registers its own inverse before it changes anything, also while undoing and redoing: that is
/// what makes redo exist.
@MainActor final class ItemEditor {
  private(set) var items: [Item]
  let undoManager = UndoManager()

  init(items: [Item]) {
    self.items = items
    undoManager.groupsByEvent = false
    undoManager.levelsOfUndo = 100
  }

  /// Moves an item to a place.
  ///
  /// No step when it is there already or does not exist.
  func move(_ id: Item.ID, to center: Point) {
    guard let item = items.first(where: { $0.id == id }), item.center != center else { return }
    asOneStep(named: "Move Shape") { setCenter(of: id, to: center) }
  }

  /// Deletes an item.
  ///
  /// No step when it does not exist.
  func delete(_ id: Item.ID) {
    guard items.contains(where: { $0.id == id }) else { return }
    asOneStep(named: "Delete Shape") { replaceItems(with: items.filter { $0.id != id }) }
  }

  /// The inverse command: it remembers the exact former centre, never a relative move.
  private func setCenter(of id: Item.ID, to center: Point) {
    guard let index = items.firstIndex(where: { $0.id == id }) else { return }
    let former = items[index].center
    guard former != center else { return }
    undoManager.registerUndo(withTarget: self) { $0.setCenter(of: id, to: former) }
    items[index].center = center
  }

  /// The snapshot: it remembers all items as they were.
  private func replaceItems(with newItems: [Item]) {
    let former = items
    guard former != newItems else { return }
    undoManager.registerUndo(withTarget: self) { $0.replaceItems(with: former) }
    items = newItems
  }

  private func asOneStep(named name: String, _ change: () -> Void) {
    undoManager.beginUndoGrouping()
    change()
    undoManager.setActionName(name)
    undoManager.endUndoGrouping()
  }
}
