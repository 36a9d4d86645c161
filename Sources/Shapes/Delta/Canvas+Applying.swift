extension Canvas {
  /// Changes the canvas as a delta says.
  ///
  /// Law 6: the delta applies to a canvas whose touched values are the `before` values, or this throws and
  /// changes nothing.
  ///
  /// - Complexity: O(*k* log *n*), *k* being the number of changes and *n* of shapes, whether or not the canvas
  ///   shares its memory with a copy.
  /// - Throws: `EditError.mismatch`, `.unknownShape`, `.duplicateShape` or `.duplicateStackingKey` when the
  ///   delta was made for another state.
  public mutating func apply(_ delta: Delta) throws(EditError) {
    try check(delta)
    var application = Application(canvas: take())
    for part in delta.parts { part.accept(mutating: &application) }
    self = application.canvas
  }

  private func check(_ delta: Delta) throws(EditError) {
    let check = Check(canvas: self)
    for part in delta.parts {
      if let error = part.accept(check) { throw error }
    }
    try checkStackingKeys(delta)
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
      if let other = holder(of: key), !leaving.contains(other) {
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

  mutating func insertion(_ shapes: [Shape]) { canvas.insertUnchecked(shapes) }

  mutating func removal(_ shapes: [Shape]) { canvas.removeUnchecked(shapes) }

  mutating func replacement(_ before: Canvas, _ after: Canvas) { canvas = after }

  mutating func changes<Value>(
    _ changes: [PropertyChange<Value>], of property: ShapeProperty<Value>
  ) {
    // Where a shape is found by a property, the order and the groups change with it.
    if let keys = changes as? [PropertyChange<StackingKey>] {
      canvas.restackUnchecked(keys)
    } else if let groups = changes as? [PropertyChange<[GroupID]>] {
      canvas.regroupUnchecked(groups)
    } else {
      canvas.updateUnchecked(changes, property.keyPath)
    }
  }
}
