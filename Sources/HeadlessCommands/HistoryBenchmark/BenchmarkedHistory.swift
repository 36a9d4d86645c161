import Shapes

/// A history of one way of keeping steps, as simple as it can be made.
protocol BenchmarkedHistory {
  init(_ canvas: Canvas)
  mutating func make(_ step: BenchmarkedStep)
  mutating func undo(_ step: Int)
  mutating func redo(_ step: Int)
  /// Lets go of all steps; the present state stays.
  mutating func forgetSteps()
}

/// Keeps all shapes before each step.
///
/// The shapes are found by a dictionary, as a program with an array would.
struct ArrayHistory: BenchmarkedHistory {
  private var shapes: [Shape]
  private var places: [ShapeID: Int] = [:]
  private var snapshots: [[Shape]] = []
  private var last: [Shape] = []

  init(_ canvas: Canvas) {
    shapes = Array(canvas.shapes)
    findPlaces()
  }

  mutating func make(_ step: BenchmarkedStep) {
    snapshots.append(shapes)
    for shape in step.changed { shapes[places[shape.id]!] = shape }
    shapes += step.inserted
    if !step.removed.isEmpty { shapes.removeAll { step.removed.contains($0.id) } }
    if step.isReordering { shapes.sort { $0.stackingKey < $1.stackingKey } }
    if step.isReordering || !step.removed.isEmpty { findPlaces() }
    last = shapes
  }

  private mutating func findPlaces() {
    places = Dictionary(
      uniqueKeysWithValues: shapes.enumerated().map { ($0.element.id, $0.offset) })
  }

  mutating func undo(_ step: Int) { shapes = snapshots[step] }

  mutating func redo(_ step: Int) {
    shapes = step + 1 < snapshots.count ? snapshots[step + 1] : last
  }

  mutating func forgetSteps() {
    snapshots = []
    last = []
  }
}

/// Keeps the canvas before each step.
struct SharedHistory: BenchmarkedHistory {
  private var canvas: Canvas
  private var snapshots: [Canvas] = []
  private var last = Canvas()

  init(_ canvas: Canvas) { self.canvas = canvas }

  mutating func make(_ step: BenchmarkedStep) {
    snapshots.append(canvas)
    apply(step.delta, to: &canvas)
    last = canvas
  }

  mutating func undo(_ step: Int) { canvas = snapshots[step] }

  mutating func redo(_ step: Int) {
    canvas = step + 1 < snapshots.count ? snapshots[step + 1] : last
  }

  mutating func forgetSteps() {
    snapshots = []
    last = Canvas()
  }
}

/// Keeps the delta of each step, as the editor does.
struct DeltaHistory: BenchmarkedHistory {
  private var canvas: Canvas
  private var deltas: [Delta] = []

  init(_ canvas: Canvas) { self.canvas = canvas }

  mutating func make(_ step: BenchmarkedStep) {
    // The inverse is made anew, so that its memory is counted here.
    deltas.append(step.delta.inverted)
    apply(step.delta, to: &canvas)
  }

  mutating func undo(_ step: Int) { apply(deltas[step], to: &canvas) }

  mutating func redo(_ step: Int) { apply(deltas[step].inverted, to: &canvas) }

  mutating func forgetSteps() { deltas = [] }
}
