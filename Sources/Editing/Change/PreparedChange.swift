package import Shapes

/// A change of a drawing, worked out to the end: what is left to do is to put its values in the place of the former.
///
/// It is made off the main actor from values that nobody else can change, and swapped in on it in a time that does not
/// depend on how many shapes it is about.
package struct PreparedChange: Sendable {
  /// What changes.
  package let delta: Delta
  /// The way back, for the history.
  let inverse: Delta
  /// What the step is called.
  package let name: String
  /// The drawing after the change.
  package let canvas: Canvas
  /// Where its shapes are.
  let index: SpatialIndex
  /// The shapes that are touched, sorted; and as a set, for those who ask for one.
  let touched: [ShapeID]
  let touchedShapes: Set<ShapeID>
  /// The greatest id of a shape or group that comes.
  let greatestID: Int64

  /// Works out what a delta makes of a drawing.
  ///
  /// - Throws: What `Canvas.apply(_:)` refuses, or `EditError.cancelled` when the task is.
  package init(
    _ delta: Delta, named name: String = "", canvas: Canvas, index: SpatialIndex
  ) throws(EditError) {
    var (canvas, index) = (canvas, index)
    try canvas.apply(delta)
    try Self.checkCancellation()
    touched = delta.touchedShapes
    index.update(touched, on: canvas)
    try Self.checkCancellation()
    self.delta = delta
    self.name = name
    self.canvas = canvas
    self.index = index
    inverse = delta.inverted
    touchedShapes = Set(touched)
    greatestID = delta.greatestNewID
  }

  /// Works out what a planned edit makes of a drawing.
  ///
  /// - Throws: What the edit is refused for, or `EditError.cancelled` when the task is.
  init(_ plan: EditPlan, canvas: Canvas, index: SpatialIndex) throws(EditError) {
    let (edit, name) = plan.edit(on: canvas)
    try Self.checkCancellation()
    let delta = try edit.delta(on: canvas)
    try Self.checkCancellation()
    try self.init(delta, named: name, canvas: canvas, index: index)
  }

  private static func checkCancellation() throws(EditError) {
    if Task.isCancelled { throw .cancelled }
  }
}

extension Delta {
  /// The greatest id of a shape or group that the delta brings; 0 when it brings none.
  var greatestNewID: Int64 {
    parts.reduce(0) { greatest, part in
      switch part {
      case .insertion(let shapes): max(greatest, shapes.greatestID)
      case .replacement(_, let canvas): max(greatest, canvas.shapes.greatestID)
      default: greatest
      }
    }
  }
}
