package import Shapes

/// A step of the timeline: one finished action.
package struct Step: Equatable, Sendable {
  /// The identity.
  package var id: StepID
  /// The step that it follows; `.start` for the first of all.
  package var parent: StepID
  /// What the step is called in menus and lists.
  package var name: String
  /// When it was made, in milliseconds since 1970, UTC.
  package var time: Int64
  /// What it changed.
  package var delta: Delta

  /// Makes a step.
  package init(id: StepID, parent: StepID, name: String, time: Int64, delta: Delta) {
    self.id = id
    self.parent = parent
    self.name = name
    self.time = time
    self.delta = delta
  }
}

/// What a list shows of a step.
public struct StepLabel: Equatable, Sendable {
  /// What the step is called.
  public var name: String
  /// When it was made, in milliseconds since 1970, UTC.
  public var time: Int64

  /// Makes a label.
  public init(name: String, time: Int64) {
    self.name = name
    self.time = time
  }
}
