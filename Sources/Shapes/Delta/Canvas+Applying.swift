extension Canvas {
  /// Changes the canvas as a delta says.
  ///
  /// Law 6: the delta applies to a canvas whose touched values are the `before` values, or this throws and
  /// changes nothing.
  ///
  /// - Complexity: O(*k* log *n*), *k* being the number of changes and *n* of shapes; O(*n*) the first
  ///   time after the canvas was copied.
  /// - Throws: `EditError.mismatch`, `.unknownShape`, `.duplicateShape` or `.duplicateStackingKey` when the
  ///   delta was made for another state.
  public mutating func apply(_ delta: Delta) throws(EditError) {
    let check = Check(canvas: self)
    for part in delta.parts {
      if let error = part.accept(check) { throw error }
    }
    try checkStackingKeys(delta)
    var application = Application(canvas: take())
    for part in delta.parts { part.accept(mutating: &application) }
    self = application.canvas
  }

  /// The canvas, moved out, so that what changes it is the only one that holds it and copies nothing.
  private mutating func take() -> Canvas {
    let taken = self
    self = Canvas()
    return taken
  }

  /// No two shapes may have the same place afterwards; places that the delta itself frees are free.
  private func checkStackingKeys(_ delta: Delta) throws(EditError) {
    var taken: [(id: ShapeID, key: StackingKey)] = []
    var leaving: Set<ShapeID> = []
    for part in delta.parts {
      switch part {
      case .insertion(let shapes): taken += shapes.map { ($0.id, $0.stackingKey) }
      case .removal(let shapes): leaving.formUnion(shapes.map(\.id))
      case .stackingKeys(let changes):
        taken += changes.map { ($0.id, $0.after) }
        leaving.formUnion(changes.map(\.id))
      default: break
      }
    }
    var owners: [StackingKey: ShapeID] = [:]
    for (id, key) in taken {
      if let other = holds(key), !leaving.contains(other) {
        throw .duplicateStackingKey(id, sharedWith: other)
      }
      if let other = owners.updateValue(id, forKey: key) {
        throw .duplicateStackingKey(id, sharedWith: other)
      }
    }
  }
}

/// Holds a part against the canvas before anything is changed.
private struct Check: DeltaPartVisitor {
  let canvas: Canvas

  func insertion(_ shapes: [Shape]) -> EditError? {
    shapes.first { canvas[$0.id] != nil }.map { .duplicateShape($0.id) }
  }

  func removal(_ shapes: [Shape]) -> EditError? {
    for shape in shapes {
      guard let current = canvas[shape.id] else { return .unknownShape(shape.id) }
      guard current == shape else { return .mismatch(shape.id, property: "state") }
    }
    return nil
  }

  func replacement(_ before: Canvas, _ after: Canvas) -> EditError? {
    canvas == before ? nil : .otherCanvas
  }

  func changes<Value>(
    _ changes: [PropertyChange<Value>], of property: ShapeProperty<Value>
  ) -> EditError? {
    for change in changes {
      guard let shape = canvas[change.id] else { return .unknownShape(change.id) }
      guard shape[keyPath: property.keyPath] == change.before else {
        return .mismatch(change.id, property: property.name)
      }
    }
    return nil
  }
}

/// Changes the canvas as a part says that has been checked.
private struct Application: DeltaPartVisitor {
  var canvas: Canvas

  mutating func insertion(_ shapes: [Shape]) {
    if shapes.count == 1 {
      canvas.insertUnchecked(shapes[0])
    } else {
      canvas.replaceUnchecked(removing: [], inserting: shapes)
    }
  }

  mutating func removal(_ shapes: [Shape]) {
    if shapes.count == 1 {
      canvas.removeUnchecked(shapes[0].id)
    } else {
      canvas.replaceUnchecked(removing: Set(shapes.map(\.id)), inserting: [])
    }
  }

  mutating func replacement(_ before: Canvas, _ after: Canvas) { canvas = after }

  mutating func changes<Value>(
    _ changes: [PropertyChange<Value>], of property: ShapeProperty<Value>
  ) {
    if let keys = changes as? [PropertyChange<StackingKey>] { return restack(keys) }
    if let groups = changes as? [PropertyChange<[GroupID]>] { return regroup(groups) }
    for change in changes {
      canvas.updateUnchecked(change.id, property.keyPath, to: change.after)
    }
  }

  private mutating func restack(_ changes: [PropertyChange<StackingKey>]) {
    let moved = changes.map { change in
      var shape = canvas[change.id]!
      shape.stackingKey = change.after
      return shape
    }
    if moved.count == 1 {
      canvas.removeUnchecked(moved[0].id)
      canvas.insertUnchecked(moved[0])
    } else {
      canvas.replaceUnchecked(removing: Set(moved.map(\.id)), inserting: moved)
    }
  }

  private mutating func regroup(_ changes: [PropertyChange<[GroupID]>]) {
    for change in changes { canvas.regroupUnchecked(change.id, to: change.after) }
  }
}
