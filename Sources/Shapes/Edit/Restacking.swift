/// A move in the stacking order.
///
/// Selected shapes keep their order among themselves.
public enum Restacking: Hashable, Sendable {
  /// Above the next shape that is not selected.
  case forward
  /// Below the next shape that is not selected.
  case backward
  /// Above all shapes that are not selected.
  case toFront
  /// Below all shapes that are not selected.
  case toBack
  /// Right above a shape; nothing when that is selected itself.
  case above(ShapeID)
  /// Right below a shape; nothing when that is selected itself.
  case below(ShapeID)

  /// The shape that the move is about.
  var target: ShapeID? {
    switch self {
    case .above(let id), .below(let id): id
    default: nil
    }
  }
}

/// How long a stacking key may become, in bytes: what a string keeps without memory of its own.
///
/// A key that would be longer gets room by new keys for its neighbours.
private let longestKey = 15

extension Canvas {
  /// The new keys of the shapes that have to move; of others only where the keys would become too long.
  ///
  /// - Complexity: O(*k* log *n*), *k* being the number of ids and *n* of shapes.
  /// - Throws: `EditError.unknownShape` or `.locked`.
  func restacked(
    _ ids: [ShapeID], _ restacking: Restacking
  ) throws(EditError) -> [PropertyChange<StackingKey>] {
    let positions = try unlockedShapes(ids).map { position(of: $0.id)! }.sorted()
    let target = try restacking.target.map { id throws(EditError) in
      guard let position = position(of: id) else { throw .unknownShape(id) }
      return position
    }
    let slots = StackingSlot.slots(
      for: restacking, of: positions, target: target, count: count)
    var changes: [PropertyChange<StackingKey>] = []
    for slot in slots {
      let keys = StackingKey.keys(
        slot.positions.count, between: stackingKey(at: slot.lower),
        and: stackingKey(at: slot.upper))
      guard keys.allSatisfy({ $0.text.utf8.count <= longestKey }) else {
        return rebalanced(slots)
      }
      changes += zip(slot.positions, keys).compactMap { position, key in
        let shape = shapes[position]
        return PropertyChange(shape.id, from: shape.stackingKey, to: key)
      }
    }
    return changes
  }

  /// The keys of shapes handed out among them the other way round.
  ///
  /// - Complexity: O(*k* log *k*), *k* being the number of ids.
  /// - Throws: `EditError.unknownShape` or `.locked`.
  func reversed(_ ids: [ShapeID]) throws(EditError) -> [PropertyChange<StackingKey>] {
    let ordered = try unlockedShapes(ids).sorted { $0.stackingKey < $1.stackingKey }
    return zip(ordered, ordered.reversed()).compactMap { shape, opposite in
      PropertyChange(shape.id, from: shape.stackingKey, to: opposite.stackingKey)
    }
  }
}

extension Canvas {
  /// The changes that fill slots, where keys between two neighbours would be too long: neighbours on both
  /// sides get new keys as well, spread evenly, as many of them as it takes.
  ///
  /// Each time, this gives room for thousands of shapes at the same place, and it touches some dozens; so a shape
  /// put there costs no more on average. It is part of the edit, and undone with it.
  private func rebalanced(_ slots: [StackingSlot]) -> [PropertyChange<StackingKey>] {
    var scratch = self
    var touched: Set<ShapeID> = []
    for slot in slots {
      let moving = slot.positions.map { shapes[$0].id }
      // Slots before this one have put nothing between its neighbours, but may have given them new keys.
      let lower = slot.lower >= 0 ? shapes[slot.lower].id : nil
      let upper = slot.upper < count ? shapes[slot.upper].id : nil
      let changes = scratch.spread(moving, between: lower, and: upper)
      scratch.restackUnchecked(changes)
      touched.formUnion(changes.map(\.id))
    }
    return touched.sorted().compactMap { id in
      PropertyChange(id, from: self[id]!.stackingKey, to: scratch[id]!.stackingKey)
    }
  }

  private func spread(
    _ moving: [ShapeID], between lower: ShapeID?, and upper: ShapeID?
  ) -> [PropertyChange<StackingKey>] {
    let skipped = Set(moving)
    var reach = 8
    while true {
      let below = neighbours(of: lower, by: -1, atMost: reach, skipping: skipped)
      let above = neighbours(of: upper, by: 1, atMost: reach, skipping: skipped)
      // The outermost neighbour on each side keeps its key and is the bound; at an end there is none.
      let lowerBound = below.count == reach ? below.last : nil
      let upperBound = above.count == reach ? above.last : nil
      let ids =
        (lowerBound == nil ? below : below.dropLast()).reversed() + moving
        + (upperBound == nil ? above : above.dropLast())
      let keys = StackingKey.keys(
        ids.count, between: lowerBound.flatMap { self[$0]?.stackingKey },
        and: upperBound.flatMap { self[$0]?.stackingKey })
      // Half of the length is left as room for more.
      if keys.allSatisfy({ $0.text.utf8.count <= longestKey / 2 })
        || lowerBound == nil && upperBound == nil
      {
        return zip(ids, keys).compactMap { id, key in
          PropertyChange(id, from: self[id]!.stackingKey, to: key)
        }
      }
      reach *= 2
    }
  }

  /// A shape and those beyond it in the stacking order, nearest first.
  private func neighbours(
    of id: ShapeID?, by step: Int, atMost limit: Int, skipping skipped: Set<ShapeID>
  ) -> [ShapeID] {
    guard let id, let start = position(of: id) else { return [] }
    var found: [ShapeID] = []
    var position = start
    while found.count < limit, (0..<count).contains(position) {
      let shape = shapes[position].id
      if !skipped.contains(shape) { found.append(shape) }
      position += step
    }
    return found
  }
}
