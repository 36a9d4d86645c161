public import DocumentFile
import Editing
import Shapes

extension Document {
  /// The step that the document is right after.
  public var currentStep: StepID { outline.cursor }

  /// Takes the document to the state right after a step, in whatever branch; `.start` is the state before
  /// the first.
  ///
  /// That is a move in the timeline and no new step: undo goes on from there, and redo goes back
  /// along the way that was taken.
  ///
  /// - Complexity: O(*k*) for *k* steps on the way, off the main actor.
  /// - Throws: `EditError.gestureInProgress`, `.changeInProgress` or `.notEditable`; `TimelineError.unknownStep`; `DocumentError`
  ///   when a step on the way cannot be read. The document is as before then.
  public func go(to target: StepID) async throws {
    while outline.cursor != target {
      guard editor.isEditable else { throw EditError.notEditable }
      guard outline.contains(target) else { throw TimelineError.unknownStep(target) }
      let start = outline.cursor
      let route = try await store.route(
        from: start, to: target, in: outline, on: editor.content, limit: memoryLimit)
      // An edit may have come in between: then the way is another one.
      guard outline.cursor == start else { continue }
      try editor.go(
        by: route.change, origin: .timeline, undo: route.window.undoSteps,
        redo: route.window.redoSteps)
      historyDamage = route.window.damage
      let choices = outline.moveCursor(to: target)
      send(route.change?.delta ?? Delta(), step: nil, cursor: target, choices: choices)
    }
  }
}

/// Why a document cannot go to a place in its timeline.
public enum TimelineError: Error, Equatable, CustomStringConvertible {
  /// There is no such step, or not any more.
  case unknownStep(StepID)
  /// History can be forgotten only up to where the document is.
  case notBehindPresent(StepID)

  /// What is wrong and what to do, in a sentence for people.
  public var description: String {
    switch self {
    case .unknownStep(let step):
      "There is no step \(step.rawValue) in the history any more. Choose another one."
    case .notBehindPresent(let step):
      "Step \(step.rawValue) is not behind the present state. Go to it or to a later one first."
    }
  }
}

/// The way from one place of a timeline to another.
struct Route: Sendable {
  /// What changes in the drawing; nil when nothing does.
  let change: PreparedChange?
  /// The steps around the place it leads to.
  let window: StepWindow
}

extension DocumentStore {
  /// Walks from one place of a timeline to another.
  func route(
    from start: StepID, to target: StepID, in outline: TimelineOutline,
    on content: (canvas: Canvas, index: SpatialIndex), limit: StepWindow.Limit
  ) throws(DocumentError) -> Route {
    let path = outline.path(from: start, to: target)
    var walk = DeltaWalk(from: content.canvas)
    try take(path.undone, newestFirst: true, &walk)
    try take(path.redone, newestFirst: false, &walk)
    var outline = outline
    // Redo leads back along the way that is taken now.
    _ = outline.moveCursor(to: target)
    return Route(
      change: try change(by: walk.delta, on: content),
      window: window(at: target, in: outline, on: walk.canvas, limit: limit))
  }

  /// Works out what a delta makes of a drawing; nil when it changes nothing.
  func change(
    by delta: Delta, on content: (canvas: Canvas, index: SpatialIndex)
  ) throws(DocumentError) -> PreparedChange? {
    guard !delta.isEmpty else { return nil }
    do {
      return try PreparedChange(delta, canvas: content.canvas, index: content.index)
    } catch {
      throw DocumentError(
        path: file?.path ?? "", reason: .damaged("the steps do not fit the drawing: \(error)"))
    }
  }

  private func take(
    _ steps: [ClosedRange<Int64>], newestFirst: Bool, _ walk: inout DeltaWalk
  ) throws(DocumentError) {
    let file = try openedFile()
    try file.readSteps(steps, newestFirst: newestFirst) { step in
      do throws(EditError) {
        try walk.append(newestFirst ? step.delta.inverted : step.delta)
      } catch {
        throw DocumentError(
          path: file.path,
          reason: .damaged("step \(step.id.rawValue) does not fit the drawing: \(error)"))
      }
      return true
    }
  }
}
