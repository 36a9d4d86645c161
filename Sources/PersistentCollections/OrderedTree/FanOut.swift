/// How many elements a leaf and how many children an inner node of an `OrderedTree` hold at most.
///
/// The default for an element type is measured (see `docs/ordered-tree.md`); pass another one only to
/// measure, or to build high trees of few elements in tests. Every node but the root is at least a
/// third full.
public struct FanOut: Hashable, Sendable {
  /// The most elements of a leaf.
  public let leaf: Int
  /// The most children of an inner node.
  public let inner: Int

  /// Makes a fan-out.
  ///
  /// - Precondition: both numbers are at least 3, so that halves of a full node are no lone children.
  @inlinable
  public init(leaf: Int, inner: Int) {
    guard leaf >= 3, inner >= 3 else {
      fatalError("FanOut(leaf: \(leaf), inner: \(inner)): both must be at least 3")
    }
    self.leaf = leaf
    self.inner = inner
  }

  /// The fan-out for elements of this size in memory, in bytes.
  ///
  /// An edit copies a shared leaf, element by element, so more than 32 elements cost more than the
  /// level that they save. It also copies the inner nodes above; each child of those is a reference to count, mostly
  /// in a cache line that nobody has touched for long, so few children are best.
  @inlinable
  public init(elementStride: Int) {
    let leaf = max(8, min(Self.leafElements, Self.leafBytes / max(1, elementStride)))
    self.init(leaf: leaf, inner: Self.innerChildren)
  }

  /// The most elements of a leaf.
  @usableFromInline static let leafElements = 32
  /// The size of a full leaf, in bytes, when elements are large.
  @usableFromInline static let leafBytes = 4096
  /// The most children of an inner node.
  @usableFromInline static let innerChildren = 8

  /// The fewest elements of a leaf that is not the root.
  @inlinable var leafMinimum: Int { leaf / 3 }
  /// The most elements for which a leaf keeps room after removals.
  @inlinable var leafRoom: Int { 1 + leaf / 4 }
  /// The fewest children of an inner node that is not the root.
  @inlinable var innerMinimum: Int { max(2, inner / 3) }
}
