public import Shapes

extension EditingSession {
  /// Makes the selected shapes a group; nothing with fewer than two.
  ///
  /// - Throws: `EditError`, when a shape is locked or a gesture is in progress.
  public func groupSelection() throws(EditError) {
    try afterChanges { [unowned self] () throws(EditError) in
      guard selection.count >= 2 else { return }
      let group = editor.makeGroupID()
      try performOnSelection { .group($0, group) }
    }
  }

  /// Takes the outermost groups of the selected shapes apart.
  ///
  /// - Throws: `EditError`, when a shape is locked or a gesture is in progress.
  public func ungroupSelection() throws(EditError) { try performOnSelection { .ungroup($0) } }

  /// Lines the selected shapes up.
  ///
  /// - Throws: `EditError`, when a shape is locked or a gesture is in progress.
  public func alignSelection(_ alignment: Alignment) throws(EditError) {
    try performOnSelection { .align($0, alignment) }
  }

  /// Makes the spaces between the selected shapes equal.
  ///
  /// - Throws: `EditError`, when a shape is locked or a gesture is in progress.
  public func distributeSelection(along axis: Axis) throws(EditError) {
    try performOnSelection { .distribute($0, axis) }
  }

  /// Turns the stacking order of the selected shapes round, or of all when none is selected.
  ///
  /// - Throws: `EditError`, when a shape is locked or a gesture is in progress.
  public func reverseOrder() throws(EditError) {
    try afterChanges { [unowned self] () throws(EditError) in try reverseSettled() }
  }

  private func reverseSettled() throws(EditError) {
    let selection = selection
    let count = selection.isEmpty ? editor.canvas.count : selection.count
    let plan = EditPlan(shapeCount: count) { canvas in
      .reverseOrder(selection.isEmpty ? canvas.shapes.map(\.id) : selection.sortedIDs)
    }
    try editor.start(plan, then: reportRefusal)
  }

  /// Locks the selected shapes, or unlocks them when all of them are locked.
  ///
  /// - Throws: `EditError.gestureInProgress` or `.changeInProgress`.
  public func toggleLockOfSelection() throws(EditError) {
    try performOnSelection { ids, canvas in
      .setLocked(ids, !ids.allSatisfy { canvas[$0]?.isLocked == true })
    }
  }

  /// Unlocks all shapes.
  ///
  /// - Throws: `EditError.gestureInProgress` or `.changeInProgress`.
  public func unlockAll() throws(EditError) {
    try performOnAll(named: "Unlock All") { shapes in
      .setLocked(shapes.filter(\.isLocked).map(\.id), false)
    }
  }

  /// Hides the selected shapes.
  ///
  /// - Throws: `EditError.gestureInProgress` or `.changeInProgress`.
  public func hideSelection() throws(EditError) {
    try performOnSelection { .setVisible($0, false) }
  }

  /// Shows all hidden shapes.
  ///
  /// - Throws: `EditError.gestureInProgress` or `.changeInProgress`.
  public func showAll() throws(EditError) {
    try performOnAll(named: "Show All") { shapes in
      .setVisible(shapes.filter { !$0.isVisible }.map(\.id), true)
    }
  }

  private func performOnAll(
    named name: String, _ edit: @escaping @Sendable (Canvas.Shapes) -> Edit
  ) throws(EditError) {
    try afterChanges { [unowned self] () throws(EditError) in
      let plan = EditPlan(shapeCount: editor.canvas.count, named: name) { edit($0.shapes) }
      try editor.start(plan, then: reportRefusal)
    }
  }

  /// Turns the selected shapes around the middle of the frame around them, by degrees clockwise.
  ///
  /// - Throws: `EditError`, when a shape is locked or a gesture is in progress.
  public func rotateSelection(by degrees: Double) throws(EditError) {
    try performOnSelection { ids, canvas in
      .rotate(ids, by: degrees, around: canvas.frame(around: ids)?.center ?? .zero)
    }
  }

  /// Draws something else into the frame of the selected shape; nothing unless exactly one is selected.
  ///
  /// - Throws: `EditError`, when the shape is locked or a gesture is in progress.
  public func reshapeSelection(_ form: ShapeForm) throws(EditError) {
    try performOnOnly { .reshape($0, form) }
  }
}
