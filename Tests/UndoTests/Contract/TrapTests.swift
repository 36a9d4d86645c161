import Foundation
import Testing
import Undo

/// What public reports tell of undo gone wrong, one test a report.
@MainActor @Suite struct TrapTests {
  @Test func `actions registered after a removal land in a living group`() {
    // cappuccino #1002
    let manager = UndoManager.byHand()
    let removed = Cell(manager)
    let kept = Cell(manager)
    manager.beginUndoGrouping()
    removed.set(1)
    manager.removeAllActions(withTarget: removed)
    kept.set(1)
    removed.set(2)
    manager.endUndoGrouping()
    manager.undo()
    #expect(kept.value == 0)
    #expect(removed.value == 1)
    #expect(manager.redoCount == 1)
  }

  @Test func `a group boundary never merges the edit before with the edit after`() {
    // CodeEditTextView #68, #81
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    manager.step { cell.set(1) }
    manager.step {}
    manager.step { cell.set(2) }
    manager.breakUndoCoalescing()
    manager.step { cell.set(3) }
    for expected in [2, 1, 0] {
      manager.undo()
      #expect(cell.value == expected)
    }
  }

  @Test func `the event's end does not cut a gesture in two`() {
    // palmier-pro #324
    let (manager, boundary) = UndoManager.byEvent()
    let cell = Cell(manager)
    manager.beginUndoGrouping()
    for value in 1...300 {
      cell.set(value)
      boundary.endEvent()
    }
    manager.endUndoGrouping()
    boundary.endEvent()
    cell.set(301)
    boundary.endEvent()
    #expect(manager.undoCount == 2)
    manager.undo()
    manager.undo()
    #expect(cell.value == 0)
  }

  @Test func `where no loop runs, registrations that gather in one group are reported`() async {
    // mila #188
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let manager = UndoManager()
        manager.eventBoundary = Nowhere()
        let cell = Cell(manager)
        cell.set(1)
        cell.set(2)
        cell.set(3)
      }
    }
    expectMessage(
      of: result, says: "registerUndo", "no run loop is running", "groupsByEvent to false",
      "eventBoundary")
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.components(separatedBy: "UndoManager:").count == 2, "said once for a group")
  }

  @Test
  func `where no loop runs, a group of the program's own is nothing to report, but the second is`()
    async
  {
    let one = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let manager = UndoManager()
        manager.eventBoundary = Nowhere()
        let cell = Cell(manager)
        manager.beginUndoGrouping()
        cell.set(1)
        cell.set(2)
        manager.endUndoGrouping()
      }
    }
    #expect(one?.standardErrorContent.isEmpty == true)
    let two = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let manager = UndoManager()
        manager.eventBoundary = Nowhere()
        let cell = Cell(manager)
        for value in 1...2 {
          manager.beginUndoGrouping()
          cell.set(value)
          manager.endUndoGrouping()
        }
      }
    }
    expectMessage(of: two, says: "no run loop is running")
  }

  @Test func `where no loop runs, one registration and its undo are nothing to report`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let manager = UndoManager()
        manager.eventBoundary = Nowhere()
        let cell = Cell(manager)
        for value in 1...3 {
          cell.set(value)
          manager.undo()
        }
      }
    }
    #expect(result?.standardErrorContent == [])
  }

  @Test func `many registrations for one gesture are one step when they say so`() {
    // clearly #400, nodebox #523
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    let start = ContinuousClock.now
    for value in 1...100 {
      manager.step("Opacity") {
        cell.set(value)
        manager.coalesceUndo(key: "opacity", at: start + .milliseconds(10 * value))
      }
    }
    #expect(manager.undoCount == 1)
    manager.undo()
    #expect(cell.value == 0)
    manager.redo()
    #expect(cell.value == 100)
  }

  @Test func `redo survives groups that register nothing, such as a selection`() {
    // STTextView #53
    let (manager, boundary) = UndoManager.byEvent()
    let cell = Cell(manager)
    cell.set(1)
    boundary.endEvent()
    manager.undo()
    manager.beginUndoGrouping()
    manager.setActionName("Select")
    manager.endUndoGrouping()
    boundary.endEvent()
    #expect(manager.redoCount == 1)
  }

  @Test func `a handler that reaches its target through the parameter keeps nothing alive`() {
    weak var releasedCell: Cell?
    weak var releasedManager: UndoManager?
    do {
      let manager = UndoManager.byHand()
      let cell = Cell(manager)
      manager.step { cell.set(1) }
      manager.undo()
      releasedCell = cell
      releasedManager = manager
    }
    #expect(releasedCell == nil)
    #expect(releasedManager == nil)
  }

  @Test func `a million nested groups close and are released`() {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    let depth = 1_000_000
    for _ in 0..<depth { manager.beginUndoGrouping() }
    cell.set(1)
    for _ in 0..<depth { manager.endUndoGrouping() }
    #expect(manager.undoCount == 1)
    manager.undo()
    #expect(cell.value == 0)
    for _ in 0..<depth { manager.beginUndoGrouping() }
    manager.removeAllActions()
    #expect(manager.groupingLevel == 0)
  }

  @Test func `public case 20: a package that names UndoManager in its interface compiles`() {
    final class View {
      @MainActor var undoManager: UndoManager? { nil }
    }
    #expect(View().undoManager == nil)
  }
}

/// A boundary for a program without a loop.
private final class Nowhere: EventBoundary {
  var isInEvent: Bool { false }

  func atEndOfEvent(
    inModes modes: [RunLoop.Mode], _ close: @escaping @MainActor @Sendable () -> Void
  ) {}
}
