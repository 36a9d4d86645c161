import DocumentFile
import Editing
public import Shapes
import Undo

extension Document {
  /// Whether undo would do something now.
  public var canUndo: Bool { editor.canUndo || canReadMore(.undo) }

  /// Whether redo would do something now.
  public var canRedo: Bool { editor.canRedo || canReadMore(.redo) }

  /// Undoes the last step.
  ///
  /// Most often that happens before the first suspension. A step that is not in memory is read first, and one of very many
  /// shapes is worked out off the main actor.
  ///
  /// - Returns: The shapes that changed, as `Editor.undoConcurrently()` does.
  /// - Throws: `EditError`, or `DocumentError` when the step cannot be read.
  @discardableResult
  public func undo() async throws -> [ShapeID] {
    await editor.waitForChange()
    try await readNextStep(.undo)
    return try await editor.undoConcurrently()
  }

  /// Redoes the step undone last.
  ///
  /// - Returns: The shapes that changed, as `Editor.redoConcurrently()` does.
  /// - Throws: `EditError`, or `DocumentError` when the step cannot be read.
  @discardableResult
  public func redo() async throws -> [ShapeID] {
    await editor.waitForChange()
    try await readNextStep(.redo)
    return try await editor.redoConcurrently()
  }

  private func canReadMore(_ direction: UndoDirection) -> Bool {
    editor.isEditable && editor.preview == nil && !editor.isChanging && historyDamage == nil
      && hasMore(direction)
  }

  private func readNextStep(_ direction: UndoDirection) async throws {
    // Another undo may take what was read before this one goes on.
    while stepsInMemory(direction) == 0, editor.preview == nil, hasMore(direction) {
      if let historyDamage { throw historyDamage }
      await refill(direction)
    }
  }
}

// MARK: - Steps in memory

extension Document {
  /// How few steps in memory are a reason to read more.
  private var lowWater: Int { max(1, memoryLimit.count / 8) }

  func stepsInMemory(_ direction: UndoDirection) -> Int {
    direction == .undo ? editor.undoManager.undoCount : editor.undoManager.redoCount
  }

  /// Whether the timeline goes further than what is in memory.
  private func hasMore(_ direction: UndoDirection) -> Bool {
    let end = endOfMemory(direction)
    return direction == .undo ? end != .start : outline.redoStep(after: end) != nil
  }

  func needsRefill(_ direction: UndoDirection) -> Bool {
    stepsInMemory(direction) < lowWater && historyDamage == nil && hasMore(direction)
  }

  /// The place that undoing, or redoing, everything in memory would lead to.
  private func endOfMemory(_ direction: UndoDirection) -> StepID {
    let count = stepsInMemory(direction)
    switch direction {
    case .undo:
      guard let last = outline.stepsUndone(from: outline.cursor, atMost: count).last else {
        return outline.cursor
      }
      return outline.parent(of: StepID(last.lowerBound))!
    case .redo:
      let last = outline.stepsRedone(from: outline.cursor, atMost: count).last
      return last.map { StepID($0.upperBound) } ?? outline.cursor
    }
  }

  /// Reads the steps that follow those in memory.
  func refill(_ direction: UndoDirection) async {
    if let running = refills[direction] { return await running.value }
    let task = Task { await readSteps(direction) }
    refills[direction] = task
    await task.value
    refills[direction] = nil
  }

  private func readSteps(_ direction: UndoDirection) async {
    let end = endOfMemory(direction)
    let inMemory = storedSteps(direction)
    let canvas = editor.canvas
    let ranges =
      direction == .undo
      ? outline.stepsUndone(from: end, atMost: memoryLimit.count)
      : outline.stepsRedone(from: end, atMost: memoryLimit.count)
    // The last in memory is the next to be undone.
    let (steps, damage) = await store.steps(
      beyond: inMemory.reversed().flatMap(\.edits), ranges, newestFirst: direction == .undo,
      on: canvas, limit: memoryLimit)
    // Undo, redo and edits may have come in between; they are no matter unless they moved the end.
    guard endOfMemory(direction) == end else { return }
    if let damage {
      historyDamage = damage
      tell(.stateChanged)
    }
    guard !steps.isEmpty else { return }
    let read = steps.reversed().map { direction == .undo ? $0.undoStep : $0.redoStep }
    let there = storedSteps(direction)
    let other = trimmed(storedSteps(direction == .undo ? .redo : .undo))
    switch direction {
    case .undo: editor.restoreSteps(undo: read + there, redo: other)
    case .redo: editor.restoreSteps(undo: other, redo: read + there)
    }
  }

  private func storedSteps(_ direction: UndoDirection) -> [StoredUndoStep<Delta>] {
    direction == .undo
      ? editor.undoManager.storedUndoSteps(for: editor)
      : editor.undoManager.storedRedoSteps(for: editor)
  }

  /// The steps nearest to the present place, as many as one side may have.
  private func trimmed(_ steps: [StoredUndoStep<Delta>]) -> [StoredUndoStep<Delta>] {
    var bytes = 0
    let kept = steps.reversed().prefix(2 * memoryLimit.count).prefix { step in
      bytes += step.edits.reduce(0) { $0 + Editor.undoCost(of: $1) }
      return bytes <= memoryLimit.bytes
    }
    return kept.reversed()
  }
}

extension DocumentStore {
  /// Reads steps in a row, from where some deltas lead.
  func steps(
    beyond deltas: [Delta], _ ranges: [ClosedRange<Int64>], newestFirst: Bool, on canvas: Canvas,
    limit: StepWindow.Limit
  ) -> (steps: [Step], damage: DocumentError?) {
    var canvas = canvas
    for delta in deltas {
      // They come from the undo manager, which has them from here or from the editor.
      do { try canvas.apply(delta) } catch { return ([], nil) }
    }
    return steps(ranges, newestFirst: newestFirst, on: canvas, limit: limit)
  }
}
