import Foundation
import Testing
import Undo

/// Events of real loops.
///
/// They share a run loop, so they run one after another.
@MainActor @Suite(.serialized) struct EventLoopTests {
  /// Runs the run loop in a mode until `isDone`, five seconds at most.
  private func run(_ mode: RunLoop.Mode = .default, until isDone: () -> Bool) {
    let deadline = Date(timeIntervalSinceNow: 5)
    while !isDone(), Date() < deadline {
      _ = RunLoop.current.run(mode: mode, before: Date(timeIntervalSinceNow: 0.05))
    }
    #expect(isDone())
  }

  private func timer(
    _ mode: RunLoop.Mode = .default, after seconds: Double = 0,
    _ body: @escaping @MainActor () -> Void
  ) {
    let timer = Timer(timeInterval: seconds, repeats: false) { _ in MainActor.assumeIsolated(body) }
    RunLoop.current.add(timer, forMode: mode)
  }

  private func manager() -> UndoManager {
    let manager = UndoManager()
    manager.notificationCenter = nil
    return manager
  }

  @Test func `two registrations in one run loop event are one step, in two events two`() {
    let manager = manager()
    let cell = Cell(manager)
    timer {
      cell.set(1)
      cell.set(2)
    }
    run { manager.undoCount == 1 && manager.groupingLevel == 0 }
    timer { cell.set(3) }
    run { manager.undoCount == 2 && manager.groupingLevel == 0 }
    manager.undo()
    #expect(cell.value == 2)
    manager.undo()
    #expect(cell.value == 0)
  }

  @Test func `each tick of a repeating timer is an event`() {
    let manager = manager()
    let cell = Cell(manager)
    let ticker = Timer(timeInterval: 0.002, repeats: true) { timer in
      MainActor.assumeIsolated { cell.set(cell.value + 1) }
    }
    RunLoop.current.add(ticker, forMode: .default)
    run { cell.value >= 5 }
    ticker.invalidate()
    run { manager.groupingLevel == 0 }
    #expect(manager.undoCount == cell.value)
  }

  @Test func `rule 12: a modal loop ends the event only in a listed mode`() {
    let manager = manager()
    let cell = Cell(manager)
    let modal = RunLoop.Mode("modal")
    timer {
      cell.set(1)
      var isOver = false
      timer(modal) { cell.set(2) }
      timer(modal, after: 0.02) { isOver = true }
      run(modal) { isOver }
      // The modal loop ran whole events, but not in a mode the manager listens in.
      #expect(manager.groupingLevel == 1)
      cell.set(3)
    }
    run { cell.value == 3 && manager.groupingLevel == 0 }
    #expect(manager.undoCount == 1)

    manager.runLoopModes = [.default, modal]
    timer {
      cell.set(4)
      var isOver = false
      timer(modal, after: 0.02) { isOver = true }
      run(modal) { isOver }
      #expect(manager.groupingLevel == 0)
      cell.set(5)
    }
    run { cell.value == 5 && manager.groupingLevel == 0 }
    #expect(manager.undoCount == 3)
  }

  @Test func `in a task on the main actor the code between two suspensions is an event`() async {
    let manager = manager()
    let cell = Cell(manager)
    cell.set(1)
    cell.set(2)
    #expect(manager.groupingLevel == 1)
    try? await Task.sleep(for: .milliseconds(5))
    #expect(manager.groupingLevel == 0)
    cell.set(3)
    try? await Task.sleep(for: .milliseconds(5))
    #expect(manager.undoCount == 2)
  }

  @Test func `an explicit group that spans events is not cut when an event ends`() {
    let (manager, boundary) = UndoManager.byEvent()
    let cell = Cell(manager)
    manager.beginUndoGrouping()
    for value in 1...5 {
      cell.set(value)
      boundary.endEvent()
    }
    #expect(manager.groupingLevel == 2)
    manager.endUndoGrouping()
    #expect(manager.groupingLevel == 1)
    boundary.endEvent()
    #expect(manager.groupingLevel == 0)
    #expect(manager.undoCount == 1)
    manager.undo()
    #expect(cell.value == 0)
  }

  @Test func `two managers on one boundary close their groups together`() {
    let (first, boundary) = UndoManager.byEvent()
    let second = UndoManager()
    second.eventBoundary = boundary
    Cell(first).set(1)
    Cell(second).set(1)
    boundary.endEvent()
    #expect(first.groupingLevel == 0)
    #expect(second.groupingLevel == 0)
  }
}
