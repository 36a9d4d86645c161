import PersistentCollections

/// Trees of small nodes, by the shape that makes them worth testing.
///
/// Their keys are the even numbers from 0, so that each odd number is a place between two; each value is
/// the key times ten.
enum Fixture: CaseIterable {
  case empty
  case oneElement
  case fullLeaf
  case leafJustSplit
  case fullNodeOfFullLeaves
  case rootJustSplit
  case threeLevelsPacked
  case grownUpwards
  case grownDownwards
  case grownAtRandom
  case thinnedOut

  static let fanOut = FanOut(leaf: 4, inner: 4)

  var count: Int {
    switch self {
    case .empty: 0
    case .oneElement: 1
    case .fullLeaf: 4
    case .leafJustSplit: 5
    case .fullNodeOfFullLeaves: 16
    case .rootJustSplit: 17
    case .threeLevelsPacked: 64
    case .grownUpwards, .grownDownwards, .grownAtRandom, .thinnedOut: 50
    }
  }

  var keys: [Int] { (0..<count).map { 2 * $0 } }

  var model: [Int: Int] { Dictionary(uniqueKeysWithValues: keys.map { ($0, 10 * $0) }) }

  /// The tree, held by nobody else.
  var tree: OrderedTree<Int, Int> {
    var tree = OrderedTree<Int, Int>(fanOut: Self.fanOut)
    switch self {
    case .grownUpwards:
      for key in keys { tree.updateValue(10 * key, forKey: key) }
    case .grownDownwards:
      for key in keys.reversed() { tree.updateValue(10 * key, forKey: key) }
    case .grownAtRandom:
      // 7 has no divisor in common with 50, so each key comes once.
      for index in keys.indices {
        let key = keys[index * 7 % count]
        tree.updateValue(10 * key, forKey: key)
      }
    case .thinnedOut:
      for key in 0..<2 * count { tree.updateValue(10 * key, forKey: key) }
      for key in 0..<count { tree.removeValue(forKey: 2 * key + 1) }
    default:
      tree = OrderedTree(
        sortedUnique: keys.map { (key: $0, value: 10 * $0) }, fanOut: Self.fanOut)
    }
    return tree
  }
}
