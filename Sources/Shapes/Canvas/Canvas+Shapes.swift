internal import PersistentCollections

extension Canvas {
  /// The shapes from back to front.
  public var shapes: Shapes { Shapes(canvas: self) }

  /// The shapes of a canvas from back to front.
  ///
  /// To visit many, iterate: that is several times as fast as one subscript after the other.
  public struct Shapes: RandomAccessCollection, Sendable {
    fileprivate let canvas: Canvas

    /// Always 0.
    public var startIndex: Int { 0 }
    /// The number of shapes.
    public var endIndex: Int { canvas.order.count }
    /// The shape at a position in the stacking order, 0 being the one at the back.
    ///
    /// - Complexity: O(log *n*), *n* being the number of shapes.
    public subscript(position: Int) -> Shape { canvas.shapesByID[canvas.order[position].id]! }

    /// An iterator over all shapes, from back to front.
    public func makeIterator() -> Iterator { Iterator(canvas) }
  }

  /// Visits the shapes of a canvas from back to front.
  public struct Iterator: IteratorProtocol, Sendable {
    private let canvas: Canvas
    private var order: OrderedTreeSet<StackedShape>.Iterator
    /// The shapes that come next, the nearest one last.
    private var batch: [Shape] = []

    /// How many shapes are looked up side by side; few, for most loops over shapes end early.
    private static let batchSize = 64

    fileprivate init(_ canvas: Canvas) {
      self.canvas = canvas
      order = canvas.order.makeIterator()
    }

    /// The next shape, or nil after the one in front of all.
    ///
    /// - Complexity: O(log *n*), *n* being the number of shapes.
    public mutating func next() -> Shape? {
      if batch.isEmpty { fill() }
      return batch.popLast()
    }

    private mutating func fill() {
      var ids: [ShapeID] = []
      ids.reserveCapacity(Self.batchSize)
      while ids.count < Self.batchSize, let next = order.next() { ids.append(next.id) }
      canvas.forEachShape(ids.reversed()) { _, shape in
        if let shape { batch.append(shape) }
        return true
      }
    }
  }
}
