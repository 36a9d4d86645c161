import PersistentCollections

/// The bytes that elements take, and what share of them is not the elements themselves.
enum Memory {
  static let count = 1_000_000

  static func printTable() {
    var random = Numbers(state: 3)
    let shuffled = (0..<Int64(count)).shuffled(using: &random)
    let records = (0..<Int64(count)).map(Record.init(id:))
    let stride = MemoryLayout<Tree.Element>.stride
    let entryStride = MemoryLayout<StackingEntry>.stride

    printHeader(["bytes for each of \(grouped(count)) elements", "taken", "stride", "ratio"])
    row("map, from sorted elements", stride) {
      Tree(sortedUnique: records.lazy.map { ($0.id, $0) })
    }
    row("map, inserted in order", stride) {
      inserted(records.indices.lazy.map(Int64.init), records)
    }
    row("map, inserted in random order", stride) { inserted(shuffled, records) }
    row("map, every second one of those removed", stride, kept: count / 2) {
      var tree = inserted(shuffled, records)
      for id in shuffled where id % 2 == 0 { tree.removeValue(forKey: id) }
      return tree
    }
    row("set, from sorted elements", entryStride) {
      OrderedTreeSet(sortedUnique: records.lazy.map { StackingEntry(number: $0.id) })
    }
    row("set, inserted in random order", entryStride) {
      var set = OrderedTreeSet<StackingEntry>()
      for id in shuffled { set.insert(StackingEntry(number: id)) }
      return set
    }
    row("array of records", MemoryLayout<Record>.stride) { records.map { $0 } }
    row("dictionary of ids", 16) {
      var positions = Dictionary<Int64, Int>(minimumCapacity: count)
      for id in 0..<count { positions[Int64(id)] = id }
      return positions
    }
  }

  private static func inserted(_ ids: some Sequence<Int64>, _ records: [Record]) -> Tree {
    var tree = Tree()
    for id in ids { tree.updateValue(records[Int(id)], forKey: id) }
    return tree
  }

  private static func row<Value>(
    _ title: String, _ stride: Int, kept: Int = count, _ make: () -> Value
  ) {
    let bytes = heapBytes(of: make) / Double(kept)
    printRow([title, text(bytes), String(stride), text(bytes / Double(stride))])
  }
}
