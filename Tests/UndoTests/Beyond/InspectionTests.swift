import Testing
import Undo

@MainActor @Suite struct InspectionTests {
  private func filled(_ count: Int) -> (UndoManager, Cell) {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    for value in 1...count { manager.step("Set \(value)") { cell.set(value) } }
    return (manager, cell)
  }

  @Test func `steps are listed oldest first with name, cost, actions and user info`() {
    let (manager, cell) = filled(2)
    manager.step("Twice") {
      cell.set(3)
      cell.set(4)
      manager.setActionUserInfoValue("why", forKey: .init("reason"))
    }
    let steps = manager.undoSteps
    #expect(steps.map(\.actionName) == ["Set 1", "Set 2", "Twice"])
    #expect(steps[2].actionCount == 2)
    #expect(steps[2].costInBytes == 2 * UndoManager.defaultHandlerCost)
    #expect(steps[2].userInfo[.init("reason")] as? String == "why")
    #expect(steps[0].userInfo.isEmpty)
    #expect(steps.startIndex == 0)
    #expect(steps.index(steps.endIndex, offsetBy: -1) == 2)
  }

  @Test func `a list of steps is a snapshot`() {
    let (manager, cell) = filled(300)
    let steps = manager.undoSteps
    manager.undo()
    manager.step("New") { cell.set(9) }
    manager.removeAllActions()
    #expect(steps.count == 300)
    #expect(steps.last?.actionName == "Set 300")
    #expect(steps.first?.actionName == "Set 1")
  }

  @Test func `a step keeps its id through undo and redo, and no two share one`() {
    let (manager, cell) = filled(5)
    defer { withExtendedLifetime(cell) {} }
    let ids = manager.undoSteps.map(\.id)
    #expect(Set(ids).count == 5)
    while manager.canUndo { manager.undo() }
    #expect(manager.redoSteps.reversed().map(\.id) == ids)
    while manager.canRedo { manager.redo() }
    #expect(manager.undoSteps.map(\.id) == ids)
  }

  @Test func `undo to a step leaves the document as it was right after it`() {
    let (manager, cell) = filled(10)
    let third = manager.undoSteps[2].id
    #expect(manager.undo(to: third))
    #expect(cell.value == 3)
    #expect(manager.undoCount == 3)
    #expect(manager.undo(to: third))
    #expect(cell.value == 3)
  }

  @Test func `redo to a step redoes it too`() {
    let (manager, cell) = filled(10)
    let seventh = manager.undoSteps[6].id
    for _ in 0..<10 { manager.undo() }
    #expect(manager.redo(to: seventh))
    #expect(cell.value == 7)
    #expect(manager.undoSteps.last?.id == seventh)
  }

  @Test func `a jump to a step that is not there does nothing`() {
    let (manager, cell) = filled(3)
    let gone = manager.undoSteps[0].id
    manager.levelsOfUndo = 2
    #expect(!manager.undo(to: gone))
    #expect(!manager.redo(to: manager.undoSteps[0].id))
    #expect(cell.value == 3)
  }

  @Test func `after a removal by target the steps that are left are listed without gaps`() {
    let manager = UndoManager.byHand()
    let kept = Cell(manager)
    let removed = Cell(manager)
    for value in 1...200 {
      manager.step("kept \(value)") { kept.set(value) }
      manager.step("removed") { removed.set(value) }
    }
    for _ in 0..<100 { manager.undo() }
    manager.removeAllActions(withTarget: removed)
    #expect(manager.undoSteps.map(\.actionName) == (1...150).map { "kept \($0)" })
    #expect(manager.redoSteps.reversed().map(\.actionName) == (151...200).map { "kept \($0)" })
    while manager.canUndo { manager.undo() }
    #expect(kept.value == 0)
  }
}
