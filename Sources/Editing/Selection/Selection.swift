public import Shapes

/// The shapes that the next command is for.
///
/// Each window has its own.
///
/// Selecting is no step and never changes the stacking order. Undo and redo select the shapes that
/// they changed, in the window where they were asked for.
public struct Selection: Equatable, Sendable {
  /// The selected shapes.
  public private(set) var ids: Set<ShapeID>

  /// Makes a selection.
  public init(_ ids: some Sequence<ShapeID> = []) { self.ids = Set(ids) }

  /// Whether nothing is selected.
  public var isEmpty: Bool { ids.isEmpty }

  /// The number of selected shapes.
  public var count: Int { ids.count }

  /// The selected shapes in the order in which they were made, for edits.
  public var sortedIDs: [ShapeID] { ids.sorted() }

  /// Whether a shape is selected.
  public func contains(_ id: ShapeID) -> Bool { ids.contains(id) }

  /// Selects shapes unless all of them are selected; deselects them then.
  public mutating func toggle(_ more: some Collection<ShapeID>) {
    if more.allSatisfy(ids.contains) { ids.subtract(more) } else { ids.formUnion(more) }
  }

  /// Selects shapes in addition.
  public mutating func formUnion(_ more: some Sequence<ShapeID>) { ids.formUnion(more) }

  /// Drops the shapes that a delta took away, and those that it hid.
  ///
  /// - Complexity: O(*k*), *k* being the number of changes.
  public mutating func removeGone(by delta: Delta, on canvas: Canvas) {
    for id in delta.touchedShapes where ids.contains(id) && canvas[id]?.isVisible != true {
      ids.remove(id)
    }
  }
}
