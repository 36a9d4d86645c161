/// What the user wants to be changed: "move these by (30, 10)".
///
/// An edit knows nothing of the state it will meet. `delta(on:)` holds it against a canvas and gives
/// what would change there, exactly, or refuses.
public enum Edit: Equatable, Sendable {
  /// Put new shapes on the canvas; their ids and stacking keys must be free.
  case insert([Shape])
  /// Take shapes away.
  case remove([ShapeID])
  /// Move shapes by the same distance.
  case move([ShapeID], by: Vector)
  /// Give shapes new places and sizes: resizing, aligning, a position typed into a field.
  case place([ShapeID: Placement])
  /// Move shapes in the stacking order.
  case restack([ShapeID], Restacking)
  /// Give a shape a name.
  case rename(ShapeID, to: String)
  /// Show or hide shapes.
  case setVisible([ShapeID], Bool)
  /// Change one property of the style of shapes.
  case style([ShapeID], StyleChange)

  /// Holds the edit against a canvas: what exactly would change there.
  ///
  /// Law 1: this changes nothing, and gives a delta or throws. What is already as wanted is left out, so
  /// an edit that would change nothing gives an empty delta. A shape named twice counts once.
  ///
  /// - Complexity: O(*k* log *n*), *k* being the number of shapes of the edit and *n* of the canvas.
  /// - Throws: `EditError` that names the shape and the reason: an unknown or duplicate id, a number that
  ///   is not finite, a negative size, an opacity outside of 0 to 1.
  public func delta(on canvas: Canvas) throws(EditError) -> Delta {
    switch self {
    case .insert(let shapes): try Self.inserting(shapes, on: canvas)
    case .remove(let ids): Delta(.removal(try canvas.shapes(ids)))
    case .move(let ids, let distance): try Self.moving(ids, by: distance, on: canvas)
    case .place(let placements): try Self.placing(placements, on: canvas)
    case .restack(let ids, let restacking):
      Delta(.stackingKeys(try canvas.restacked(ids, restacking)))
    case .rename(let id, let name):
      Delta(.names(try canvas.changes([id], \.name) { _ in name }))
    case .setVisible(let ids, let isVisible):
      Delta(.visibility(try canvas.changes(ids, \.isVisible) { _ in isVisible }))
    case .style(let ids, let change): try Self.styling(ids, change, on: canvas)
    }
  }
}

extension Edit {
  private static func inserting(
    _ shapes: [Shape], on canvas: Canvas
  ) throws(EditError) -> Delta {
    var ids: Set<ShapeID> = []
    var keys: [StackingKey: ShapeID] = [:]
    for shape in shapes {
      try shape.validate()
      guard canvas[shape.id] == nil, ids.insert(shape.id).inserted else {
        throw .duplicateShape(shape.id)
      }
      let holder = canvas.holds(shape.stackingKey)
      if let other = holder ?? keys.updateValue(shape.id, forKey: shape.stackingKey) {
        throw .duplicateStackingKey(shape.id, sharedWith: other)
      }
    }
    return Delta(.insertion(shapes))
  }

  private static func moving(
    _ ids: [ShapeID], by distance: Vector, on canvas: Canvas
  ) throws(EditError) -> Delta {
    guard distance.isFinite else { throw .distanceNotFinite(distance) }
    // Nothing is added when there is nothing to add: −0.0 + 0.0 is 0.0, a change that nobody asked for.
    guard distance != .zero else {
      _ = try canvas.shapes(ids)
      return Delta()
    }
    let changes = try canvas.changes(ids, \.center) { $0.center + distance }
    for change in changes {
      var moved = canvas[change.id]!.placement
      moved.center = change.after
      try moved.validate(for: change.id)
    }
    return Delta(.centers(changes))
  }

  private static func placing(
    _ placements: [ShapeID: Placement], on canvas: Canvas
  ) throws(EditError) -> Delta {
    let ids = placements.keys.sorted()
    for id in ids { try placements[id]!.validate(for: id) }
    return Delta(.placements(try canvas.changes(ids, \.placement) { placements[$0.id]! }))
  }

  private static func styling(
    _ ids: [ShapeID], _ change: StyleChange, on canvas: Canvas
  ) throws(EditError) -> Delta {
    let changes = try canvas.changes(ids, \.style) { change.applied(to: $0.style) }
    for change in changes { try change.after.validate(for: change.id) }
    return Delta(.styles(changes))
  }
}

extension Canvas {
  /// The shapes with these ids, each once, in the order of the ids.
  ///
  /// - Throws: `EditError.unknownShape`.
  func shapes(_ ids: [ShapeID]) throws(EditError) -> [Shape] {
    var seen: Set<ShapeID> = []
    var shapes: [Shape] = []
    for id in ids where seen.insert(id).inserted {
      guard let shape = self[id] else { throw .unknownShape(id) }
      shapes.append(shape)
    }
    return shapes
  }

  /// What changes when a property of shapes gets new values; shapes that have theirs already are left out.
  func changes<Value: Hashable>(
    _ ids: [ShapeID], _ property: KeyPath<Shape, Value>, to newValue: (Shape) -> Value
  ) throws(EditError) -> [PropertyChange<Value>] {
    var changes: [PropertyChange<Value>] = []
    // History keeps the array, so it gets no room to grow.
    changes.reserveCapacity(ids.count)
    for shape in try shapes(ids) {
      if let change = PropertyChange(
        shape.id, from: shape[keyPath: property], to: newValue(shape))
      {
        changes.append(change)
      }
    }
    return changes
  }
}
