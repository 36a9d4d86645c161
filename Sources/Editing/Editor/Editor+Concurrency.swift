public import Shapes
import Undo

// A change of 100,000 shapes takes longer than a frame to work out. It is worked out off the main actor from copies of
// canvas and index, which cost nothing, and then swapped in. Meanwhile the editor refuses every other change, so
// that what was copied is still what is there.
extension Editor {
  /// Whether a change of many shapes is being worked out: other changes, undo and redo are refused until it is made.
  public var isChanging: Bool { change != nil }

  /// Gives up the change that is being worked out: drawing and history are as before it.
  ///
  /// Whoever waits for it gets `EditError.cancelled`. Nothing happens when there is none.
  public func cancelChange() {
    guard let given = change else { return }
    given.task.cancel()
    change = nil
    dropPreview()
    tell(.historyChanged)
    given.then(.failure(.cancelled))
    resumeWaiters()
  }

  /// Waits until no change of many shapes is being worked out.
  public func waitForChange() async {
    while change != nil {
      await withCheckedContinuation { changeWaiters.append($0) }
    }
  }

  private func resumeWaiters() {
    let waiters = changeWaiters
    changeWaiters = []
    for waiter in waiters { waiter.resume() }
  }

  /// Makes an edit as `perform(_:named:)` does, however many shapes it is about, without keeping the main actor.
  ///
  /// Cancelling the task cancels the edit.
  ///
  /// - Throws: As `perform(_:named:)`, and `EditError.cancelled`.
  @discardableResult
  public func performConcurrently(
    _ edit: Edit, named name: String? = nil
  ) async throws(EditError) -> Delta {
    try requireReadiness()
    return try await wait { editor, then in
      editor.startChange(.plan(EditPlan(edit, named: name)), make: editor.commit, then: then)
    }.delta
  }

  /// Undoes the last step as `undo()` does, however many shapes it changed, without keeping the main actor.
  ///
  /// A small step is undone before the first suspension. Cancelling the task cancels undoing.
  ///
  /// - Throws: As `undo()`, and `EditError.cancelled`.
  @discardableResult
  public func undoConcurrently() async throws(EditError) -> [ShapeID] {
    try await step(.undo)
  }

  /// Redoes the step undone last as `redo()` does, however many shapes it changes, without keeping the main actor.
  ///
  /// A small step is redone before the first suspension. Cancelling the task cancels redoing.
  ///
  /// - Throws: As `redo()`, and `EditError.cancelled`.
  @discardableResult
  public func redoConcurrently() async throws(EditError) -> [ShapeID] {
    try await step(.redo)
  }

  /// Has something follow changes of many shapes off the main actor for as long as it lives.
  package func add(_ follower: any ChangeFollower) {
    followers.removeAll { $0.follower == nil }
    followers.append(WeakFollower(follower: follower))
  }
}

// MARK: - Without waiting

// For whoever goes on at once, as a window does: the result is told by a closure, in the same event as the change.
extension Editor {
  /// Makes a planned edit: at once when it is about few shapes, else as soon as it is worked out.
  ///
  /// - Parameters:
  ///   - plan: What to change.
  ///   - then: Called when the edit has been made or refused, unless this throws.
  /// - Throws: As `perform(_:named:)`.
  package func start(
    _ plan: EditPlan, then: @escaping (Result<Delta, EditError>) -> Void
  ) throws(EditError) {
    try requireReadiness()
    if plan.shapeCount > synchronousLimit {
      startChange(.plan(plan), make: commit) { then($0.map(\.delta)) }
    } else {
      let (edit, name) = plan.edit(on: canvas)
      then(.success(try perform(edit, named: name)))
    }
  }

  /// Undoes the last step: at once when it changed few shapes, else as soon as that is worked out.
  ///
  /// - Parameter then: What is called with the shapes that changed when it has been undone or refused, unless this throws.
  /// - Throws: As `undo()`.
  package func startUndo(
    then: @escaping (Result<[ShapeID], EditError>) -> Void
  ) throws(EditError) {
    try start(.undo, then: then)
  }

  /// Redoes the step undone last: at once when it changes few shapes, else as soon as that is worked out.
  ///
  /// - Parameter then: As for `startUndo(then:)`.
  /// - Throws: As `redo()`.
  package func startRedo(
    then: @escaping (Result<[ShapeID], EditError>) -> Void
  ) throws(EditError) {
    try start(.redo, then: then)
  }

