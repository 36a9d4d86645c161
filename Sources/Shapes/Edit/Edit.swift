/// What the user wants to be changed: "move these by (30, 10)".
///
/// An edit knows nothing of the state it will meet. `delta(on:)` holds it against a canvas and gives
/// what would change there, exactly, or refuses. Each kind of edit has its rules in a file of its topic.
public enum Edit: Equatable, Sendable {
  /// Put new shapes on the canvas; their ids and stacking keys must be free.
  case insert([Shape])
  /// Take shapes away.
  case remove([ShapeID])
  /// Move shapes by the same distance.
  case move([ShapeID], by: Vector)
  /// Give shapes new places and sizes: resizing, a position typed into a field.
  case place([ShapeID: Placement])
  /// Turn shapes clockwise by an angle in degrees, each around the same point.
  case rotate([ShapeID], by: Double, around: Point)
  /// Line shapes up; those of a group stay together.
  case align([ShapeID], Alignment)
  /// Make the spaces between shapes equal; those of a group stay together.
  case distribute([ShapeID], Axis)
  /// Move shapes in the stacking order.
  case restack([ShapeID], Restacking)
  /// Turn the order of shapes among themselves round.
  case reverseOrder([ShapeID])
  /// Give a shape a name.
  case rename(ShapeID, to: String)
  /// Show or hide shapes.
  case setVisible([ShapeID], Bool)
  /// Keep shapes from being clicked and changed, or no longer.
  case setLocked([ShapeID], Bool)
  /// Change one property of the style of shapes.
  case style([ShapeID], StyleChange)
  /// Draw something else into the frame of a shape: other words, another radius of its corners.
  case reshape(ShapeID, ShapeForm)
  /// Make shapes a group; the groups that they are in become parts of it.
  case group([ShapeID], GroupID)
  /// Take the outermost groups of shapes apart.
  case ungroup([ShapeID])
  /// Replace everything by another canvas.
  case replace(Canvas)

  /// Holds the edit against a canvas: what exactly would change there.
  ///
  /// Law 1: this changes nothing, and gives a delta or throws. What is already as wanted is left out, so
  /// an edit that would change nothing gives an empty delta. A shape named twice counts once.
  ///
  /// - Complexity: O(*k* log *n*), *k* being the number of shapes of the edit and *n* of the canvas;
  ///   O(1) for replacing everything.
  /// - Throws: `EditError` that names the shape and the reason: an unknown or duplicate id, a locked shape,
  ///   a number that is not finite, a negative size, an opacity outside of 0 to 1.
  public func delta(on canvas: Canvas) throws(EditError) -> Delta {
    switch self {
    case .insert(let shapes): try canvas.insertion(of: shapes)
    case .remove(let ids): Delta(.removal(try canvas.unlockedShapes(ids)))
    case .move(let ids, let distance): try canvas.move(ids, by: distance)
    case .place(let placements): try canvas.place(placements)
    case .rotate(let ids, let angle, let center):
      try canvas.rotate(ids, by: angle, around: center)
    case .align(let ids, let alignment): try canvas.align(ids, alignment)
    case .distribute(let ids, let axis): try canvas.distribute(ids, along: axis)
    case .restack(let ids, let restacking):
      Delta(.stackingKeys(try canvas.restacked(ids, restacking)))
    case .reverseOrder(let ids): Delta(.stackingKeys(try canvas.reversed(ids)))
    case .rename(let id, let name):
      Delta(.names(try canvas.changes([id], \.name) { _ in name }))
    case .setVisible(let ids, let isVisible):
      Delta(.visibility(try canvas.changes(of: canvas.shapes(ids), \.isVisible) { _ in isVisible }))
    case .setLocked(let ids, let isLocked):
      Delta(.locks(try canvas.changes(of: canvas.shapes(ids), \.isLocked) { _ in isLocked }))
    case .style(let ids, let change): try canvas.style(ids, change)
    case .reshape(let id, let form): try canvas.reshape(id, form)
    case .group(let ids, let group):
      Delta(.groups(try canvas.changes(ids, \.groups) { $0.groups + [group] }))
    case .ungroup(let ids): try canvas.ungroup(ids)
    case .replace(let other): Delta(replacing: canvas, with: other)
    }
  }
}
