import PersistentCollections

typealias Tree = OrderedTree<Int64, Record>

/// The time of each operation against the number of elements, with standard types for comparison.
struct Operations {
  static let counts = [1_000, 10_000, 100_000, 1_000_000]

  let count: Int
  let records: [Record]
  let dictionary: [Int64: Record]
  /// The ids are even, so that odd ones are new.
  let elements: [Tree.Element]

  init(count: Int) {
    self.count = count
    records = (0..<count).map { Record(id: 2 * Int64($0)) }
    elements = records.map { ($0.id, $0) }
    dictionary = Dictionary(uniqueKeysWithValues: elements)
  }

  static func printTable() {
    let columns = counts.map { Operations(count: $0).rows() }
    printHeader(["ns for each"] + counts.map { "n = " + grouped($0) })
    for (index, row) in columns[0].enumerated() {
      printRow([row.title] + columns.map { text($0[index].nanoseconds) })
    }
  }

  /// A tree that nobody else holds.
  func tree() -> Tree { Tree(sortedUnique: elements) }

  func rows() -> [(title: String, nanoseconds: Double)] {
    reading() + changing() + together()
  }

  private func reading() -> [(title: String, nanoseconds: Double)] {
    var random = Numbers(state: 1)
    let tree = tree()
    let draw = { (0..<1_000).map { _ in 2 * Int64.random(in: 0..<Int64(count), using: &random) } }
    return [
      (
        "value of a key",
        nanoseconds(per: 1_000, prepare: draw) { ids in
          for id in ids { keep(tree[id]) }
        }
      ),
      (
        "value of a key, `Dictionary`",
        nanoseconds(per: 1_000, prepare: draw) { ids in
          for id in ids { keep(dictionary[id]) }
        }
      ),
      (
        "position of a key",
        nanoseconds(per: 1_000, prepare: draw) { ids in
          for id in ids { keep(tree.position(forKey: id)) }
        }
      ),
      (
        "element at a position",
        nanoseconds(per: 1_000, prepare: draw) { ids in
          for id in ids { keep(tree.element(at: Int(id / 2))) }
        }
      ),
      (
        "iteration, an element",
        nanoseconds(per: count, prepare: {}) { _ in
          var sum = 0.0
          for element in tree { sum += element.value.rotation }
          keep(sum)
        }
      ),
      (
        "building from sorted elements, an element",
        nanoseconds(
          per: count, rounds: 3, prepare: {}
        ) { _ in keep(self.tree()) }
      ),
    ]
  }

  private func changing() -> [(title: String, nanoseconds: Double)] {
    var random = Numbers(state: 2)
    var tree = tree()
    var snapshot = Tree()
    var set = OrderedTreeSet(sortedUnique: records.lazy.map { StackingEntry(number: $0.id) })
    var setSnapshot = OrderedTreeSet<StackingEntry>()
    let draw = { (0..<1_000).map { _ in 2 * Int64.random(in: 0..<Int64(count), using: &random) } }
    let move: (inout Record) -> Void = { $0.center.x += 1 }
    return [
      (
        "change of a value in place, held once",
        nanoseconds(per: 1_000, prepare: draw) { ids in
          for id in ids { tree.updateValue(forKey: id, with: move) }
        }
      ),
      (
        "change of a value, snapshot held",
        nanoseconds(per: 1_000, prepare: draw) { ids in
          for id in ids {
            snapshot = tree
            tree.updateValue(forKey: id, with: move)
          }
          snapshot = Tree()
        }
      ),
      (
        "insertion and removal, held once",
        nanoseconds(per: 1_000, prepare: draw) { ids in
          for id in ids {
            tree.updateValue(records[0], forKey: id + 1)
            tree.removeValue(forKey: id + 1)
          }
        }
      ),
      (
        "insertion and removal, snapshot held before each",
        nanoseconds(
          per: 1_000, prepare: draw
        ) { ids in
          for id in ids {
            snapshot = tree
            tree.updateValue(records[0], forKey: id + 1)
            snapshot = tree
            tree.removeValue(forKey: id + 1)
          }
          snapshot = Tree()
        }
      ),
      (
        "set of stacking keys: removal and insertion, snapshot held before both",
        nanoseconds(per: 1_000, prepare: draw) { ids in
          for id in ids {
            let entry = set[Int(id / 2)]
            setSnapshot = set
            set.remove(entry)
            set.insert(entry)
          }
          setSnapshot = OrderedTreeSet()
        }
      ),
      (
        "copy of an array of the same records, once",
        nanoseconds(per: 1, rounds: 3, prepare: {}) { _ in
          var copy = records
          copy[0].rotation = 1
          keep(copy)
        }
      ),
      (
        "copy of a dictionary of the same records, once",
        nanoseconds(
          per: 1, rounds: 3, prepare: {}
        ) { _ in
          var copy = dictionary
          copy[0]?.rotation = 1
          keep(copy)
        }
      ),
    ]
  }

  /// A tenth of all keys, spread evenly.
  private func together() -> [(title: String, nanoseconds: Double)] {
    let tree = tree()
    let keys = stride(from: 0, to: count, by: 10).map { 2 * Int64($0) }
    let run = (0..<count / 10).map { 2 * Int64(count / 2 + $0) }
    let update: (Int, inout Record?) -> Void = { $1?.center.x += 1 }
    let changed = {
      var changed = tree
      for key in keys.prefix(100) { changed.updateValue(forKey: key) { $0.center.x += 1 } }
      return changed
    }()
    return [
      (
        "one of `count / 10` keys, one by one, snapshot held",
        nanoseconds(
          per: keys.count, rounds: 10, prepare: { tree }
        ) { copy in
          for key in keys { copy.updateValue(forKey: key) { $0.center.x += 1 } }
        }
      ),
      (
        "one of `count / 10` keys spread evenly, at once, snapshot held",
        nanoseconds(
          per: keys.count, rounds: 10, prepare: { tree }
        ) { copy in
          copy.updateValues(forSortedKeys: keys, with: update)
        }
      ),
      (
        "one of `count / 10` neighbouring keys, at once, snapshot held",
        nanoseconds(
          per: run.count, rounds: 10, prepare: { tree }
        ) { copy in
          copy.updateValues(forSortedKeys: run, with: update)
        }
      ),
      (
        "one of 100 differences of two versions",
        nanoseconds(per: 100, prepare: {}) { _ in
          keep(changed.difference(from: tree) { $0.center == $1.center })
        }
      ),
    ]
  }
}
