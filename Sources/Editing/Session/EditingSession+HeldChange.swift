public import Shapes

/// A change that goes on for as long as a key is held or values keep coming, without a press and a
/// release of the pointer around it.
struct HeldChange: ~Copyable {
  var gesture: Gesture
  /// How far a held arrow key has moved the selection so far.
  var distance = Vector.zero
}

// A held change is one step from its beginning to `finishHeldChange()`. Whatever begins after it, a command, a
// press of the pointer, an undo, finishes it first, so that it never ends up in one step with something else.
extension EditingSession {
  /// Moves the selected shapes by a little more: an arrow key is pressed, or repeats because it is held.
  ///
  /// - Throws: `EditError.gestureInProgress` during a drag.
  public func nudge(by distance: Vector) throws(EditError) {
    guard !isSettling else { return waitToNudge(by: distance) }
    guard !selection.isEmpty else { return }
    try beginHeldChange()
    let total = heldChange!.distance + distance
    try heldChange!.gesture.update(plan { .move($0, by: total) })
    heldChange!.distance = total
    moveFrame { $0 + total }
  }

  /// Shows a property of the style of the selected shapes in another value: a slider is dragged, or
  /// moved by its keys.
  ///
  /// - Throws: `EditError`, when the value cannot be or during a drag.
  public func slide(_ change: StyleChange) throws(EditError) {
    guard !isSettling else { throw .changeInProgress }
    guard !selection.isEmpty else { return }
    try beginHeldChange()
    try heldChange!.gesture.update(plan { .style($0, change) })
    nextStyle = change.applied(to: nextStyle)
  }

  /// Whether a key is held, or a slider was moved a moment ago, and what that did is not a step yet.
  public var isChangeHeld: Bool { heldChange != nil }

  /// Makes what a held key or a slider has done one step: it is released, or something else begins.
  public func finishHeldChange() {
    if let finished = heldChange.take() { finished.gesture.finish(then: reportRefusal) }
  }

  private func beginHeldChange() throws(EditError) {
    if heldChange == nil { heldChange = HeldChange(gesture: try editor.beginGesture()) }
  }
}
