/// A dictionary sorted by its keys, counted, whose copies share all that they have in common.
///
/// Choose it when copies are kept while one of them goes on changing (history, snapshots, a reader on
/// another thread), when the elements are needed in order, or when an element's position in that
/// order matters: row → element and element → row both take O(log *n*). An edit of a copy that is shared
/// copies one path from the root to a leaf, some kilobytes, whatever the number of elements is; an edit of a value
/// held once happens in place.
///
/// Choose `Dictionary` when order, position and cheap copies are of no use: its look-up is O(1), some
/// times faster. Choose `Array` when elements are only appended and read.
///
/// ## What it costs
/// The tree is a B+ tree: elements are in leaves of at most 32 elements and about four kilobytes, inner nodes
/// hold a key, a running count and a reference for each of eight children, and each node is one array. `Value`
/// may be `Void`, which takes no memory.
/// `docs/ordered-tree.md` has the numbers.
///
/// ## Laws
/// - A copy never changes with the original, nor the original with a copy.
/// - `tree.element(at: tree.position(forKey: key)!).key == key` for each key of the tree.
/// - What was looked up or removed in vain has copied nothing.
///
/// Keys must keep to a strict total order: a key that is not equal to itself, such as a number that is
/// NaN, is never found again.
public struct OrderedTree<Key: Comparable, Value> {
  /// A key with its value.
  public typealias Element = (key: Key, value: Value)

  /// All elements; a leaf while they fit into one.
  @usableFromInline var root: Node
  /// How many elements and children a node may have.
  @usableFromInline let fanOut: FanOut

  @inlinable
  init(root: Node, fanOut: FanOut) {
    self.root = root
    self.fanOut = fanOut
  }

  /// Makes an empty tree.
  ///
  /// - Complexity: O(1); takes no memory.
  @inlinable
  public init() {
    self.init(fanOut: Self.defaultFanOut)
  }

  /// Makes an empty tree of another fan-out than the one measured to be good, for measurements and tests.
  ///
  /// - Complexity: O(1); takes no memory.
  @inlinable
  public init(fanOut: FanOut) {
    self.init(root: .leaf(Leaf()), fanOut: fanOut)
  }

  /// The fan-out that suits the size of an element.
  @inlinable
  static var defaultFanOut: FanOut { FanOut(elementStride: MemoryLayout<Element>.stride) }

  /// The number of elements.
  ///
  /// - Complexity: O(1).
  @inlinable
  public var count: Int { root.count }

  /// Whether there is no element.
  ///
  /// - Complexity: O(1).
  @inlinable
  public var isEmpty: Bool { count == 0 }

  /// Whether both are the same value for the reason that neither has changed since one was copied from the other.
  ///
  /// Trees that are identical are equal; equal trees need not be identical.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func isTriviallyIdentical(to other: Self) -> Bool { root.isIdentical(to: other.root) }
}

extension OrderedTree: Sendable where Key: Sendable, Value: Sendable {}
