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
    try afterChanges { [unowned self] () throws(EditError) in try duplicateSettled() }
  }

  private func duplicateSettled() throws(EditError) {
    guard !selection.isEmpty else { return }
    let selection = selection
    let copying = Copying(
      firstID: editor.makeIDs(selection.count + editor.canvas.groupMembershipCount),
      count: selection.count, offset: duplicateOffset)
    let noun = summary.only?.kind.title ?? "\(selection.count) Shapes"
    let plan = EditPlan(shapeCount: selection.count, named: "Duplicate \(noun)") { canvas in
      .insert(copying.copies(of: selection.ids, on: canvas))
    }
    try editor.start(plan) { [weak self] result in
      guard let self else { return }
      guard case .success = result else { return reportRefusal(result) }
      choose(amongUpTo: selection.count) { Selection(copying.ids) }
    }
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
    try performOnOnly { .rename($0, to: name) }
  }

  /// Gives the selected shape a place, a size and a rotation; nothing unless exactly one is selected.
  ///
  /// - Throws: `EditError`, when shapes cannot be there or a gesture is in progress.
  public func placeSelection(_ placement: Placement) throws(EditError) {
    try performOnOnly { .place([$0: placement]) }
  }

  /// Selects all shapes that can be clicked; of a large drawing as soon as they are found.
  public func selectAll() {
    guard !isSettling else {
      return waitingCommands.append(.other { [unowned self] in selectAll() })
    }
    let canvas = editor.canvas
    choose(amongUpTo: canvas.count) {
      Selection(canvas.shapes.lazy.filter(\.isClickable).map(\.id))
    }
  }
}

// MARK: - Edits of the selection

extension EditingSession {
  func performOnSelection(
    _ edit: @escaping @Sendable ([ShapeID]) -> Edit
  ) throws(EditError) {
    try performOnSelection { ids, _ in edit(ids) }
  }

  /// Changes the selected shape; nothing unless exactly one is selected now.
  func performOnOnly(_ edit: @escaping @Sendable (ShapeID) -> Edit) throws(EditError) {
    let only = selection.count == 1 ? selection.ids.first : nil
    try afterChanges { [unowned self] () throws(EditError) in
      guard let only else { return }
      try editor.start(EditPlan(edit(only)), then: reportRefusal)
    }
  }

  func performOnSelection(
    _ edit: @escaping @Sendable ([ShapeID], Canvas) -> Edit
  ) throws(EditError) {
    try afterChanges { [unowned self] () throws(EditError) in
      guard !selection.isEmpty else { return }
      try editor.start(plan(edit), then: reportRefusal)
    }
  }

  /// Plans an edit of the selected shapes.
  func plan(_ edit: @escaping @Sendable ([ShapeID]) -> Edit) -> EditPlan {
    plan { ids, _ in edit(ids) }
  }

  /// Plans an edit of the selected shapes that depends on how they are on the canvas.
  func plan(_ edit: @escaping @Sendable ([ShapeID], Canvas) -> Edit) -> EditPlan {
    let selection = selection
    return EditPlan(shapeCount: selection.count) { canvas in edit(selection.sortedIDs, canvas) }
  }
}

// MARK: - Undo and redo

extension EditingSession {
  /// Undoes the last step, selects what it changed and brings it into view; a large one as soon as it is worked out.
  ///
  /// - Throws: `EditError.gestureInProgress` or `.changeInProgress`.
  public func undo() throws(EditError) {
    try afterChanges { [unowned self] () throws(EditError) in
      try editor.startUndo(then: reveal)
    }
  }

  /// Redoes the step undone last, selects what it changed and brings it into view; a large one as soon as it is worked
  /// out.
  ///
  /// - Throws: `EditError.gestureInProgress` or `.changeInProgress`.
  public func redo() throws(EditError) {
    try afterChanges { [unowned self] () throws(EditError) in
      try editor.startRedo(then: reveal)
    }
  }

  private func reveal(_ result: Result<[ShapeID], EditError>) {
    switch result {
    case .success(let touched): reveal(touched)
    case .failure(.cancelled): break
    case .failure(let error): onRefusal?(error)
    }
  }

  /// Selects what undo or redo has changed, and brings it into view; very many shapes as soon as they are looked at.
  public func reveal(_ touched: [ShapeID]) {
    guard !touched.isEmpty else { return }
    let canvas = editor.canvas
    choose(amongUpTo: touched.count) {
      Selection(touched.lazy.filter { canvas[$0]?.isVisible == true })
    } then: { [weak self] in
      guard let self, let extent = summary.extent else { return }
      viewport.reveal(extent, in: viewSize)
    }
  }
}
