import PersistentCollections
import TestSupport
import Testing

/// Random changes of a tree and of a dictionary, side by side; a failure names the seed and the step.
@Suite struct RandomOperationsTests {
  private static let fanOuts = [
    FanOut(leaf: 3, inner: 3), FanOut(leaf: 4, inner: 6), FanOut(leaf: 9, inner: 4),
    FanOut(elementStride: 16),
  ]

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `a tree does what a dictionary and a sorted array do`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let fanOut = Self.fanOuts[Int(seed) % Self.fanOuts.count]
    var tree = OrderedTree<Int, Int>(fanOut: fanOut)
    var model: [Int: Int] = [:]
    var versions: [(tree: OrderedTree<Int, Int>, model: [Int: Int])] = []
    for step in 0..<400 {
      let comment: Comment = "seed \(seed), step \(step)"
      if Int.random(in: 0..<20, using: &random) == 0 {
        versions.append((tree, model))
        if versions.count > 3 { versions.remove(at: Int.random(in: 0..<3, using: &random)) }
      }
      change(&tree, &model, comment, using: &random)
      #expect(tree.invariantViolation() == nil, comment)
      if step % 25 == 0 {
        expect(tree, holds: model, comment)
        for version in versions {
          expect(version.tree, holds: version.model, comment)
          let expected = naiveDifference(from: version.model, to: model)
          #expect(tree.difference(from: version.tree) == expected, comment)
          #expect((tree == version.tree) == expected.isEmpty, comment)
        }
      }
    }
  }

  private func change(
    _ tree: inout OrderedTree<Int, Int>, _ model: inout [Int: Int], _ comment: Comment,
    using random: inout SeededGenerator
  ) {
    let key = Int.random(in: 0..<300, using: &random)
    let value = Int.random(in: 0..<1_000, using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0...4:
      #expect(
        tree.updateValue(value, forKey: key) == model.updateValue(value, forKey: key), comment)
    case 5...7:
      #expect(tree.removeValue(forKey: key) == model.removeValue(forKey: key), comment)
    case 8:
      tree.updateValue(forKey: key) { $0 = value }
      if model[key] != nil { model[key] = value }
    case 9 where !tree.isEmpty:
      let element = tree.remove(at: Int.random(in: 0..<tree.count, using: &random))
      #expect(model.removeValue(forKey: element.key) == element.value, comment)
    case 10:
      let keys = sortedKeys(using: &random)
      tree.merge(sorted: keys.map { (key: $0, value: value) })
      for key in keys { model[key] = value }
    default:
      let keys = sortedKeys(using: &random)
      tree.removeValues(forSortedKeys: keys)
      for key in keys { model[key] = nil }
    }
  }

  /// Some keys from a stretch of them, few or many.
  private func sortedKeys(using random: inout SeededGenerator) -> [Int] {
    let start = Int.random(in: 0..<300, using: &random)
    let length = Int.random(in: 0..<120, using: &random)
    let oneOf = Int.random(in: 1...20, using: &random)
    return (start..<start + length).filter { _ in Int.random(in: 0..<oneOf, using: &random) == 0 }
  }
}
