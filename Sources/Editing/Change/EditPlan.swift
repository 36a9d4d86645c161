package import Shapes

/// An edit that is worked out where the change is: off the main actor, when it is about many shapes.
///
/// Even to list 100,000 selected shapes takes longer than a frame, so a command on the selection says how many it is
/// about, and leaves the list to the plan.
package struct EditPlan: Sendable {
  /// How many shapes the edit is about, at most.
  package let shapeCount: Int
  /// What the step is called; nil for what the edit calls itself.
  package let name: String?
  private let edit: @Sendable (Canvas) -> Edit

  /// Plans an edit that is known.
  package init(_ edit: Edit, named name: String? = nil) {
    self.init(shapeCount: edit.shapeCount, named: name) { _ in edit }
  }

  /// Plans an edit that a closure makes from the canvas that it will change.
  package init(
    shapeCount: Int, named name: String? = nil, edit: @escaping @Sendable (Canvas) -> Edit
  ) {
    self.shapeCount = shapeCount
    self.name = name
    self.edit = edit
  }

  /// The edit for a canvas, and what it is called there.
  func edit(on canvas: Canvas) -> (edit: Edit, name: String) {
    let edit = edit(canvas)
    return (edit, name ?? edit.actionName(on: canvas))
  }
}
