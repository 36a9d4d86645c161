extension Delta {
  /// The delta that does what this one and then another do, or nil when the other does not start where
  /// this one ends.
  ///
  /// Law 3: its inverse does what the other's inverse and then this one's do. Law 4: what comes home is left
  /// out, so that dragging a shape away and back leaves an empty delta.
  ///
  /// - Complexity: O(*k*), *k* being the number of changes of both.
  public func merged(with next: Delta) -> Delta? {
    do throws(Gap) {
      var histories = ShapeHistories()
      for part in parts { try histories.append(part) }
      for part in next.parts { try histories.append(part) }
      return histories.delta
    } catch {
      return nil
    }
  }
}

/// Two changes do not follow each other: there is a state between them that neither tells.
private struct Gap: Error {}

/// What happens to each shape, in the order in which the shapes are first touched.
private struct ShapeHistories {
  private var histories: [ShapeID: ShapeHistory] = [:]
  private var order: [ShapeID] = []

  mutating func append(_ part: Delta.Part) throws(Gap) {
    switch part {
    case .insertion(let shapes):
      for shape in shapes {
        try edit(shape.id) { (history) throws(Gap) in try history.insert(shape) }
      }
    case .removal(let shapes):
      for shape in shapes {
        try edit(shape.id) { (history) throws(Gap) in try history.remove(shape) }
      }
    case .centers(let changes): try update(changes, \.center, \.center)
    case .placements(let changes): try update(changes, \.placement, \.placement)
    case .stackingKeys(let changes): try update(changes, \.stackingKey, \.stackingKey)
    case .names(let changes): try update(changes, \.name, \.name)
    case .visibility(let changes): try update(changes, \.isVisible, \.isVisible)
    case .styles(let changes): try update(changes, \.style, \.style)
    }
  }

  /// The histories as one delta.
  var delta: Delta {
    let all = order.map { histories[$0]! }
    return Delta([
      .removal(all.compactMap(\.removed)), .insertion(all.compactMap(\.inserted)),
      .centers(all.compactMap(\.center)), .placements(all.compactMap(\.placement)),
      .stackingKeys(all.compactMap(\.stackingKey)), .names(all.compactMap(\.name)),
      .visibility(all.compactMap(\.isVisible)), .styles(all.compactMap(\.style)),
    ])
  }

  private mutating func update<Value>(
    _ changes: [PropertyChange<Value>], _ property: WritableKeyPath<Shape, Value>,
    _ slot: WritableKeyPath<ShapeHistory, PropertyChange<Value>?>
  ) throws(Gap) {
    for change in changes {
      try edit(change.id) { (history) throws(Gap) in
        try history.update(change, property, slot)
      }
    }
  }

  private mutating func edit(
    _ id: ShapeID, _ change: (inout ShapeHistory) throws(Gap) -> Void
  ) throws(Gap) {
    if histories[id] == nil { order.append(id) }
    try change(&histories[id, default: ShapeHistory()])
  }
}

/// What happens to one shape: it comes, or it goes, or some of its properties change.
private struct ShapeHistory {
  var inserted: Shape?
  var removed: Shape?
  var center: PropertyChange<Point>?
  var placement: PropertyChange<Placement>?
  var stackingKey: PropertyChange<StackingKey>?
  var name: PropertyChange<String>?
  var isVisible: PropertyChange<Bool>?
  var style: PropertyChange<Style>?

  mutating func insert(_ shape: Shape) throws(Gap) {
    guard inserted == nil else { throw Gap() }
    if let removed {
      // A shape that goes and comes back is as before, or else it is two changes and not one.
      guard removed == shape else { throw Gap() }
      self = ShapeHistory()
    } else {
      inserted = shape
    }
  }

  mutating func remove(_ shape: Shape) throws(Gap) {
    guard removed == nil else { throw Gap() }
    if let inserted {
      guard inserted == shape else { throw Gap() }
      self = ShapeHistory()
    } else {
      var original = shape
      try revert(\.stackingKey, of: &original, by: stackingKey)
      try revert(\.placement, of: &original, by: placement)
      try revert(\.center, of: &original, by: center)
      try revert(\.name, of: &original, by: name)
      try revert(\.isVisible, of: &original, by: isVisible)
      try revert(\.style, of: &original, by: style)
      self = ShapeHistory()
      removed = original
    }
  }

  mutating func update<Value>(
    _ change: PropertyChange<Value>, _ property: WritableKeyPath<Shape, Value>,
    _ slot: WritableKeyPath<ShapeHistory, PropertyChange<Value>?>
  ) throws(Gap) {
    guard removed == nil else { throw Gap() }
    if inserted != nil {
      guard inserted![keyPath: property] == change.before else { throw Gap() }
      inserted![keyPath: property] = change.after
      return
    }
    widenCenterToPlacement(for: change)
    if let move = change as? PropertyChange<Point>, let resized = placement {
      guard resized.after.center == move.before else { throw Gap() }
      var after = resized.after
      after.center = move.after
      placement = PropertyChange(move.id, from: resized.before, to: after)
      return
    }
    if let earlier = self[keyPath: slot] {
      guard earlier.after == change.before else { throw Gap() }
      self[keyPath: slot] = PropertyChange(change.id, from: earlier.before, to: change.after)
    } else {
      self[keyPath: slot] = change
    }
  }

  /// A shape that moved and is now resized has one placement before and after, and no centre beside it.
  private mutating func widenCenterToPlacement<Value>(for change: PropertyChange<Value>) {
    guard let resize = change as? PropertyChange<Placement>, let moved = center else { return }
    var before = resize.before
    guard before.center == moved.after else { return }
    before.center = moved.before
    placement = PropertyChange(resize.id, from: before, to: resize.before)
    center = nil
  }

  private func revert<Value>(
    _ property: WritableKeyPath<Shape, Value>, of shape: inout Shape,
    by change: PropertyChange<Value>?
  ) throws(Gap) {
    guard let change else { return }
    guard shape[keyPath: property] == change.after else { throw Gap() }
    shape[keyPath: property] = change.before
  }
}
