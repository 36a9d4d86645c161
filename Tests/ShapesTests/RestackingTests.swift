import Shapes
import TestSupport
import Testing

/// The stacking order as a table: what is selected, the command, the order after it from back to front.
@Suite struct RestackingTests {
  struct Row: Sendable {
    let ids: [Int64]
    let restacking: Restacking
    let order: [Int64]
  }

  @Test(arguments: [
    Row(ids: [2], restacking: .forward, order: [1, 3, 2, 4, 5]),
    Row(ids: [2], restacking: .backward, order: [2, 1, 3, 4, 5]),
    Row(ids: [2], restacking: .toFront, order: [1, 3, 4, 5, 2]),
    Row(ids: [4], restacking: .toBack, order: [4, 1, 2, 3, 5]),
    Row(ids: [5], restacking: .forward, order: [1, 2, 3, 4, 5]),
    Row(ids: [1], restacking: .backward, order: [1, 2, 3, 4, 5]),
    Row(ids: [1, 2], restacking: .forward, order: [3, 1, 2, 4, 5]),
    Row(ids: [1, 3], restacking: .forward, order: [2, 1, 4, 3, 5]),
    Row(ids: [3, 5], restacking: .backward, order: [1, 3, 2, 5, 4]),
    Row(ids: [4, 5], restacking: .forward, order: [1, 2, 3, 4, 5]),
    Row(ids: [3, 5], restacking: .forward, order: [1, 2, 4, 3, 5]),
    Row(ids: [1, 4], restacking: .toFront, order: [2, 3, 5, 1, 4]),
    Row(ids: [2, 5], restacking: .toFront, order: [1, 3, 4, 2, 5]),
    Row(ids: [5, 2], restacking: .toBack, order: [2, 5, 1, 3, 4]),
    Row(ids: [1, 2, 3, 4, 5], restacking: .toFront, order: [1, 2, 3, 4, 5]),
  ])
  func `shapes move past others and keep their own order`(row: Row) throws {
    let canvas = Canvas.sample(5)
    let after = try checkLaws(of: .restack(row.ids.ids, row.restacking), on: canvas)
    #expect(after.order == row.order)
  }

  @Test func `restacking one of many changes one key`() throws {
    let canvas = Canvas.sample(1000)
    let delta = try Edit.restack([500].ids, .toFront).delta(on: canvas)
    #expect(delta.touchedShapes == [500].ids)
  }

  @Test func `putting shapes at one place again and again keeps keys short`() throws {
    var canvas = Canvas.sample(100)
    var longest = 0
    var rekeyed = 0
    for step in 0..<20_000 {
      // Always the shape at the back, right above the same shape: the worst that keys can meet.
      let id = canvas.shapes[0].id
      let delta = try Edit.restack([id], .above(ShapeID(50))).delta(on: canvas)
      rekeyed += delta.touchedShapes.count
      try canvas.apply(delta)
      if id != ShapeID(50) {
        #expect(canvas.position(of: id) == canvas.position(of: ShapeID(50))! + 1, "step \(step)")
      }
      longest = max(longest, canvas[id]!.stackingKey.text.utf8.count)
    }
    #expect(longest <= 15)
    #expect(rekeyed < 60_000)
  }

  @Test func `giving neighbours new keys changes no order, and is undone with the edit`() throws {
    // Two neighbours with no room for a short key between them.
    let low = try #require(StackingKey("a0" + String(repeating: "V", count: 12) + "1"))
    let high = try #require(StackingKey("a0" + String(repeating: "V", count: 12) + "2"))
    let canvas = try Canvas([
      .sample(1, key: .between(nil, .first)), .sample(2, key: low), .sample(3, key: high),
      .sample(4, key: .between(.first, nil)), .sample(5, key: .between(.between(.first, nil), nil)),
    ])
    let after = try checkLaws(of: .restack([1, 5].ids, .above(ShapeID(2))), on: canvas)
    #expect(after.order == [2, 1, 5, 3, 4])
    #expect(after.shapes.allSatisfy { $0.stackingKey.text.utf8.count <= 7 })
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `restacking agrees with moving items of an array`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var canvas = Canvas.sample(12)
    for _ in 0..<300 {
      let ids = Set(
        canvas.order.shuffled(using: &generator).prefix(.random(in: 1...5, using: &generator)))
      let other = canvas.order.randomElement(using: &generator)!
      let moves: [Restacking] = [
        .forward, .backward, .toFront, .toBack, .above(ShapeID(other)), .below(ShapeID(other)),
      ]
      let restacking = moves.randomElement(using: &generator)!
      let expected = naive(canvas.order, ids, restacking)
      try canvas.apply(Edit.restack(Array(ids).ids, restacking).delta(on: canvas))
      #expect(canvas.order == expected, "seed \(seed)")
    }
  }

  private func naive(_ order: [Int64], _ ids: Set<Int64>, _ restacking: Restacking) -> [Int64] {
    switch restacking {
    case .toFront: return order.filter { !ids.contains($0) } + order.filter(ids.contains)
    case .toBack: return order.filter(ids.contains) + order.filter { !ids.contains($0) }
    case .forward:
      var result = order
      for index in result.indices.dropLast().reversed()
      where ids.contains(result[index]) && !ids.contains(result[index + 1]) {
        result.swapAt(index, index + 1)
      }
      return result
    case .backward: return naive(order.reversed(), ids, .forward).reversed()
    case .above(let target):
      guard !ids.contains(target.rawValue) else { return order }
      return order.filter { !ids.contains($0) }
        .flatMap { $0 == target.rawValue ? [$0] + order.filter(ids.contains) : [$0] }
    case .below(let target):
      return naive(order.reversed(), ids, .above(target)).reversed()
    }
  }
}
