extension BoxTree {
  /// Puts a shape into the tree, or brings it up to date there.
  ///
  /// A box that stays inside of its leaf, as in most small moves, is exchanged in place.
  ///
  /// - Complexity: O(log *n*), *n* being the number of shapes.
  mutating func set(_ shape: Shape) {
    let entry = Entry(shape)
    if let leaf = leaves[shape.id].map(Int.init) {
      if cover(of: leaf).contains(entry.box) {
        let former = box(of: entry.link, in: leaf)
        replace(with: entry, in: leaf)
        if former != entry.box { refit(leaf) }
        return
      }
      remove(shape.id)
    }
    insert(entry)
  }

  /// Takes a shape out of the tree; one that is not there is left alone.
  ///
  /// - Complexity: O(log *n*), *n* being the number of shapes.
  mutating func remove(_ id: ShapeID) {
    guard let leaf = leaves.remove(id).map(Int.init) else { return }
    take(id.rawValue, from: leaf)
    guard leaf != root, nodes[leaf].count < Self.minimum else { return refit(leaf) }
    let remaining = entries(of: leaf)
    detach(leaf)
    for entry in remaining { insert(entry) }
  }

  /// Puts the entry of a shape into the leaf whose box grows least.
  private mutating func insert(_ entry: Entry) {
    var node = root
    while nodes[node].level > 0 {
      node = Int(
        self.entry(of: node) { box in
          (box.union(entry.box).margin - box.margin, box.margin)
        })
    }
    add(entry, to: node)
  }

  /// Adds an entry to a node, which is split when it is full.
  private mutating func add(_ entry: Entry, to node: Int) {
    guard nodes[node].count == Self.capacity else {
      append(entry, to: node)
      return refit(node)
    }
    let (staying, leaving) = Self.split(entries(of: node) + [entry])
    let sibling = makeNode(level: nodes[node].level)
    fill(node, with: staying)
    fill(sibling, with: leaving)
    let entry = Entry(box: cover(of: sibling), link: Int64(sibling))
    if node == root {
      root = makeNode(level: nodes[node].level + 1)
      fill(root, with: [Entry(box: cover(of: node), link: Int64(node)), entry])
    } else {
      refit(node)
      add(entry, to: nodes[node].parent)
    }
  }

  /// Takes a node out of its parent, and the parents that become empty by it.
  private mutating func detach(_ node: Int) {
    let parent = nodes[node].parent
    take(Int64(node), from: parent)
    discard(node)
    if parent != root {
      if nodes[parent].count == 0 { detach(parent) } else { refit(parent) }
      return
    }
    // A root with one child is a storey for nothing.
    while nodes[root].level > 0, nodes[root].count == 1 {
      let child = Int(entries(of: root)[0].link)
      discard(root)
      nodes[child].parent = -1
      root = child
    }
    if nodes[root].count == 0 { nodes[root].level = 0 }
  }

  /// Parts entries in two along the axis and at the place where the halves overlap least.
  private static func split(_ entries: [Entry]) -> (ArraySlice<Entry>, ArraySlice<Entry>) {
    var best: (entries: [Entry], at: Int) = (entries, entries.count / 2)
    var least = (Double.infinity, Double.infinity)
    for axis in 0...1 {
      let sorted = entries.sorted { $0.box.position(along: axis) < $1.box.position(along: axis) }
      let lower = covers(sorted)
      let upper = Array(covers(sorted.reversed()).reversed())
      for index in Self.minimum...(sorted.count - Self.minimum) {
        let (left, right) = (lower[index - 1], upper[index])
        let cost = (left.overlap(right), left.margin + right.margin)
        if cost < least {
          least = cost
          best = (sorted, index)
        }
      }
    }
    return (best.entries[..<best.at], best.entries[best.at...])
  }

  /// The box around the first entry, around the first two, and so on.
  private static func covers(_ entries: [Entry]) -> [Box] {
    var cover = entries[0].box
    return entries.map { entry in
      cover = cover.union(entry.box)
      return cover
    }
  }
}
