import Shapes

/// A history of one way of keeping steps, as simple as it can be made.
protocol BenchmarkedHistory {
  init(_ size: Int)
  mutating func make(_ delta: Delta)
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
  private var places: [ShapeID: Int]
  private var snapshots: [[Shape]] = []
  private var last: [Shape] = []

  init(_ size: Int) {
    shapes = Array(Canvas.benchmark(size).shapes)
    places = Dictionary(
      uniqueKeysWithValues: shapes.enumerated().map { ($0.element.id, $0.offset) })
  }

  mutating func make(_ delta: Delta) {
    snapshots.append(shapes)
    for part in delta.parts { make(part) }
    last = shapes
  }

  private mutating func make(_ part: Delta.Part) {
    switch part {
    case .insertion(let inserted): shapes += inserted
    case .removal(let removed):
      let gone = Set(removed.map(\.id))
      shapes.removeAll { gone.contains($0.id) }
      places = Dictionary(
        uniqueKeysWithValues: shapes.enumerated().map { ($0.element.id, $0.offset) })
    case .centers(let changes):
      for change in changes { shapes[places[change.id]!].center = change.after }
    case .styles(let changes):
      for change in changes { shapes[places[change.id]!].style = change.after }
    case .stackingKeys(let changes):
      for change in changes { shapes[places[change.id]!].stackingKey = change.after }
      shapes.sort { $0.stackingKey < $1.stackingKey }
      places = Dictionary(
        uniqueKeysWithValues: shapes.enumerated().map { ($0.element.id, $0.offset) })
    case .replacement(_, let after): shapes = Array(after.shapes)
    default: fatalError("bench history: \(part) is not measured")
    }
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

  init(_ size: Int) { canvas = Canvas.benchmark(size) }

  mutating func make(_ delta: Delta) {
    snapshots.append(canvas)
    apply(delta, to: &canvas)
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

  init(_ size: Int) { canvas = Canvas.benchmark(size) }

  mutating func make(_ delta: Delta) {
    // The inverse is made anew, so that its memory is counted here.
    deltas.append(delta.inverted)
    apply(delta, to: &canvas)
  }

  mutating func undo(_ step: Int) { apply(deltas[step], to: &canvas) }

  mutating func redo(_ step: Int) { apply(deltas[step].inverted, to: &canvas) }

  mutating func forgetSteps() { deltas = [] }
}
