/// Why an edit cannot be done.
///
/// Nothing has been changed or registered when it is thrown.
public enum EditError: Error, Equatable, Sendable {
  /// No shape on the canvas has this id; it was removed, or belongs to another canvas.
  case unknownShape(ShapeID)
  /// A shape with this id is on the canvas already, or twice in the edit.
  case duplicateShape(ShapeID)
  /// Two shapes would have the same place in the stacking order.
  case duplicateStackingKey(ShapeID, sharedWith: ShapeID)
  /// A number is infinite or not a number.
  case notFinite(ShapeID, property: String, value: Double)
  /// A length is below zero.
  case negative(ShapeID, property: String, value: Double)
  /// A number lies outside of its range.
  case outOfRange(ShapeID, property: String, value: Double, range: ClosedRange<Double>)
  /// What the shape is to draw cannot be drawn.
  case invalidForm(ShapeID, reason: String)
  /// The shape is locked; only unlocking and showing or hiding change it.
  case locked(ShapeID)
  /// An angle to turn by is infinite or not a number.
  case angleNotFinite(Double)
  /// A distance to move by is infinite or not a number.
  case distanceNotFinite(Vector)
  /// A delta was made for another state: the shape does not have the value that it starts from.
  case mismatch(ShapeID, property: String)
  /// A delta that replaces the whole canvas was made for another one.
  case otherCanvas
  /// A drag or another gesture is under way; it has to end first.
  case gestureInProgress
  /// A change of many shapes is being worked out; it has to end first.
  case changeInProgress
  /// The change was given up before it was made.
  case cancelled
  /// The drawing is only shown here.
  case notEditable
}

extension EditError: CustomStringConvertible {
  /// What is wrong, where, and what to do, in a sentence for people.
  public var description: String {
    switch self {
    case .unknownShape(let id):
      "Shape \(id.rawValue) is not on the canvas any more. Select a shape that is and try again."
    case .duplicateShape(let id):
      "Shape \(id.rawValue) is on the canvas already. Give each new shape an id of its own."
    case .duplicateStackingKey(let id, let other):
      "Shapes \(id.rawValue) and \(other.rawValue) have the same place in the stacking order. "
        + "Give each shape a place of its own."
    case .notFinite(let id, let property, let value):
      "The \(property) of shape \(id.rawValue) would be \(value). Use a finite number."
    case .negative(let id, let property, let value):
      "The \(property) of shape \(id.rawValue) would be \(value). Use zero or more."
    case .outOfRange(let id, let property, let value, let range):
      "The \(property) of shape \(id.rawValue) would be \(value). "
        + "Use a number from \(range.lowerBound) to \(range.upperBound)."
    case .invalidForm(let id, let reason):
      "Shape \(id.rawValue) cannot be drawn: \(reason). Give it what is missing."
    case .locked(let id):
      "Shape \(id.rawValue) is locked. Unlock it first."
    case .angleNotFinite(let angle):
      "Shapes cannot be turned by \(angle)°. Use a finite number."
    case .distanceNotFinite(let vector):
      "Shapes cannot be moved by (\(vector.dx), \(vector.dy)). Use finite numbers."
    case .mismatch(let id, let property):
      "The change starts from another \(property) of shape \(id.rawValue) than the canvas has. "
        + "It was made for another state of the drawing."
    case .otherCanvas:
      "The change replaces another drawing than this one. It was made for another state."
    case .notEditable:
      "The drawing is only shown here. Save it under another name to change it."
    case .changeInProgress:
      "The change before this one is still being made. Wait until it is, or cancel it with Escape."
    case .cancelled:
      "The change was cancelled. The drawing is as it was before."
    case .gestureInProgress:
      "A drag is under way. Finish it, or cancel it with Escape, and try again."
    }
  }
}
