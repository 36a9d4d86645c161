import Editing
import Gtk
import Shapes

/// A side of a row.
private enum Side: CaseIterable {
  case above, below

  /// The style of a row on whose side something would be dropped.
  var style: String { self == .above ? "drop-above" : "drop-below" }
}

// MARK: - With the pointer

extension ShapeListPanel {
  func addDragging(to row: ShapeRow) {
    let source = DragSource()
    source.onPrepare { [weak self, weak row] in
      guard let self, let row, let id = row.id, !row.name.isEditing else { return false }
      dragged = moving(with: id)
      return true
    }
    source.onBegin { [weak row] in
      if let row { source.setPicture(of: row.widget) }
    }
    source.onEnd { [weak self] in self?.dragged = [] }
    row.widget.addController(source)

    let target = DropTarget()
    target.onMotion { [weak self, weak row] _, y in
      guard let self, let row, let side = self.side(of: row, at: y) else { return false }
      for other in Side.allCases where other != side { row.widget.removeStyle(named: other.style) }
      row.widget.addStyle(named: side.style)
      return true
    }
    let clear = { [weak row] in
      for side in Side.allCases { row?.widget.removeStyle(named: side.style) }
    }
    target.onLeave(clear)
    target.onDrop { [weak self, weak row] _, y in
      clear()
      guard let self, let row, let side = self.side(of: row, at: y), let id = row.id else {
        return false
      }
      attempt(.restack(dragged, side == .above ? .above(id) : .below(id)))
      // The keyboard goes with what was dragged, so that F2 is for that.
      if let first = dragged.first, let moved = position(of: first) { list.focus(moved) }
      return true
    }
    row.widget.addController(target)
  }

  /// On which side of a row the dragged shapes would be dropped; nil when they cannot be dropped there.
  private func side(of row: ShapeRow, at y: Double) -> Side? {
    guard let id = row.id, !dragged.isEmpty, !dragged.contains(id) else { return nil }
    return y < row.widget.size.height / 2 ? .above : .below
  }

  /// The shapes that move when that one is moved: all selected ones if it is one of them.
  private func moving(with id: ShapeID) -> [ShapeID] {
    session.selection.contains(id) ? session.selection.sortedIDs : [id]
  }
}

// MARK: - With the keys

extension ShapeListPanel {
  /// Return and F2 rename, Alt with the arrows moves a row.
  func connectListKeys() {
    list.onActivated { [weak self] position in self?.rename(at: position) }
    let keys = KeyController()
    keys.onPressed { [weak self] key, modifiers in
      guard let self, let position = list.focusedPosition,
        row(at: position)?.name.isEditing == false
      else { return false }
      switch (key, modifiers.intersection([.alt, .control, .shift])) {
      case (.f2, []): rename(at: position)
      case (.up, .alt): move(position, to: .above)
      case (.down, .alt): move(position, to: .below)
      default: return false
      }
      return true
    }
    list.addController(keys)
  }

  /// Moves a row, and the others that are selected with it, past the next one on a side.
  private func move(_ position: Int, to side: Side) {
    guard let filter = rows.filter, filter.indices.contains(position) else { return }
    let id = filter[position]
    let ids = moving(with: id)
    let places = ids.compactMap { self.position(of: $0) }
    guard let first = places.min(), let last = places.max() else { return }
    let neighbour = side == .above ? first - 1 : last + 1
    guard filter.indices.contains(neighbour) else { return }
    let target = filter[neighbour]
    attempt(.restack(ids, side == .above ? .above(target) : .below(target)))
    // The row has moved away from under the keyboard.
    if let moved = self.position(of: id) { list.focus(moved) }
  }
}
