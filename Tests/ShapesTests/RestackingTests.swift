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

  @Test(arguments: [UInt64(1), 2, 3])
  func `restacking agrees with moving items of an array`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var canvas = Canvas.sample(12)
    for _ in 0..<300 {
      let ids = Set(
        canvas.order.shuffled(using: &generator).prefix(.random(in: 1...5, using: &generator)))
      let restacking = Restacking.allCases.randomElement(using: &generator)!
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
    }
  }
}
