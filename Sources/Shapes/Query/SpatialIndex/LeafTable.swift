/// In which leaf of a box tree each shape is, in parts that copies share, as the nodes are in pages.
///
/// Ids are given out one after the other, so most of them are near each other: they stand in pages, where an id is
/// a place and nothing has to be hashed. Ids far beyond, as in a drawing of few shapes that are left of many, are
/// in dictionaries.
struct LeafTable: Sendable {
  /// How many ids a page has.
  private static let pageSize = 512
  /// How many pages there may be for no shapes at all.
  private static let fewPages = 64
  /// How many places in pages there may be for a shape.
  private static let placesPerShape = 8
  /// How many parts the far ids are in: few enough to copy the list of them at once, enough to make a part small.
  private static let partCount = 256

  /// The leaves of near ids, −1 where there is none; a page that nobody has needed yet is empty.
  private var pages: ContiguousArray<ContiguousArray<Int32>> = []
  private var farLeaves = ContiguousArray(repeating: [ShapeID: Int32](), count: partCount)
  private var farCount = 0
  /// The number of shapes.
  private(set) var count = 0
  /// How many shapes there are going to be, as far as is known.
  private var expected = 0

  /// The leaf of a shape; nil when the shape is not in the tree.
  subscript(id: ShapeID) -> Int32? {
    if let (page, place) = place(of: id), page < pages.count, !pages[page].isEmpty,
      pages[page][place] >= 0
    {
      return pages[page][place]
    }
    return farCount == 0 ? nil : farLeaves[Self.part(of: id)][id]
  }

  /// Sets the leaf of a shape.
  mutating func set(_ leaf: Int32, for id: ShapeID) {
    if farCount > 0, farLeaves[Self.part(of: id)][id] != nil {
      farLeaves[Self.part(of: id)][id] = leaf
      return
    }
    guard let (page, place) = place(of: id), page < pages.count || page < pageLimit else {
      farLeaves[Self.part(of: id)][id] = leaf
      farCount += 1
      count += 1
      return
    }
    while pages.count <= page { pages.append([]) }
    if pages[page].isEmpty { pages[page] = ContiguousArray(repeating: -1, count: Self.pageSize) }
    if pages[page][place] < 0 { count += 1 }
    pages[page][place] = leaf
  }

  /// Takes a shape out, and gives the leaf that it was in.
  mutating func remove(_ id: ShapeID) -> Int32? {
    guard let leaf = self[id] else { return nil }
    if farCount > 0, farLeaves[Self.part(of: id)].removeValue(forKey: id) != nil {
      farCount -= 1
    } else if let (page, place) = place(of: id) {
      pages[page][place] = -1
    }
    count -= 1
    return leaf
  }

  /// Makes room for as many shapes.
  mutating func reserveCapacity(_ capacity: Int) { expected = max(expected, capacity) }

  private var pageLimit: Int {
    Self.fewPages + max(count, expected) * Self.placesPerShape / Self.pageSize
  }

  private func place(of id: ShapeID) -> (page: Int, place: Int)? {
    guard id.rawValue >= 0 else { return nil }
    let (page, place) = Int(id.rawValue).quotientAndRemainder(dividingBy: Self.pageSize)
    return (page, place)
  }

  /// The last bits of ids spread them evenly.
  private static func part(of id: ShapeID) -> Int {
    Int(truncatingIfNeeded: id.rawValue) & (partCount - 1)
  }
}
