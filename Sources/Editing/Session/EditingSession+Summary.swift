import Shapes

// What is shown of a selection is worked out once for each change of it. Few shapes are looked at when they are asked
// for; many off the main actor, and until that is done the count is all there is.
extension EditingSession {
  /// What is to be known of the selected shapes, as they show now.
  ///
  /// - Complexity: O(1); O(*k* log *n*) the first time after a change, for a selection of some thousand shapes at most.
  public var summary: SelectionSummary {
    if let known = knownSummary { return known }
    let summary =
      isLarge
      ? SelectionSummary(count: selection.count)
      : SelectionSummary(selection.ids, on: editor.displayedCanvas)
    knownSummary = summary
    if isLarge { workOutSummary() }
    return summary
  }

  /// What was known of the selection is so no more.
  func forgetSummary() {
    // Of many shapes what was known stays until more is: nothing is to flicker that has to be worked out first.
    if isLarge, knownSummary != nil { workOutSummary() } else { knownSummary = nil }
  }

  private func workOutSummary() {
    let (selection, canvas) = (selection, editor.displayedCanvas)
    summaries.request {
      SelectionSummary(selection.ids, on: canvas)
    } then: { [weak self] summary in
      self?.knownSummary = summary
      self?.tell()
    }
  }

  /// Selects shapes that have to be looked for: at once among few, off the main actor among many.
  ///
  /// - Parameters:
  ///   - count: Among how many shapes they are looked for.
  ///   - find: What looks for them.
  ///   - then: Called after they are selected, unless something else was meanwhile.
  func choose(
    amongUpTo count: Int, _ find: @escaping @Sendable () -> Selection,
    then: @escaping @MainActor () -> Void = {}
  ) {
    guard count > editor.synchronousLimit else {
      selection = find()
      return then()
    }
    let canvas = editor.canvas
    choosing.request {
      let found = find()
      return (found, SelectionSummary(found.ids, on: canvas))
    } then: { [weak self] found, summary in
      self?.select(found, knowing: summary)
      self?.tell()
      then()
      // The one who works it out is at rest only after this.
      self?.scheduleWaitingCommands()
    }
  }

  private func select(_ found: Selection, knowing summary: SelectionSummary) {
    chosenSummary = summary
    selection = found
    chosenSummary = nil
    summaries.cancel()
    knownSummary = summary
  }
}

extension EditingSession: ChangeFollower {
  /// Drops the shapes that a change takes away, and looks at the others as they are then.
  package func prepareToFollow() -> ChangePreparation {
    let (selection, number) = (selection, selectionNumber)
    return { [weak self] change in
      var remaining = selection
      if change.delta.takesShapesAway { remaining.removeGone(by: change.delta, on: change.canvas) }
      let summary = SelectionSummary(remaining.ids, on: change.canvas)
      return { [remaining] in self?.follow(with: remaining, summary, instead: number) }
    }
  }

  private func follow(
    with remaining: Selection, _ summary: SelectionSummary, instead number: Int
  ) {
    // Something else may have been selected meanwhile.
    guard number == selectionNumber else { return }
    select(remaining, knowing: summary)
    hasFollowed = true
  }
}
