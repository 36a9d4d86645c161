/// Many deltas one after the other, as one: what a jump through a timeline changes.
package struct DeltaWalk {
  private let start: Canvas
  /// The canvas after the deltas so far.
  package private(set) var canvas: Canvas
  /// Nil once a delta did not fit in: a shape went, and another came under its id.
  private var histories: ShapeHistories? = ShapeHistories()

  /// Starts at a canvas.
  package init(from canvas: Canvas) {
    start = canvas
    self.canvas = canvas
  }

  /// Goes on by a delta.
  ///
  /// - Throws: What `Canvas.apply(_:)` refuses; nothing is changed then.
  package mutating func append(_ delta: Delta) throws(EditError) {
    try canvas.apply(delta)
    for part in delta.parts where histories != nil {
      if !part.accept(mutating: &histories!) { histories = nil }
    }
  }

  /// What leads from the first canvas to the last.
  package var delta: Delta { histories?.delta ?? Delta(replacing: start, with: canvas) }
}
