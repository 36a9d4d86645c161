import Shapes

/// A step as each way of keeping it needs it, made while no clock runs.
struct BenchmarkedStep {
  let delta: Delta
  /// The shapes that changed, as they are after the step.
  private(set) var changed: [Shape] = []
  private(set) var inserted: [Shape] = []
  private(set) var removed: Set<ShapeID> = []
  /// Whether the stacking order is another one.
  private(set) var isReordering = false

  /// Makes the step of a delta that leads from one canvas to another.
  init(_ delta: Delta, from before: Canvas, to after: Canvas) {
    self.delta = delta
    for id in delta.touchedShapes {
      guard let shape = after[id] else {
        removed.insert(id)
        continue
      }
      guard let former = before[id] else {
        inserted.append(shape)
        continue
      }
      changed.append(shape)
      if former.stackingKey != shape.stackingKey { isReordering = true }
    }
  }
}
