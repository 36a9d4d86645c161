package import Shapes

/// Makes random edits, most of them good ones, some with values that are hard to restore exactly.
package struct RandomEdits {
  private var generator: SeededGenerator
  private var nextID: Int64

  /// Makes edits from a seed; new shapes get ids from `nextID` on.
  package init(seed: UInt64, nextID: Int64) {
    generator = SeededGenerator(seed: seed)
    self.nextID = nextID
  }

  /// An edit that the canvas does not refuse; it may change nothing.
  package mutating func next(on canvas: Canvas) -> Edit {
    let ids = pick(from: canvas)
    guard !ids.isEmpty else { return insertion(on: canvas) }
    switch Int.random(in: 0..<10, using: &generator) {
    case 0, 1: return insertion(on: canvas)
    case 2: return .remove(ids)
    case 3, 4: return .move(ids, by: Vector(coordinate(), coordinate()))
    case 5:
      return .place(
        Dictionary(uniqueKeysWithValues: ids.map { ($0, placement()) }))
    case 6: return .restack(ids, Restacking.allCases.randomElement(using: &generator)!)
    case 7:
      return .rename(
        ids[0], to: ["", "A", "Ünï·cødé", "o'clock\n"].randomElement(using: &generator)!)
    case 8: return .setVisible(ids, Bool.random(using: &generator))
    default: return .style(ids, styleChange())
    }
  }

  private mutating func pick(from canvas: Canvas) -> [ShapeID] {
    guard !canvas.isEmpty else { return [] }
    let count = Int.random(in: 1...min(4, canvas.count), using: &generator)
    return Array(canvas.order.ids.shuffled(using: &generator).prefix(count))
  }

  private mutating func insertion(on canvas: Canvas) -> Edit {
    let count = Int.random(in: 1...3, using: &generator)
    let keys = canvas.stackingKeysInFront(count)
    return .insert(
      keys.map { key in
        defer { nextID += 1 }
        return Shape(
          id: ShapeID(nextID), kind: ShapeKind.allCases.randomElement(using: &generator)!,
          placement: placement(),
          style: Style(fill: nil, stroke: nil, strokeWidth: 1, opacity: 0.5), name: "\(nextID)",
          stackingKey: key)
      })
  }

  private mutating func placement() -> Placement {
    Placement(
      center: Point(coordinate(), coordinate()), size: Size(abs(coordinate()), abs(coordinate())),
      mirroring: Mirroring(
        horizontal: Bool.random(using: &generator), vertical: Bool.random(using: &generator)))
  }

  /// Numbers as they come, and those that sums do not give back: tiny, huge, negative zero.
  private mutating func coordinate() -> Double {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: -0.0
    case 1: .leastNonzeroMagnitude
    case 2: 1e15 + 0.125
    case 3: 0.1
    default: Double.random(in: -1000...1000, using: &generator)
    }
  }

  private mutating func styleChange() -> StyleChange {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: .fill(Bool.random(using: &generator) ? nil : Color(red: 1, green: 2, blue: 3))
    case 1: .stroke(Color(red: .random(in: 0...255, using: &generator), green: 0, blue: 0))
    case 2: .strokeWidth(Double.random(in: 0...9, using: &generator))
    default: .opacity(Double.random(in: 0...1, using: &generator))
    }
  }
}
