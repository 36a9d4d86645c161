/// A move in the stacking order.
///
/// Selected shapes keep their order among themselves.
public enum Restacking: Sendable, CaseIterable {
  /// Above the next shape that is not selected.
  case forward
  /// Below the next shape that is not selected.
  case backward
  /// Above all shapes that are not selected.
  case toFront
  /// Below all shapes that are not selected.
  case toBack
}

extension Canvas {
  /// The new keys of the shapes that have to move, and of no other.
  ///
  /// - Complexity: O(*k* log *n*), *k* being the number of ids and *n* of shapes.
  /// - Throws: `EditError.unknownShape` or `.locked`.
  func restacked(
    _ ids: [ShapeID], _ restacking: Restacking
  ) throws(EditError) -> [PropertyChange<StackingKey>] {
    let positions = try unlockedShapes(ids).map { position(of: $0.id)! }.sorted()
    let slots: [Slot] =
      switch restacking {
      case .forward: Slot.oneUp(positions, count: count)
      case .toFront: Slot.allUp(positions, count: count)
      // Downwards is upwards seen in a mirror.
      case .backward: Slot.oneUp(mirrored(positions), count: count).map(mirrored)
      case .toBack: Slot.allUp(mirrored(positions), count: count).map(mirrored)
      }
    return slots.flatMap { slot in
      let keys = StackingKey.keys(
        slot.positions.count, between: stackingKey(at: slot.lower),
        and: stackingKey(at: slot.upper))
      return zip(slot.positions, keys).compactMap { position, key in
        let shape = shapes[position]
        return PropertyChange(shape.id, from: shape.stackingKey, to: key)
      }
    }
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

  private func mirrored(_ positions: [Int]) -> [Int] { positions.map { count - 1 - $0 }.reversed() }

  private func mirrored(_ slot: Slot) -> Slot {
    Slot(
      positions: mirrored(slot.positions), lower: count - 1 - slot.upper,
      upper: count - 1 - slot.lower)
  }

  /// Shapes, by their positions, and the two neighbours between which they are to go.
  private struct Slot {
    var positions: [Int]
    /// The position of the shape below; −1 when there is none.
    var lower: Int
    /// The position of the shape above; the number of shapes when there is none.
    var upper: Int

    /// All that lie below the topmost other shape go right above it; the ones above it stay.
    static func allUp(_ positions: [Int], count: Int) -> [Slot] {
      var top = count - 1
      var staying = positions[...]
      while let last = staying.last, last == top {
        staying.removeLast()
        top -= 1
      }
      return staying.isEmpty ? [] : [Slot(positions: Array(staying), lower: top, upper: top + 1)]
    }

    /// Each run of neighbours goes above the next shape, and below the first after it that stays.
    static func oneUp(_ positions: [Int], count: Int) -> [Slot] {
      let runs = positions.reduce(into: [[Int]]()) { runs, position in
        if let last = runs.last?.last, last + 1 == position {
          runs[runs.count - 1].append(position)
        } else {
          runs.append([position])
        }
      }
      return runs.enumerated().compactMap { index, run in
        let next = run.last! + 1
        guard next < count else { return nil }
        var upper = next + 1
        // A run right above leaves its place to go up itself, unless it is at the top.
        if index + 1 < runs.count, runs[index + 1].first == upper, runs[index + 1].last! + 1 < count
        {
          upper = runs[index + 1].last! + 1
        }
        return Slot(positions: run, lower: next, upper: upper)
      }
    }
  }
}
