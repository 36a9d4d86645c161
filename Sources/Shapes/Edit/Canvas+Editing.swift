// What each edit that concerns places, looks and existence changes on a canvas.
extension Canvas {
  func insertion(of shapes: [Shape]) throws(EditError) -> Delta {
    var ids: Set<ShapeID> = []
    var keys: [StackingKey: ShapeID] = [:]
    for shape in shapes {
      try shape.validate()
      guard self[shape.id] == nil, ids.insert(shape.id).inserted else {
        throw .duplicateShape(shape.id)
      }
      let holder = holder(of: shape.stackingKey)
      if let other = holder ?? keys.updateValue(shape.id, forKey: shape.stackingKey) {
        throw .duplicateStackingKey(shape.id, sharedWith: other)
      }
    }
    return Delta(.insertion(shapes))
  }

  func move(_ ids: [ShapeID], by distance: Vector) throws(EditError) -> Delta {
    guard distance.isFinite else { throw .distanceNotFinite(distance) }
    return try moveEach(unlockedShapes(ids)) { _ in distance }
  }

  /// Moves each shape by a distance of its own; one that is moved by nothing is left alone.
  func moveEach(_ shapes: [Shape], by distance: (Shape) -> Vector) throws(EditError) -> Delta {
    var changes: [PropertyChange<Point>] = []
    // History keeps the array, so it gets no room to grow.
    changes.reserveCapacity(shapes.count)
    for shape in shapes {
      // Nothing is added when there is nothing to add: −0.0 + 0.0 is 0.0, a change that nobody asked for.
      let way = distance(shape)
      guard way != .zero else { continue }
      var moved = shape.placement
      moved.center = shape.center + way
      if let change = PropertyChange(shape.id, from: shape.center, to: moved.center) {
        try moved.validate(for: shape.id)
        changes.append(change)
      }
    }
    return Delta(.centers(changes))
  }

  func place(_ placements: [ShapeID: Placement]) throws(EditError) -> Delta {
    let ids = placements.keys.sorted()
    for id in ids { try placements[id]!.validate(for: id) }
    return Delta(.placements(try changes(ids, \.placement) { placements[$0.id]! }))
  }

  func rotate(
    _ ids: [ShapeID], by angle: Double, around center: Point
  ) throws(EditError) -> Delta {
    guard angle.isFinite, center.isFinite else { throw .angleNotFinite(angle) }
    let changes = try changes(ids, \.placement) { shape in
      guard angle != 0 else { return shape.placement }
      var turned = shape.placement
      turned.center = turned.center.rotated(degrees: angle, around: center)
      // From −180 to 180, so that turning on and on does not lose digits.
      turned.rotation = (turned.rotation + angle).remainder(dividingBy: 360)
      return turned
    }
    for change in changes { try change.after.validate(for: change.id) }
    return Delta(.placements(changes))
  }

  func style(_ ids: [ShapeID], _ change: StyleChange) throws(EditError) -> Delta {
    let changes = try changes(ids, \.style) { change.applied(to: $0.style) }
    for change in changes { try change.after.validate(for: change.id) }
    return Delta(.styles(changes))
  }

  func reshape(_ id: ShapeID, _ form: ShapeForm) throws(EditError) -> Delta {
    try form.validate(for: id)
    return Delta(.forms(try changes([id], \.form) { _ in form }))
  }

  func ungroup(_ ids: [ShapeID]) throws(EditError) -> Delta {
    let outermost = Set(try shapes(ids).compactMap(\.groups.last))
    return Delta(
      .groups(
        try changes(outermost.sorted().flatMap(members), \.groups) { Array($0.groups.dropLast()) }))
  }
}

extension Canvas {
  /// The shapes with these ids, each once, in the order of the ids.
  ///
  /// - Throws: `EditError.unknownShape`.
  func shapes(_ ids: [ShapeID]) throws(EditError) -> [Shape] {
    var seen: Set<ShapeID> = []
    // Nearly all edits name shapes in the order of their ids, and so each once.
    let unique = ids.isStrictlyAscending ? ids : ids.filter { seen.insert($0).inserted }
    var shapes: [Shape] = []
    shapes.reserveCapacity(unique.count)
    forEachShape(unique) { _, shape in
      if let shape { shapes.append(shape) }
      return shape != nil
    }
    if shapes.count < unique.count { throw .unknownShape(unique[shapes.count]) }
    return shapes
  }

  /// The shapes with these ids, none of which is locked.
  ///
  /// - Throws: `EditError.unknownShape` or `.locked`.
  func unlockedShapes(_ ids: [ShapeID]) throws(EditError) -> [Shape] {
    let shapes = try shapes(ids)
    for shape in shapes where shape.isLocked { throw .locked(shape.id) }
    return shapes
  }

  /// What changes when a property of shapes gets new values.
  ///
  /// - Throws: `EditError.unknownShape` or `.locked`.
  func changes<Value: Hashable>(
    _ ids: [ShapeID], _ property: KeyPath<Shape, Value>, to newValue: (Shape) -> Value
  ) throws(EditError) -> [PropertyChange<Value>] {
    changes(of: try unlockedShapes(ids), property, to: newValue)
  }

  /// What changes when a property of shapes gets new values; those that have theirs already are left out.
  func changes<Value: Hashable>(
    of shapes: [Shape], _ property: KeyPath<Shape, Value>, to newValue: (Shape) -> Value
  ) -> [PropertyChange<Value>] {
    var changes: [PropertyChange<Value>] = []
    // History keeps the array, so it gets no room to grow.
    changes.reserveCapacity(shapes.count)
    for shape in shapes {
      if let change = PropertyChange(
        shape.id, from: shape[keyPath: property], to: newValue(shape))
      {
        changes.append(change)
      }
    }
    return changes
  }
}
