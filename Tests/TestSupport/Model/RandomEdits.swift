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
    switch Int.random(in: 0..<18, using: &generator) {
    case 0, 1: return insertion(on: canvas)
    case 2: return .remove(ids)
    case 3, 4: return .move(ids, by: Vector(coordinate(), coordinate()))
    case 5:
      return .place(
        Dictionary(uniqueKeysWithValues: ids.map { ($0, placement()) }))
    case 6:
      let other = canvas.order.ids.randomElement(using: &generator)!
      let moves: [Restacking] = [
        .forward, .backward, .toFront, .toBack, .above(other), .below(other),
      ]
      return .restack(ids, moves.randomElement(using: &generator)!)
    case 7:
      return .rename(
        ids[0], to: ["", "A", "Ünï·cødé", "o'clock\n"].randomElement(using: &generator)!)
    case 8: return .setVisible(ids, Bool.random(using: &generator))
    case 9: return .style(ids, styleChange())
    case 10: return .rotate(ids, by: angle(), around: Point(coordinate(), 10))
    case 11: return .align(ids, Alignment.allCases.randomElement(using: &generator)!)
    case 12: return .distribute(ids, Axis.allCases.randomElement(using: &generator)!)
    case 13: return .reverseOrder(ids)
    case 14: return .reshape(ids[0], form())
    case 15: return .group(ids, GroupID(Int64.random(in: 1...1000, using: &generator)))
    case 16:
      // A group with a locked shape in it stays together.
      let groups = Set(ids.compactMap { canvas[$0]?.groups.last })
      let isFree = groups.flatMap(canvas.members).allSatisfy { canvas[$0]?.isLocked == false }
      return isFree ? .ungroup(ids) : .move(ids, by: Vector(1, 0))
    default: return replacement(of: canvas)
    }
  }

  private mutating func pick(from canvas: Canvas) -> [ShapeID] {
    let free = canvas.shapes.filter { !$0.isLocked }.map(\.id)
    guard !free.isEmpty else { return [] }
    let count = Int.random(in: 1...min(4, free.count), using: &generator)
    return Array(free.shuffled(using: &generator).prefix(count))
  }

  private mutating func insertion(on canvas: Canvas) -> Edit {
    let count = Int.random(in: 1...3, using: &generator)
    let keys = canvas.stackingKeysInFront(count)
    return .insert(
      keys.map { key in
        defer { nextID += 1 }
        return Shape(
          id: ShapeID(nextID), form: form(), placement: placement(),
          style: Style(fill: nil, stroke: nil, strokeWidth: 1, opacity: 0.5), name: "\(nextID)",
          stackingKey: key)
      })
  }

  private mutating func placement() -> Placement {
    Placement(
      center: Point(coordinate(), coordinate()), size: Size(abs(coordinate()), abs(coordinate())),
      mirroring: Mirroring(
        horizontal: Bool.random(using: &generator), vertical: Bool.random(using: &generator)),
      rotation: angle())
  }

  private mutating func angle() -> Double {
    [0, 90, -45, 360, 0.1, -1e-300].randomElement(using: &generator)!
  }

  private mutating func form() -> ShapeForm {
    let forms: [ShapeForm] = [
      .rectangle(), .rectangle(cornerRadius: 8), .ellipse, .line, .arrow,
      .regularPolygon(sides: 5), .polyline([Point(0, 0), Point(0.25, 1), Point(1, 0)]),
      .path(Path([.move(Point(0, 0)), .curve(Point(0, 1), Point(1, 1), Point(1, 0)), .close])),
      .text(Text("Zwölf Boxkämpfer\njagen Viktor", fontSize: 12, alignment: .center)),
    ]
    return forms.randomElement(using: &generator)!
  }

  /// Mostly a few shapes locked, which other edits then leave alone; now and then another canvas.
  private mutating func replacement(of canvas: Canvas) -> Edit {
    if Bool.random(using: &generator) {
      return .setLocked(
        canvas.shapes.map(\.id), Int.random(in: 0..<8, using: &generator) == 0)
    }
    var other = canvas
    let ids = pick(from: canvas)
    do throws(EditError) {
      try other.apply(Edit.remove(ids).delta(on: canvas))
    } catch {
      fatalError("RandomEdits: \(error)")
    }
    return .replace(other)
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
