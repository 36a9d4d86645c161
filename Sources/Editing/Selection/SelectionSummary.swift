public import Shapes

/// What is to be known of the selected shapes as a whole, however many they are.
///
/// Handles, panels and the words for those who do not see the canvas are made from it, so that none of them has to walk
/// through the selection.
public struct SelectionSummary: Sendable, Equatable {
  /// The number of shapes.
  public private(set) var count = 0
  /// The one at the back; of several shapes, fields show its style.
  public private(set) var first: Shape?
  /// The rectangle around the shapes as they are turned, without their outlines.
  public private(set) var extent: Rect?
  /// The rectangle around the shapes as if they were not turned.
  public private(set) var frame: Rect?
  /// Whether one of them is locked.
  public private(set) var hasLocked = false

  /// The shape, when it is the only one.
  public var only: Shape? { count == 1 ? first : nil }

  /// Says of shapes only how many they are.
  init(count: Int) { self.count = count }

  /// Looks at shapes of a canvas; those that are not on it are passed over.
  ///
  /// - Complexity: O(*k* log *n*), *k* being the number of ids and *n* of shapes.
  package init(_ ids: some Sequence<ShapeID>, on canvas: Canvas) {
    for id in ids {
      guard let shape = canvas[id] else { continue }
      count += 1
      if first.map({ shape.stackingKey < $0.stackingKey }) ?? true { first = shape }
      extent = extent?.union(shape.extent) ?? shape.extent
      frame = frame?.union(shape.frame) ?? shape.frame
      if shape.isLocked { hasLocked = true }
    }
  }
}
