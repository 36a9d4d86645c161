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
    for part in delta.parts { try check(part) }
    try checkStackingKeys(delta)
    for part in delta.parts { applyUnchecked(part) }
  }

  private func check(_ part: Delta.Part) throws(EditError) {
    switch part {
    case .insertion(let shapes):
      for shape in shapes {
        guard self[shape.id] == nil else { throw .duplicateShape(shape.id) }
      }
    case .removal(let shapes):
      for shape in shapes {
        guard let current = self[shape.id] else { throw .unknownShape(shape.id) }
        guard current == shape else { throw .mismatch(shape.id, property: "state") }
      }
    case .centers(let changes): try check(changes, \.center, "position")
    case .placements(let changes): try check(changes, \.placement, "placement")
    case .stackingKeys(let changes): try check(changes, \.stackingKey, "stacking key")
    case .names(let changes): try check(changes, \.name, "name")
    case .visibility(let changes): try check(changes, \.isVisible, "visibility")
    case .styles(let changes): try check(changes, \.style, "style")
    }
  }

  private func check<Value>(
    _ changes: [PropertyChange<Value>], _ property: KeyPath<Shape, Value>, _ name: String
  ) throws(EditError) {
    for change in changes {
      guard let shape = self[change.id] else { throw .unknownShape(change.id) }
      guard shape[keyPath: property] == change.before else {
        throw .mismatch(change.id, property: name)
      }
    }
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

  private mutating func applyUnchecked(_ part: Delta.Part) {
    switch part {
    case .insertion(let shapes):
      if shapes.count == 1 {
        insertUnchecked(shapes[0])
      } else {
        replaceUnchecked(removing: [], inserting: shapes)
      }
    case .removal(let shapes):
      if shapes.count == 1 {
        removeUnchecked(shapes[0].id)
      } else {
        replaceUnchecked(removing: Set(shapes.map(\.id)), inserting: [])
      }
    case .centers(let changes): update(changes, \.center)
    case .placements(let changes): update(changes, \.placement)
    case .stackingKeys(let changes): restack(changes)
    case .names(let changes): update(changes, \.name)
    case .visibility(let changes): update(changes, \.isVisible)
    case .styles(let changes): update(changes, \.style)
    }
  }

  private mutating func update<Value>(
    _ changes: [PropertyChange<Value>], _ property: WritableKeyPath<Shape, Value>
  ) {
    for change in changes { updateUnchecked(change.id, property, to: change.after) }
  }

  private mutating func restack(_ changes: [PropertyChange<StackingKey>]) {
    let moved = changes.map { change in
      var shape = self[change.id]!
      shape.stackingKey = change.after
      return shape
    }
    if moved.count == 1 {
      removeUnchecked(moved[0].id)
      insertUnchecked(moved[0])
    } else {
      replaceUnchecked(removing: Set(moved.map(\.id)), inserting: moved)
    }
  }
}
