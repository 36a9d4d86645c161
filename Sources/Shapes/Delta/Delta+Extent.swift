extension Delta {
  /// How many changes of shapes the delta has; for the whole canvas, how many shapes are on both.
  ///
  /// It tells whether applying it takes long.
  ///
  /// - Complexity: O(1).
  public var changeCount: Int { parts.reduce(0) { $0 + $1.accept(NumberOfChanges()) } }

  /// Whether a shape that was to be seen may be gone afterwards: removed, hidden, or not on another canvas.
  ///
  /// - Complexity: O(1).
  public var takesShapesAway: Bool {
    parts.contains { part in
      switch part {
      case .removal, .visibility, .replacement: true
      default: false
      }
    }
  }
}

private struct NumberOfChanges: DeltaPartVisitor {
  func insertion(_ shapes: [Shape]) -> Int { shapes.count }
  func removal(_ shapes: [Shape]) -> Int { shapes.count }
  func replacement(_ before: Canvas, _ after: Canvas) -> Int { before.count + after.count }
  func changes<Value>(_ changes: [PropertyChange<Value>], of _: ShapeProperty<Value>) -> Int {
    changes.count
  }
}
