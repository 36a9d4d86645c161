import Testing
import Undo

@MainActor @Suite struct ByteBudgetTests {
  @Test func `the oldest steps go when the budget is exceeded`() {
    let manager = UndoManager.byHand()
    let sketch = Sketch(manager)
    let each = Sketch.Edit.move(id: 0, x: 0, y: 0).cost
    manager.byteBudget = each * 3
    for step in 1...5 { sketch.perform(.move(id: 0, x: Double(step), y: 0), named: "\(step)") }
    #expect(manager.undoSteps.map(\.actionName) == ["3", "4", "5"])
    #expect(manager.retainedBytes == each * 3)
  }

  @Test func `the newest step stays though it alone exceeds the budget`() {
    let manager = UndoManager.byHand()
    let sketch = Sketch(manager)
    manager.byteBudget = 100
    sketch.perform(.replace(["short"]))
    sketch.perform(.replace([String(repeating: "long", count: 1_000)]))
    sketch.perform(.replace(["short again"]), named: "Big")
    #expect(manager.undoSteps.map(\.actionName) == ["Big"])
    manager.undo()
    #expect(sketch.names[0].count == 4_000)
  }

  @Test func `setting the budget drops steps at once, and nil lifts it`() {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    for value in 1...10 { manager.step { cell.set(value) } }
    #expect(manager.retainedBytes == 10 * UndoManager.defaultHandlerCost)
    manager.byteBudget = 4 * UndoManager.defaultHandlerCost
    #expect(manager.undoCount == 4)
    manager.byteBudget = nil
    for value in 1...10 { manager.step { cell.set(value) } }
    #expect(manager.undoCount == 14)
  }

  @Test func `a handler costs what its registration says`() {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    manager.step {
      manager.registerUndo(withTarget: cell, costInBytes: 1_000_000) { _ in }
      manager.registerUndo(withTarget: cell) { _ in }
    }
    #expect(manager.undoSteps.last?.costInBytes == 1_000_000 + UndoManager.defaultHandlerCost)
  }

  @Test func `costs move with the steps and vanish with removal`() {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    let other = Cell(manager)
    for value in 1...4 { manager.step { cell.set(value) } }
    manager.step { other.set(1) }
    manager.undo()
    #expect(manager.retainedBytes == 5 * UndoManager.defaultHandlerCost)
    manager.removeAllActions(withTarget: cell)
    #expect(manager.retainedBytes == UndoManager.defaultHandlerCost)
    manager.removeAllActions()
    #expect(manager.retainedBytes == 0)
  }

  @Test func `levels and budget both hold`() {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    manager.levelsOfUndo = 5
    manager.byteBudget = 3 * UndoManager.defaultHandlerCost
    for value in 1...10 { manager.step { cell.set(value) } }
    #expect(manager.undoCount == 3)
    manager.byteBudget = 100 * UndoManager.defaultHandlerCost
    for value in 1...10 { manager.step { cell.set(value) } }
    #expect(manager.undoCount == 5)
  }

  @Test func `beyond the budget the oldest steps to undo go before steps to redo`() {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    for value in 1...6 { manager.step("\(value)") { cell.set(value) } }
    for _ in 0..<3 { manager.undo() }
    manager.byteBudget = 4 * UndoManager.defaultHandlerCost
    #expect(manager.undoSteps.map(\.actionName) == ["3"])
    #expect(manager.redoSteps.map(\.actionName) == ["6", "5", "4"])
  }

  @Test func `a negative budget is misuse`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { UndoManager.byHand().byteBudget = -1 }
    }
    expectMessage(of: result, says: "byteBudget", "set to -1", "nil for no budget")
  }
}
