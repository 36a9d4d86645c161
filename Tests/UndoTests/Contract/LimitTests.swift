import Testing
import Undo

@MainActor @Suite struct LimitTests {
  @Test func `rule 35: setting levelsOfUndo drops the oldest steps of both stacks at once`() {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    for value in 1...10 { manager.step("\(value)") { cell.set(value) } }
    for _ in 0..<5 { manager.undo() }
    manager.levelsOfUndo = 3
    #expect(manager.undoSteps.map(\.actionName) == ["3", "4", "5"])
    #expect(manager.redoSteps.map(\.actionName) == ["8", "7", "6"])
    while manager.canUndo { manager.undo() }
    #expect(cell.value == 2)
  }

  @Test func `rule 35: closing a group keeps the limit, and 0 lifts it`() {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    manager.levelsOfUndo = 10
    for value in 1...12 { manager.step { cell.set(value) } }
    #expect(manager.undoCount == 10)
    for _ in 0..<10 { manager.undo() }
    #expect(cell.value == 2)
    #expect(!manager.canUndo)
    #expect(manager.redoCount == 10)
    manager.levelsOfUndo = 0
    for value in 1...30 { manager.step { cell.set(value) } }
    #expect(manager.undoCount == 30)
  }

  @Test func `rule 35: a negative limit is misuse`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { UndoManager.byHand().levelsOfUndo = -1 }
    }
    expectMessage(of: result, says: "levelsOfUndo", "set to -1", "0 for no limit")
  }

  @Test func `rule 36: an action dropped by the limit releases what it captured`() {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    manager.levelsOfUndo = 2
    var releases: [Int] = []
    for number in 1...5 {
      manager.step { [sentinel = Sentinel { releases.append(number) }] in
        manager.registerUndo(withTarget: cell) { _ in withExtendedLifetime(sentinel) {} }
      }
    }
    #expect(releases == [1, 2, 3])
  }

  @Test
  func `rule 37: removeAllActions empties stacks, drops open groups and enables registration`() {
    let (manager, boundary) = UndoManager.byEvent()
    let cell = Cell(manager)
    cell.set(1)
    boundary.endEvent()
    cell.set(2)
    boundary.endEvent()
    manager.undo()
    cell.set(3)
    manager.beginUndoGrouping()
    manager.disableUndoRegistration()
    manager.removeAllActions()
    #expect(manager.undoCount == 0)
    #expect(manager.redoCount == 0)
    #expect(manager.groupingLevel == 0)
    #expect(manager.isUndoRegistrationEnabled)
    boundary.endEvent()
    cell.set(4)
    boundary.endEvent()
    #expect(manager.undoCount == 1)
  }

  @Test
  func `rule 37: during undo it drops the rest and what was built, and the undo ends cleanly`() {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    let log = NotificationLog(manager)
    var calls: [Int] = []
    manager.step { cell.set(1) }
    manager.step {
      manager.registerUndo(withTarget: cell) { _ in calls.append(1) }
      manager.registerUndo(withTarget: cell) { cell in
        calls.append(2)
        cell.set(5)
        cell.undoManager.removeAllActions()
      }
    }
    _ = log.take()
    manager.undo()
    #expect(calls == [2])
    #expect(!manager.isUndoing)
    #expect(manager.groupingLevel == 0)
    #expect(manager.undoCount == 0)
    #expect(manager.redoCount == 0)
    #expect(log.take() == ["checkpoint", "willUndo", "didUndo"])
  }

  @Test func `rule 37: what a handler registers after removing everything can be redone`() {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    manager.step("Set") {
      manager.registerUndo(withTarget: cell) { cell in
        cell.undoManager.removeAllActions()
        cell.set(5)
      }
    }
    manager.undo()
    #expect(manager.redoCount == 1)
    manager.redo()
    #expect(cell.value == 0)
  }

  @Test func `rule 38: removal by target leaves others their order and names`() {
    let manager = UndoManager.byHand()
    let kept = Cell(manager)
    let removed = Cell(manager)
    manager.step("Kept 1") { kept.set(1) }
    manager.step("Removed") { removed.set(1) }
    manager.step("Both") {
      removed.set(2)
      kept.set(2)
      removed.set(3)
    }
    manager.step("Removed") { removed.set(4) }
    manager.step("Kept 3") { kept.set(3) }
    manager.undo()
    manager.undo()
    manager.removeAllActions(withTarget: removed)
    #expect(manager.undoSteps.map(\.actionName) == ["Kept 1", "Both"])
    #expect(manager.undoSteps.map(\.actionCount) == [1, 1])
    #expect(manager.redoSteps.map(\.actionName) == ["Kept 3"])
    manager.redo()
    #expect(kept.value == 3)
    for _ in 0..<3 { manager.undo() }
    #expect(kept.value == 0)
    #expect(removed.value == 3)
    #expect(!manager.canUndo)
  }

  @Test func `rule 38: removal by target reaches into open groups, nested ones too`() {
    let manager = UndoManager.byHand()
    let kept = Cell(manager)
    let removed = Cell(manager)
    manager.beginUndoGrouping()
    removed.set(1)
    manager.step { removed.set(2) }
    manager.beginUndoGrouping()
    removed.set(3)
    manager.removeAllActions(withTarget: removed)
    #expect(!manager.canUndo)
    #expect(manager.groupingLevel == 2)
    kept.set(1)
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    #expect(manager.undoCount == 1)
    #expect(manager.undoSteps.last?.actionCount == 1)
    manager.undo()
    #expect(kept.value == 0)
    #expect(removed.value == 3)
  }

  @Test func `rule 38: an open group that removal leaves empty makes no step`() {
    let manager = UndoManager.byHand()
    let below = Cell(manager)
    let removed = Cell(manager)
    manager.step("Below") { below.set(1) }
    manager.beginUndoGrouping()
    removed.set(1)
    manager.removeAllActions(withTarget: removed)
    manager.endUndoGrouping()
    #expect(manager.undoSteps.map(\.actionName) == ["Below"])
    manager.undo()
    #expect(below.value == 0)
    #expect(removed.value == 1)
  }

  @Test func `rule 38: removing one target of many again and again keeps the rest whole`() {
    let manager = UndoManager.byHand()
    let cells = (0..<10).map { _ in Cell(manager) }
    for round in 1...100 {
      for cell in cells { manager.step { cell.set(round) } }
    }
    for cell in cells.dropLast() { manager.removeAllActions(withTarget: cell) }
    #expect(manager.undoCount == 100)
    #expect(manager.undoSteps.count == 100)
    while manager.canUndo { manager.undo() }
    #expect(cells.map(\.value) == Array(repeating: 100, count: 9) + [0])
  }

  @Test func `rule 39: removal of the own target from within a handler is safe`() {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    let other = Cell(manager)
    var calls: [String] = []
    manager.step("Below") { cell.set(1) }
    manager.step("Step") {
      other.set(1)
      manager.registerUndo(withTarget: cell) { _ in calls.append("first") }
      manager.registerUndo(withTarget: cell) { cell in
        calls.append("second")
        cell.set(7)
        cell.undoManager.removeAllActions(withTarget: cell)
      }
    }
    manager.undo()
    // What the target had still to do is removed with the rest; the other target's action runs.
    #expect(calls == ["second"])
    #expect(other.value == 0)
    #expect(manager.undoCount == 0)
    #expect(manager.redoSteps.map(\.actionName) == ["Step"])
    manager.redo()
    #expect(other.value == 1)
    #expect(cell.value == 7)
  }
}
