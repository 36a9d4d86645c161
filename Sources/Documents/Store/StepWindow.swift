import DocumentFile
import Editing
import Shapes
import Undo

/// Steps of a timeline around a place, read from the file and held against the drawing.
///
/// A file may be anybody's: only steps that can be undone or redone from the drawing as it is come out
/// of here.
struct StepWindow: Sendable {
  /// Steps to undo, oldest first.
  var undo: [Step] = []
  /// Steps to redo, the one furthest ahead first.
  var redo: [Step] = []
  /// Why a step that should be there is not.
  var damage: DocumentError?

  /// How much of a timeline is kept in memory on either side of the cursor.
  struct Limit: Sendable {
    /// The number of steps.
    var count = 500
    /// What they retain, in bytes.
    var bytes = 32 << 20
  }

  var undoSteps: [StoredUndoStep<Delta>] { undo.map(\.undoStep) }
  var redoSteps: [StoredUndoStep<Delta>] { redo.map(\.redoStep) }
}

extension Step {
  /// The step as undo performs it.
  var undoStep: StoredUndoStep<Delta> {
    StoredUndoStep(actionName: name, edits: [delta.inverted])
  }

  /// The step as redo performs it.
  var redoStep: StoredUndoStep<Delta> { StoredUndoStep(actionName: name, edits: [delta]) }
}

extension DocumentStore {
  /// Reads steps on both sides of a place.
  func window(
    at place: StepID, in outline: TimelineOutline, on canvas: Canvas, limit: StepWindow.Limit
  ) -> StepWindow {
    var window = StepWindow()
    let back = steps(
      outline.stepsUndone(from: place, atMost: limit.count), newestFirst: true, on: canvas,
      limit: limit)
    let ahead = steps(
      outline.stepsRedone(from: place, atMost: limit.count), newestFirst: false, on: canvas,
      limit: limit)
    window.undo = back.steps.reversed()
    window.redo = ahead.steps.reversed()
    window.damage = back.damage ?? ahead.damage
    return window
  }

  /// Reads steps in a row and walks the drawing along them.
  ///
  /// - Parameters:
  ///   - ranges: The ids, in the order of the walk.
  ///   - newestFirst: Whether the steps are undone on the way, and not redone.
  ///   - canvas: The drawing before the first of them.
  ///   - limit: How many are wanted.
  /// - Returns: The steps up to the limit, or to one that cannot be read or does not fit, and why it does not.
  func steps(
    _ ranges: [ClosedRange<Int64>], newestFirst: Bool, on canvas: Canvas,
    limit: StepWindow.Limit
  ) -> (steps: [Step], damage: DocumentError?) {
    var canvas = canvas
    var steps: [Step] = []
    var bytes = 0
    do throws(DocumentError) {
      let file = try openedFile()
      try file.readSteps(ranges, newestFirst: newestFirst) { step in
        do throws(EditError) {
          try canvas.apply(newestFirst ? step.delta.inverted : step.delta)
        } catch {
          throw DocumentError(
            path: file.path,
            reason: .damaged("step \(step.id.rawValue) does not fit the drawing: \(error)"))
        }
        steps.append(step)
        bytes += Editor.undoCost(of: step.delta)
        return steps.count < limit.count && bytes < limit.bytes
      }
    } catch {
      return (steps, error)
    }
    return (steps, nil)
  }
}
