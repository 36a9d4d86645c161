import PersistentCollections

/// What an edit and a look-up take with other fan-outs.
///
/// All trees are measured in turn, round after round, so that what else the machine does meets all of them.
struct FanOuts {
  private static let rounds = 40
  private static let operations = 500

  private let fanOut: FanOut
  private let bytes: Double
  private var small: Sample
  private var large: Sample

  static func printTable() {
    var all = [8, 16, 32].flatMap { leaf in
      [4, 8, 16, 32].map { inner in FanOuts(FanOut(leaf: leaf, inner: inner)) }
    }
    for round in 0..<rounds {
      for index in all.indices {
        all[index].small.measure(round)
        all[index].large.measure(round)
      }
    }
    printHeader([
      "leaf × inner", "edit, snapshot held, n = 1,000", "n = 1,000,000", "ratio",
      "position of a key, n = 1,000,000", "bytes for each element",
    ])
    for one in all {
      printRow([
        "\(one.fanOut.leaf) × \(one.fanOut.inner)", text(one.small.edit), text(one.large.edit),
        text(one.large.edit / one.small.edit), text(one.large.position), text(one.bytes),
      ])
    }
  }

  private init(_ fanOut: FanOut) {
    self.fanOut = fanOut
    small = Sample(count: 1_000, fanOut)
    var large = small
    bytes =
      heapBytes(of: {
        large = Sample(count: 1_000_000, fanOut)
        return large
      }) / 1_000_000
    self.large = large
  }

  /// One tree with the best of its rounds.
  private struct Sample {
    var tree: Tree
    var edit = Double.infinity
    var position = Double.infinity

    init(count: Int, _ fanOut: FanOut) {
      tree = Tree(
        sortedUnique: (0..<Int64(count)).lazy.map { ($0, Record(id: $0)) }, fanOut: fanOut)
    }

    mutating func measure(_ round: Int) {
      var random = Numbers(state: UInt64(round))
      let range = 0..<Int64(tree.count)
      let edited = (0..<operations).map { _ in Int64.random(in: range, using: &random) }
      let found = (0..<operations).map { _ in Int64.random(in: range, using: &random) }
      var snapshot = tree
      edit = min(
        edit,
        nanoseconds(per: operations, rounds: 1, prepare: {}) { _ in
          for id in edited {
            snapshot = tree
            tree.updateValue(forKey: id) { $0.center.x += 1 }
          }
        })
      position = min(
        position,
        nanoseconds(per: operations, rounds: 1, prepare: {}) { _ in
          for id in found { keep(tree.position(forKey: id)) }
        })
      keep(snapshot)
    }
  }
}
