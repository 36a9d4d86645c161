/// In which leaf of a box tree each shape is: a dictionary in parts that copies share, as the nodes are in pages.
struct LeafTable: Sendable {
  /// How many parts there are: few enough to copy the list of them at once, enough to make a part small.
  private static let partCount = 256

  private var parts = ContiguousArray(repeating: [ShapeID: Int32](), count: partCount)
  /// The number of shapes.
  private(set) var count = 0

  /// The leaf of a shape; nil when the shape is not in the tree.
  subscript(id: ShapeID) -> Int32? { parts[Self.part(of: id)][id] }

  /// Sets the leaf of a shape.
  mutating func set(_ leaf: Int32, for id: ShapeID) {
    if parts[Self.part(of: id)].updateValue(leaf, forKey: id) == nil { count += 1 }
  }

  /// Takes a shape out, and gives the leaf that it was in.
  mutating func remove(_ id: ShapeID) -> Int32? {
    let leaf = parts[Self.part(of: id)].removeValue(forKey: id)
    if leaf != nil { count -= 1 }
    return leaf
  }

  /// Makes room for as many shapes.
  mutating func reserveCapacity(_ capacity: Int) {
    guard capacity > Self.partCount else { return }
    for part in parts.indices { parts[part].reserveCapacity(capacity / Self.partCount * 5 / 4) }
  }

  /// Ids are given out one after the other, so their last bits spread them evenly.
  private static func part(of id: ShapeID) -> Int {
    Int(truncatingIfNeeded: id.rawValue) & (partCount - 1)
  }
}
