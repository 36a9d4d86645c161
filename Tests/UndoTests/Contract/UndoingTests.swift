import Testing
import Undo

@MainActor @Suite struct UndoingTests {
  @Test func `rule 23: undo runs the top group with isUndoing, redo with isRedoing`() {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    var seen: [String] = []
    @MainActor func record(_ cell: Cell) {
      seen.append("\(manager.isUndoing) \(manager.isRedoing)")
      manager.registerUndo(withTarget: cell, handler: record)
    }
    manager.step { record(cell) }
    manager.undo()
    manager.redo()
    #expect(seen == ["false false", "true false", "false true"])
    #expect(!manager.isUndoing)
    #expect(!manager.isRedoing)
  }

  @Test func `rule 23: what an undo registers is one group on the redo stack`() {
    let manager = UndoManager.byHand()
    let cells = (0..<5).map { _ in Cell(manager) }
    manager.step { for cell in cells { cell.set(1) } }
    manager.undo()
    #expect(manager.redoCount == 1)
    manager.redo()
    #expect(cells.map(\.value) == [1, 1, 1, 1, 1])
  }

  @Test func `rule 24: with nothing to undo or redo they do nothing`() {
    let manager = UndoManager.byHand()
    manager.undo()
    manager.redo()
    manager.undoNestedGroup()
    #expect(manager.undoCount == 0)
    #expect(manager.redoCount == 0)
    #expect(manager.groupingLevel == 0)
  }

  @Test func `rule 25: canUndo is true with a step or an open group that holds an action`() {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    manager.beginUndoGrouping()
    #expect(!manager.canUndo)
    cell.set(1)
    #expect(manager.canUndo)
    manager.endUndoGrouping()
    #expect(manager.canUndo)
    manager.undo()
    #expect(!manager.canUndo)
  }

  @Test func `rule 25: canRedo posts a checkpoint, and nothing else about reading has an effect`() {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    manager.step("Set") { cell.set(1) }
    let log = NotificationLog(manager)
    _ = manager.canUndo
    _ = (manager.undoCount, manager.redoCount, manager.groupingLevel)
    _ = (manager.undoActionName, manager.redoActionName)
    _ = (manager.undoMenuItemTitle, manager.redoMenuItemTitle)
    _ = (manager.undoSteps.count, manager.redoSteps.count)
    #expect(log.take() == [])
    #expect(!manager.canRedo)
    #expect(log.take() == ["checkpoint"])
  }

  @Test
  func `rule 26: undo all then redo all restores state, counts and names, any number of times`() {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    for value in 1...50 { manager.step("Set \(value)") { cell.set(value * value) } }
    let names = manager.undoSteps.map(\.actionName)
    for _ in 0..<3 {
      while manager.undoCount > 0 { manager.undo() }
      #expect(cell.value == 0)
      #expect(manager.redoCount == 50)
      #expect(manager.redoSteps.reversed().map(\.actionName) == names)
      while manager.redoCount > 0 { manager.redo() }
      #expect(cell.value == 2_500)
      #expect(manager.undoCount == 50)
      #expect(manager.undoSteps.map(\.actionName) == names)
    }
  }

  @Test func `rule 27: if an undo registers nothing there is nothing to redo for it`() {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    manager.step { cell.set(1) }
    manager.step { manager.registerUndo(withTarget: cell) { _ in } }
    manager.undo()
    #expect(!manager.canRedo)
    #expect(manager.undoCount == 1)
  }

  @Test
  func `rule 28: the counts are those of top-level groups, an open one with an action included`() {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    manager.step { cell.set(1) }
    manager.beginUndoGrouping()
    #expect(manager.undoCount == 1)
    manager.step { cell.set(2) }
    #expect(manager.undoCount == 2)
    cell.set(3)
    #expect(manager.undoCount == 2)
    manager.endUndoGrouping()
    #expect(manager.undoCount == 2)
  }

  @Test func `public case 9: undo to nothing, undo twice more, redo all: everything comes back`() {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    for value in 1...20 { manager.step { cell.set(value) } }
    for _ in 0..<22 { manager.undo() }
    #expect(cell.value == 0)
    for _ in 0..<22 { manager.redo() }
    #expect(cell.value == 20)
    #expect(manager.undoCount == 20)
  }

  @Test func `public case 10: redo works the first time though the undo had side effects`() {
    let manager = UndoManager.byHand()
    let document = Cell(manager)
    let layout = Cell(manager)
    let log = NotificationLog(manager) { name in
      // A view that lays out anew after each change, unrecorded as it should be.
      guard name == "didUndo" || name == "didRedo" else { return }
      manager.disableUndoRegistration()
      layout.set(document.value * 10)
      manager.enableUndoRegistration()
    }
    manager.step { document.set(1) }
    manager.undo()
    #expect(manager.redoCount == 1)
    manager.redo()
    #expect(document.value == 1)
    #expect(layout.value == 10)
    #expect(manager.undoCount == 1)
    withExtendedLifetime(log) {}
  }

  @Test func `public case 18: 200 undos and 200 redos end exactly where they began`() {
    let (manager, boundary) = UndoManager.byEvent()
    let cell = Cell(manager)
    for value in 1...200 {
      cell.set(value)
      boundary.endEvent()
    }
    for expected in (0..<200).reversed() {
      manager.undo()
      #expect(cell.value == expected)
    }
    for expected in 1...200 {
      manager.redo()
      #expect(cell.value == expected)
    }
    #expect(manager.undoCount == 200)
  }
}
