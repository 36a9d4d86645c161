public import Shapes

extension Editor {
  /// Makes another drawing one that can take the place of this one: its shapes and groups get ids that were
  /// never given out here.
  ///
  /// In a file of its own each drawing counts from 1. With the ids of both, a list, a selection or a step of
  /// history that means a shape of this drawing would find one of the other.
  ///
  /// - Parameter canvas: The other drawing.
  /// - Returns: The same drawing, for `Edit.replace` or `startOver(with:)`.
  /// - Complexity: O(*n*), *n* being the number of shapes, beside the main actor.
  public func adopt(_ canvas: Canvas) async -> Canvas {
    let groups = canvas.shapes.reduce(0) { $0 + $1.groups.count }
    return await Self.renumber(canvas, from: makeIDs(canvas.count + groups))
  }

  @concurrent nonisolated private static func renumber(
    _ canvas: Canvas, from first: Int64
  ) async -> Canvas {
    var next = first
    var groups: [GroupID: GroupID] = [:]
    func makeID() -> Int64 {
      defer { next += 1 }
      return next
    }
    let shapes = canvas.shapes.map { shape in
      var copy = shape.copy(id: ShapeID(makeID()))
      copy.groups = shape.groups.map { group in
        let new = groups[group] ?? GroupID(makeID())
        groups[group] = new
        return new
      }
      return copy
    }
    do {
      return try Canvas(shapes)
    } catch {
      fatalError("Editor.adopt: a drawing is none any more under other ids: \(error)")
    }
  }
}
