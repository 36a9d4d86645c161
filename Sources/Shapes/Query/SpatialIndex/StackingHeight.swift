/// How far in front a shape is, coarsely: a number that never disagrees with the order of stacking keys.
///
/// It is the first eight bytes of the key, which is all of most keys. So an index can tell which of some shapes
/// is in front without looking at any of them; shapes of the same height are compared by their keys.
struct StackingHeight: Comparable, Sendable {
  private let prefix: UInt64

  /// Below all shapes.
  static let lowest = StackingHeight(prefix: 0)

  private init(prefix: UInt64) { self.prefix = prefix }

  /// Makes the height of a key.
  init(_ key: StackingKey) {
    // A key that ends counts as followed by zeros, so it sorts before those that go on, as texts do.
    var bytes = key.text.utf8.makeIterator()
    prefix = (0..<8).reduce(0) { prefix, _ in prefix << 8 | UInt64(bytes.next() ?? 0) }
  }

  /// What is lower sorts first.
  static func < (left: StackingHeight, right: StackingHeight) -> Bool {
    left.prefix < right.prefix
  }
}

extension BoxTree.Entry {
  /// Makes the entry of a shape.
  init(_ shape: Shape) {
    self.init(
      box: Box(shape), link: shape.id.rawValue, height: StackingHeight(shape.stackingKey))
  }
}
