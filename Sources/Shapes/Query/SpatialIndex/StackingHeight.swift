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
    let bytes = key.text.utf8.span
    var prefix: UInt64 = 0
    for index in 0..<8 {
      prefix = prefix << 8 | (index < bytes.count ? UInt64(bytes[index]) : 0)
    }
    self.prefix = prefix
  }

  /// What is lower sorts first.
  static func < (left: StackingHeight, right: StackingHeight) -> Bool {
    left.prefix < right.prefix
  }
}

extension BoxTree.Entry {
  /// Makes the entry of a shape.
  init(_ shape: Shape) { self.init(shape, height: StackingHeight(shape.stackingKey)) }

  /// Makes the entry of a shape whose height is known.
  init(_ shape: Shape, height: StackingHeight) {
    self.init(box: Box(shape), link: shape.id.rawValue, height: height)
  }
}
