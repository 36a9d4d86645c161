import CMalloc
import Foundation
import Shapes

/// Measures what a step of a history costs, kept in three ways.
///
/// The classic question is "snapshot or inverse?": a hundred copies of a thousand records, or a hundred changes?
/// It is asked here of real canvases, with bytes counted by the allocator and not reckoned.
struct HistoryBenchmark {
  /// How a step is kept.
  enum Representation: String, CaseIterable {
    /// A copy of all shapes.
    case arraySnapshot = "array snapshot"
    /// The canvas itself, which shares what did not change.
    case sharedSnapshot = "shared snapshot"
    /// The values before and after.
    case delta = "delta"
  }

  /// What one step costs.
  struct Cost {
    /// Bytes that the history retains.
    var bytes: Double
    /// Nanoseconds to make the step, to undo it and to redo it.
    var make: Double
    var undo: Double
    var redo: Double
  }

  /// How many steps are made for one figure, when the memory allows.
  private static let steps = 100
  /// How much a history of array snapshots may take before it is measured with fewer steps, in bytes.
  private static let memoryLimit = 1_500_000_000

  let operation: HistoryOperation
  /// The drawing before the first step.
  let start: Canvas

  private var size: Int { start.count }

  /// Measures one way of keeping steps.
  func cost(of representation: Representation) -> Cost {
    switch representation {
    case .arraySnapshot: measure(ArrayHistory(start), steps: min(stepCount, affordableCopies))
    // These change a canvas, so each has one that it shares with nobody.
    case .sharedSnapshot: measure(SharedHistory(.benchmark(size)), steps: stepCount)
    case .delta: measure(DeltaHistory(.benchmark(size)), steps: stepCount)
    }
  }

  private func measure(_ history: some BenchmarkedHistory, steps count: Int) -> Cost {
    var history = history
    var make = 0.0
    // Each edit is made on a canvas that goes through the same states, while the clock stands still.
    var states = start
    for step in 0..<count {
      let delta = operation.delta(step, on: states)
      let before = states
      apply(delta, to: &states)
      let step = BenchmarkedStep(delta, from: before, to: states)
      make += time { history.make(step) }
    }
    states = Canvas()
    let undo = time { for step in (0..<count).reversed() { history.undo(step) } }
    let redo = time { for step in 0..<count { history.redo(step) } }
    // What is freed with the steps is what they retained.
    let before = allocatedBytes()
    history.forgetSteps()
    let bytes = Double(before - allocatedBytes()) / Double(count)
    return Cost(
      bytes: max(bytes, 0), make: make / Double(count), undo: undo / Double(count),
      redo: redo / Double(count))
  }

  private var stepCount: Int {
    // Deleting leaves something to delete. What touches every shape is as dear as a copy.
    min(operation.touchesAll(size) ? min(10, affordableCopies) : Self.steps, size / 2)
  }

  private var affordableCopies: Int {
    max(3, Self.memoryLimit / (size * MemoryLayout<Shape>.stride))
  }

  /// The processor time that something takes, in nanoseconds: what others do meanwhile does not count.
  private func time(_ body: () -> Void) -> Double {
    let start = processorTime()
    body()
    return processorTime() - start
  }

  private func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}

/// What the allocator has given out, blocks that are mapped by themselves included.
///
/// It counts a few freed blocks of each size that it keeps at hand as given out: up to seven steps of a
/// hundred are missing from a figure.
func allocatedBytes() -> Int {
  let info = mallinfo2()
  return info.uordblks + info.hblkhd
}

func apply(_ delta: Delta, to canvas: inout Canvas) {
  do throws(EditError) {
    try canvas.apply(delta)
  } catch {
    fatalError("bench history: a delta does not fit its canvas: \(error)")
  }
}

extension Canvas {
  /// A canvas of rectangles, four tenths of a screen line apart.
  static func benchmark(_ count: Int) -> Canvas {
    let keys = StackingKey.keys(count, between: nil, and: nil)
    let style = Style(fill: nil, stroke: nil, strokeWidth: 1, opacity: 1)
    do throws(EditError) {
      return try Canvas(
        keys.enumerated().lazy.map { index, key in
          Shape(
            id: ShapeID(Int64(index) + 1), form: .rectangle(),
            placement: Placement(
              center: Point(
                // Not quite in line, so that there is something to align and to distribute.
                Double(index % 1000) * 40 + Double(index * 7 % 13),
                Double(index / 1000) * 40 + Double(index * 5 % 11)),
              size: Size(30, 30)), style: style, name: "Shape \(index)", stackingKey: key)
        })
    } catch {
      fatalError("bench history: \(error)")
    }
  }
}
