public import Shapes

/// How far a duplicate lies from its original, in points, to the right and downwards.
private let duplicateOffset = Vector(16, 16)

extension EditingSession {
  /// Deletes the selected shapes; nothing when none is selected.
  ///
  /// - Throws: `EditError.gestureInProgress`.
  public func deleteSelection() throws(EditError) {
    try performOnSelection { .remove($0) }
  }

  /// Puts copies of the selected shapes in front of all, a little aside, and selects them.
  ///
  /// - Throws: `EditError.gestureInProgress`.
  public func duplicateSelection() throws(EditError) {
    finishHeldChange()
    let originals = selectedShapes
    guard !originals.isEmpty else { return }
    let keys = editor.canvas.stackingKeysInFront(originals.count)
    // Copies of a group are a group of their own.
    var groups: [GroupID: GroupID] = [:]
    let copies = zip(originals, keys).map { original, key in
      var copy = original.copy(id: editor.makeShapeID())
      copy.groups = original.groups.map { group in
        let new = groups[group] ?? editor.makeGroupID()
        groups[group] = new
        return new
      }
      copy.center = copy.center + duplicateOffset
      copy.stackingKey = key
      return copy
    }
    try editor.perform(.insert(copies), named: "Duplicate \(copies.noun)")
    selection = Selection(copies.map(\.id))
  }

  /// Moves the selected shapes in the stacking order.
  ///
  /// - Throws: `EditError.gestureInProgress`.
  public func restackSelection(_ restacking: Restacking) throws(EditError) {
    try performOnSelection { .restack($0, restacking) }
  }

  /// Changes a property of the style of the selected shapes, and of the shapes drawn next.
  ///
  /// - Throws: `EditError`, when the value cannot be or a gesture is in progress.
  public func styleSelection(_ change: StyleChange) throws(EditError) {
    try performOnSelection { .style($0, change) }
    nextStyle = change.applied(to: nextStyle)
  }

  /// Gives the selected shape a name; nothing unless exactly one is selected.
  ///
  /// - Throws: `EditError.gestureInProgress`.
  public func renameSelection(to name: String) throws(EditError) {
    guard selection.count == 1 else { return }
    try performOnSelection { .rename($0[0], to: name) }
  }

  /// Gives the selected shape a place, a size and a rotation; nothing unless exactly one is selected.
  ///
  /// - Throws: `EditError`, when shapes cannot be there or a gesture is in progress.
  public func placeSelection(_ placement: Placement) throws(EditError) {
    guard selection.count == 1 else { return }
    try performOnSelection { .place([$0[0]: placement]) }
  }

  /// Selects all shapes that can be clicked.
  public func selectAll() {
    selection = Selection(
      editor.canvas.shapes.lazy.filter(\.isClickable).map(\.id))
  }

  func performOnSelection(_ edit: ([ShapeID]) -> Edit) throws(EditError) {
    finishHeldChange()
    guard !selection.isEmpty else { return }
    try editor.perform(edit(selection.sortedIDs))
  }
}

// MARK: - Undo and redo

extension EditingSession {
  /// Undoes the last step, selects what it changed and brings it into view.
  ///
  /// - Throws: `EditError.gestureInProgress`.
  public func undo() throws(EditError) {
    finishHeldChange()
    reveal(try editor.undo())
  }

  /// Redoes the step undone last, selects what it changed and brings it into view.
  ///
  /// - Throws: `EditError.gestureInProgress`.
  public func redo() throws(EditError) {
    finishHeldChange()
    reveal(try editor.redo())
  }

  /// Selects what undo or redo has changed, and brings it into view.
  public func reveal(_ touched: [ShapeID]) {
    guard !touched.isEmpty else { return }
    selection = Selection(touched.filter { editor.canvas[$0]?.isVisible == true })
    if let frame = editor.canvas.frame(around: selection.ids) {
      viewport.reveal(frame, in: viewSize)
    }
  }
}
