/// An R-tree: shapes by the boxes around them, in nodes of up to 32, each with the box around its entries.
///
/// Chosen by measurement over a hash grid with a level for each size of shape: it needs no size of a cell, so
/// tiny, huge, zero-sized and far-away shapes cost the same, and a search visits the boxes that it touches
/// and no empty cells (`Benchmarks/Queries` prints both).
///
/// All nodes lie in arrays of a few pages, so a search follows numbers and counts few references. A copy is O(1); a
/// change copies the pages that it falls on as far as they are shared, some kilobytes each, so that a copy can be
/// searched elsewhere while the tree goes on changing.
struct BoxTree: Sendable {
  /// How many entries a node has at most: their edges fill eight cache lines in a row, which are read at the speed
  /// of memory.
  static let capacity = 32
  /// A leaf with fewer is dissolved and its entries go elsewhere.
  static let minimum = 8

  /// What a node is, apart from its entries.
  struct Node: Sendable {
    /// The number of entries.
    var count: Int
    /// The distance from the leaves; 0 for a leaf.
    var level: Int
    /// The node that holds this one; −1 for the root.
    var parent: Int
  }

  /// A box and what is in it: a shape's id in a leaf, the number of a node elsewhere.
  struct Entry: Sendable {
    var box: Box
    var link: Int64
    /// How far in front the shape is; 0 for a node.
    var height: StackingHeight = .lowest
  }

  var nodes = PagedArray<Node>()
  /// The boxes of entries; those of node *i* start at *i* × `capacity`, all in one page.
  private var boxes = PagedArray<Box>()
  /// The links of entries, laid out as the boxes are.
  private var links = PagedArray<Int64>()
  /// The heights of entries, laid out as the boxes are.
  private var heights = PagedArray<StackingHeight>()
  /// The numbers of nodes that are not in use.
  private var unused: [Int] = []
  var root = 0
  /// The leaf of each shape.
  var leaves = LeafTable()

  /// Makes an empty tree.
  init() { root = makeNode(level: 0) }

  /// The number of shapes.
  var count: Int { leaves.count }

  /// Calls a closure with each shape whose box touches another.
  ///
  /// - Complexity: O(log *n* + *h*) where boxes overlap little, *n* being the number of shapes and *h* of hits.
  func forEachShape(touching box: Box, _ body: (ShapeID, StackingHeight) -> Void) {
    _ = visit(root, box.probe) { id, height in
      body(id, height)
      return true
    }
  }

  /// Whether more shapes than a number have boxes that touch another.
  ///
  /// - Complexity: as `forEachShape`, with *h* at most the number.
  func hasMoreShapes(than limit: Int, touching box: Box) -> Bool {
    var found = 0
    return !visit(root, box.probe) { _, _ in
      found += 1
      return found <= limit
    }
  }

  /// Visits shapes until the closure returns false; gives what it returned last.
  private func visit(
    _ node: Int, _ probe: Box.Probe, _ body: (ShapeID, StackingHeight) -> Bool
  ) -> Bool {
    let isLeaf = nodes[node].level == 0
    let slots = slots(of: node)
    for (slot, box) in zip(slots, boxes[slots]) where box.touches(probe) {
      let goesOn =
        isLeaf
        ? body(ShapeID(links[slot]), heights[slot]) : visit(Int(links[slot]), probe, body)
      guard goesOn else { return false }
    }
    return true
  }
}

// MARK: - Nodes

extension BoxTree {
  /// Where the entries of a node are.
  private func slots(of node: Int) -> Range<Int> {
    let start = node * Self.capacity
    return start..<start + nodes[node].count
  }

  /// The entries of a node.
  func entries(of node: Int) -> [Entry] {
    slots(of: node).map { Entry(box: boxes[$0], link: links[$0], height: heights[$0]) }
  }

  /// The entry of a node with the least of a measure.
  func entry(of node: Int, leastBy cost: (Box) -> (Double, Double)) -> Int64 {
    var best = links[node * Self.capacity]
    var least = (Double.infinity, Double.infinity)
    let slots = slots(of: node)
    for (slot, box) in zip(slots, boxes[slots]) {
      let candidate = cost(box)
      if candidate < least {
        least = candidate
        best = links[slot]
      }
    }
    return best
  }

  /// The box around the entries of a node that has some.
  func cover(of node: Int) -> Box {
    let boxes = boxes[slots(of: node)]
    return boxes.dropFirst().reduce(boxes[boxes.startIndex]) { $0.union($1) }
  }

  /// A node without entries and without a parent.
  mutating func makeNode(level: Int) -> Int {
    let node = Node(count: 0, level: level, parent: -1)
    if let number = unused.popLast() {
      nodes[number] = node
      return number
    }
    nodes.append(repeating: node, count: 1)
    let empty = Box(Rect(corner: .zero, corner: .zero), slack: 0)
    boxes.append(repeating: empty, count: Self.capacity)
    links.append(repeating: 0, count: Self.capacity)
    heights.append(repeating: .lowest, count: Self.capacity)
    return nodes.count - 1
  }

  /// Gives a node back that nothing refers to.
  mutating func discard(_ node: Int) { unused.append(node) }

  /// Gives a node these entries in place of those it had.
  mutating func fill(_ node: Int, with entries: some Collection<Entry>) {
    nodes[node].count = 0
    for entry in entries { append(entry, to: node) }
  }

  /// Adds an entry to a node that has room, and lets what it links to know.
  mutating func append(_ entry: Entry, to node: Int) {
    let slot = slots(of: node).upperBound
    boxes[slot] = entry.box
    links[slot] = entry.link
    heights[slot] = entry.height
    nodes[node].count += 1
    if nodes[node].level == 0 {
      leaves.set(Int32(node), for: ShapeID(entry.link))
    } else {
      nodes[Int(entry.link)].parent = node
    }
  }

  /// Takes an entry out of a node.
  mutating func take(_ link: Int64, from node: Int) {
    let slot = slot(of: link, in: node)
    let last = slots(of: node).upperBound - 1
    boxes[slot] = boxes[last]
    links[slot] = links[last]
    heights[slot] = heights[last]
    nodes[node].count -= 1
  }

  /// The box of an entry.
  func box(of link: Int64, in node: Int) -> Box { boxes[slot(of: link, in: node)] }

  /// Puts an entry in the place of the one with the same link.
  mutating func replace(with entry: Entry, in node: Int) {
    let slot = slot(of: entry.link, in: node)
    boxes[slot] = entry.box
    heights[slot] = entry.height
  }

  private func slot(of link: Int64, in node: Int) -> Int {
    let slots = slots(of: node)
    let links = links[slots]
    return slots.lowerBound + links.firstIndex(of: link)! - links.startIndex
  }

  /// Fits the boxes above a node to its entries, as far up as they change.
  mutating func refit(_ node: Int) {
    var node = node
    while nodes[node].parent >= 0 {
      let parent = nodes[node].parent
      let slot = slot(of: Int64(node), in: parent)
      let cover = cover(of: node)
      guard boxes[slot] != cover else { return }
      boxes[slot] = cover
      node = parent
    }
  }
}
