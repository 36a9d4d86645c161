package import Shapes

/// One finished action of the user, as the file takes it: all of it, or nothing.
package struct DocumentAction: Equatable, Sendable {
  /// What changes on the canvas.
  package var delta: Delta
  /// The step that the action adds; nil when it moves in the timeline.
  package var step: NewStep?
  /// The step that the document is right after then.
  package var cursor: StepID
  /// What changes of the ways that redo goes.
  package var choices: [RedoChoice]
  /// The first id that no shape of the document has ever had.
  package var nextShapeID: Int64

  /// Makes an action.
  package init(
    delta: Delta, step: NewStep?, cursor: StepID, choices: [RedoChoice], nextShapeID: Int64
  ) {
    self.delta = delta
    self.step = step
    self.cursor = cursor
    self.choices = choices
    self.nextShapeID = nextShapeID
  }

  /// The whole step that the action adds.
  var newStep: Step? {
    step.map {
      Step(id: cursor, parent: $0.parent, name: $0.name, time: $0.time, delta: delta)
    }
  }

  /// A step that an action adds to the timeline; its delta is the action's, its id the new cursor.
  package struct NewStep: Equatable, Sendable {
    /// The step that it follows.
    package var parent: StepID
    /// What it is called.
    package var name: String
    /// When it was made, in milliseconds since 1970, UTC.
    package var time: Int64

    /// Makes a new step.
    package init(parent: StepID, name: String, time: Int64) {
      self.parent = parent
      self.name = name
      self.time = time
    }
  }
}
