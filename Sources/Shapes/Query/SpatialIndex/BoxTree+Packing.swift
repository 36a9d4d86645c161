extension BoxTree {
  /// How many entries a packed node gets: room is left for a few more before it has to be split.
  private static let packed = 26

  /// Makes the tree of many shapes at once: cut into columns, each column into runs from top to bottom,
  /// then the same with the nodes, up to the root.
  ///
  /// (Known as sort-tile-recursive packing: Leutenegger, Lopez and Edgington, 1997.)
  ///
  /// - Complexity: O(*n* log *n*), *n* being the number of shapes.
  init(packing entries: [Entry]) {
    self.init()
    guard !entries.isEmpty else { return }
    leaves.reserveCapacity(entries.count)
    var entries = entries
    var level = 0
    while true {
      let groups = Self.tiles(&entries)
      entries = groups.map { group in
        let node = makeNode(level: level)
        fill(node, with: group)
        return Entry(box: cover(of: node), link: Int64(node))
      }
      guard entries.count > 1 else { break }
      level += 1
    }
    discard(root)
    root = Int(entries[0].link)
  }

  /// Entries in groups of neighbours, as square as they come, for a node each.
  private static func tiles(_ entries: inout [Entry]) -> [ArraySlice<Entry>] {
    let nodes = (entries.count + packed - 1) / packed
    guard nodes > 1 else { return [entries[...]] }
    let columns = Int(Double(nodes).squareRoot().rounded(.up))
    entries.sort { $0.box.position(along: 0) < $1.box.position(along: 0) }
    var groups: [ArraySlice<Entry>] = []
    groups.reserveCapacity(nodes + columns)
    for column in 0..<columns {
      let range = entries.count * column / columns..<entries.count * (column + 1) / columns
      let sorted = entries[range].sorted {
        $0.box.position(along: 1) < $1.box.position(along: 1)
      }
      let parts = (sorted.count + packed - 1) / packed
      for part in 0..<parts {
        groups.append(sorted[sorted.count * part / parts..<sorted.count * (part + 1) / parts])
      }
    }
    return groups
  }
}
