import Editing
import Gtk
import Shapes

// Rows have numbers, shapes have ids. A number is looked up when it is asked for, and every write names the
// shape by the id that the row shows at that time.
extension ShapeListPanel {
  func makeRow() -> ShapeRow {
    let row = ShapeRow { [weak self] edit in self?.attempt(edit) }
    row.name.onClosed = { [weak self, weak row] in
      guard let self, let row, let position = list.position(of: row) else { return }
      list.focus(position)
    }
    addDragging(to: row)
    return row
  }

  func show(_ row: ShapeRow, at position: Int) {
    // Between two changes of one delta a row can have a number that has no shape any more.
    guard let filter = rows.filter, filter.indices.contains(position),
      let shape = session.editor.canvas[filter[position]]
    else { return }
    row.show(shape)
  }

  /// A row shows something else from now on; what was being typed into it is not lost.
  func leave(_ row: ShapeRow) {
    guard let draft = row.leave() else { return }
    // This may come in the middle of another edit, so it waits for its end.
    MainLoop.after(milliseconds: 0) { [weak self] in self?.attempt(draft) }
  }

  /// The row of a shape, if it has one.
  func position(of id: ShapeID) -> Int? {
    rows.filter?.row(of: id, on: session.editor.canvas)
  }

  /// Makes an edit, or says why it cannot be done; the rows show what is true then.
  func attempt(_ edit: Edit) {
    do {
      try session.perform(edit)
    } catch EditError.unknownShape {
      report?("Edit skipped: shape was removed.")
    } catch {
      report?("\(error)")
    }
    list.update(0..<list.count)
  }

  /// The row that shows a position, if it is on screen.
  func row(at position: Int) -> ShapeRow? {
    list.shownRows.first { $0.position == position }?.row
  }

  /// Begins to rename the shape in a row.
  func rename(at position: Int) {
    list.focus(position)
    row(at: position)?.name.edit()
  }
}

// MARK: - Selection

extension ShapeListPanel: ListSelection {
  func isSelected(_ position: Int) -> Bool {
    guard let filter = rows.filter, filter.indices.contains(position) else { return false }
    return session.selection.contains(filter[position])
  }

  func select(_ positions: Range<Int>, alone: Bool) {
    var selection = alone ? Selection() : session.selection
    selection.formUnion(ids(positions))
    selected(selection)
  }

  func deselect(_ positions: Range<Int>) {
    selected(Selection(session.selection.ids.subtracting(ids(positions))))
  }

  private func ids(_ positions: Range<Int>) -> [ShapeID] {
    guard let filter = rows.filter else { return [] }
    return filter[positions.clamped(to: filter.indices)].map(\.self)
  }
}
