/// Shapes, by their positions, and the two neighbours between which they are to go.
struct StackingSlot {
  var positions: [Int]
  /// The position of the shape below; −1 when there is none.
  var lower: Int
  /// The position of the shape above; the number of shapes when there is none.
  var upper: Int

  /// The slots that a move in the stacking order fills.
  static func slots(
    for restacking: Restacking, of positions: [Int], target: Int?, count: Int
  ) -> [StackingSlot] {
    func mirrored(_ positions: [Int]) -> [Int] { positions.map { count - 1 - $0 }.reversed() }
    func mirrored(_ slot: StackingSlot) -> StackingSlot {
      StackingSlot(
        positions: mirrored(slot.positions), lower: count - 1 - slot.upper,
        upper: count - 1 - slot.lower)
    }
    // Downwards is upwards seen in a mirror.
    return switch restacking {
    case .forward: oneUp(positions, count: count)
    case .backward: oneUp(mirrored(positions), count: count).map(mirrored)
    case .toFront: allUp(positions, count: count)
    case .toBack: allUp(mirrored(positions), count: count).map(mirrored)
    case .above: target.map { above($0, positions) } ?? []
    case .below:
      target.map { above(count - 1 - $0, mirrored(positions)).map(mirrored) } ?? []
    }
  }

  /// All that lie below the topmost other shape go right above it; the ones above it stay.
  static func allUp(_ positions: [Int], count: Int) -> [StackingSlot] {
    var top = count - 1
    var staying = positions[...]
    while let last = staying.last, last == top {
      staying.removeLast()
      top -= 1
    }
    return staying.isEmpty
      ? [] : [StackingSlot(positions: Array(staying), lower: top, upper: top + 1)]
  }

  /// Each run of neighbours goes above the next shape, and below the first after it that stays.
  static func oneUp(_ positions: [Int], count: Int) -> [StackingSlot] {
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
      if index + 1 < runs.count, runs[index + 1].first == upper, runs[index + 1].last! + 1 < count {
        upper = runs[index + 1].last! + 1
      }
      return StackingSlot(positions: run, lower: next, upper: upper)
    }
  }

  /// All go right above a shape that is none of them.
  private static func above(_ target: Int, _ positions: [Int]) -> [StackingSlot] {
    guard !positions.contains(target) else { return [] }
    guard positions != Array(target + 1..<target + 1 + positions.count) else { return [] }
    var upper = target + 1
    let moving = Set(positions)
    while moving.contains(upper) { upper += 1 }
    return [StackingSlot(positions: positions, lower: target, upper: upper)]
  }
}