  private enum Direction {
    case undo
    case redo
  }

  private func start(
    _ direction: Direction, then: @escaping (Result<[ShapeID], EditError>) -> Void
  ) throws(EditError) {
    try requireReadiness()
    guard let delta = nextLargeStep(direction) else {
      return then(.success(try stepAtOnce(direction)))
    }
    startStep(direction, delta) { then($0.map(\.touched)) }
  }

  private func step(_ direction: Direction) async throws(EditError) -> [ShapeID] {
    try requireReadiness()
    guard let delta = nextLargeStep(direction) else { return try stepAtOnce(direction) }
    return try await wait { editor, then in editor.startStep(direction, delta, then: then) }.touched
  }

  private func stepAtOnce(_ direction: Direction) throws(EditError) -> [ShapeID] {
    switch direction {
    case .undo: try undo()
    case .redo: try redo()
    }
  }

  /// What the next step changes, when it is long; nil when it can be made at once.
  private func nextLargeStep(_ direction: Direction) -> Delta? {
    let edits =
      direction == .undo
      ? undoManager.nextUndoEdits(for: self) : undoManager.nextRedoEdits(for: self)
    // The editor's steps are one delta each.
    guard edits.count == 1, edits[0].changeCount > synchronousLimit else { return nil }
    return edits[0]
  }

  private func startStep(
    _ direction: Direction, _ delta: Delta,
    then: @escaping (Result<PreparedChange, EditError>) -> Void
  ) {
    let name =
      direction == .undo ? undoManager.undoActionName : undoManager.redoActionName
    startChange(
      .step(delta, name: name),
      make: { [unowned self] _ in
        direction == .undo ? undoManager.undo() : undoManager.redo()
        tell(.historyChanged)
      }, then: then)
  }
}

// MARK: - The change under way

extension Editor {
  /// Has a change worked out, and made then.
  ///
  /// - Precondition: Nothing is under way.
  func startChange(
    _ source: ChangeJob.Source, make: @escaping (PreparedChange) -> Void,
    then: @escaping (Result<PreparedChange, EditError>) -> Void
  ) {
    let job = ChangeJob(
      source: source, canvas: canvas, index: index,
      preparations: followers.compactMap { $0.follower?.prepareToFollow() })
    lastChange += 1
    let number = lastChange
    let task = Task.detached(priority: .userInitiated) { [weak self] in
      let result: Result<ChangeJob.Product, EditError>
      do throws(EditError) {
        result = .success(try await job.run())
      } catch {
        result = .failure(error)
      }
      await self?.endChange(number, result)
      withExtendedLifetime(job) {}
    }
    change = ChangeUnderWay(number: number, task: task, make: make, then: then)
    tell(.historyChanged)
  }

  func commit(_ change: PreparedChange) { commit(change.delta, named: change.name) }

  private func endChange(_ number: Int, _ result: Result<ChangeJob.Product, EditError>) {
    // One that was cancelled is no longer waited for.
    guard let ended = change, ended.number == number else { return }
    change = nil
    defer { resumeWaiters() }
    var result = result
    // The document may have been closed meanwhile.
    if !isEditable { result = .failure(.notEditable) }
    guard case .success(let product) = result, !product.change.delta.isEmpty else {
      dropPreview()
      tell(.historyChanged)
      return ended.then(result.map(\.change))
    }
    let former = (preview, previewIndex)
    (preview, previewIndex) = (nil, nil)
    prepared = (product.change, product.adoptions)
    ended.make(product.change)
    // Whoever emptied the history meanwhile has left nothing to undo.
    prepared = nil
    releaseInBackground(former)
    ended.then(.success(product.change))
  }

  /// Starts a change and waits for what comes of it.
  private func wait(
    for start: (Editor, @escaping (Result<PreparedChange, EditError>) -> Void) -> Void
  ) async throws(EditError) -> PreparedChange {
    let number = lastChange + 1
    return try await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        start(self) { continuation.resume(returning: $0) }
      }
    } onCancel: {
      Task { @MainActor in
        if self.change?.number == number { self.cancelChange() }
      }
    }.get()
  }
}
