/// What one writes by hand when there is no undo manager: two arrays of named groups of closures.
@MainActor final class ClosureStack {
  private struct Step {
    let name: String
    let actions: [() -> Void]
  }

  // As in Board: part of the work and no part of what is measured.
  @exclusivity(unchecked) private var places = [Place](repeating: Place(), count: Board.shapeCount)
  private var undoSteps: [Step] = []
  private var redoSteps: [Step] = []
  private var open: [() -> Void] = []
  private let levels: Int

  init(levels: Int) { self.levels = levels }

  var undoCount: Int { undoSteps.count }

  func record(_ step: Int) {
    redoSteps.removeAll()
    open = []
    move(step % Board.shapeCount, to: Place(step: step))
    undoSteps.append(Step(name: "Move Shape", actions: open))
    if levels > 0, undoSteps.count > levels { undoSteps.removeFirst() }
  }

  private func move(_ shape: Int, to place: Place) {
    let former = places[shape]
    open.append { [unowned self] in move(shape, to: former) }
    places[shape] = place
  }

  func undo() { run(from: &undoSteps, to: &redoSteps) }

  func redo() { run(from: &redoSteps, to: &undoSteps) }

  private func run(from: inout [Step], to: inout [Step]) {
    guard let step = from.popLast() else { return }
    open = []
    for action in step.actions.reversed() { action() }
    to.append(Step(name: step.name, actions: open))
  }
}
