import Testing
import Undo

@MainActor @Suite struct RestoringTests {
  @Test func `what was stored is restored: state, counts, names and user info go on as before`() {
    let key = UndoManager.UserInfoKey("when")
    let first = UndoManager.byHand()
    let sketch = Sketch(first)
    for step in 1...5 {
      sketch.perform(.move(id: 1, x: Double(step), y: 0), named: "Move \(step)")
      first.setActionUserInfoValue(step, forKey: key)
    }
    first.undo()
    first.undo()
    let undo = first.storedUndoSteps(for: sketch)
    let redo = first.storedRedoSteps(for: sketch)
    #expect(undo.map(\.actionName) == ["Move 1", "Move 2", "Move 3"])
    #expect(undo.map(\.edits) == [0, 1, 2].map { [.move(id: 1, x: $0, y: 0)] })
    #expect(redo.map(\.actionName) == ["Move 5", "Move 4"])

    first.removeAllActions()
    first.restoreSteps(undo: undo, redo: redo, withTarget: sketch)
    #expect(first.undoMenuItemTitle == "Undo Move 3")
    #expect(first.redoMenuItemTitle == "Redo Move 4")
    #expect(first.undoActionUserInfoValue(forKey: key) as? Int == 3)
    #expect(first.retainedBytes == 5 * Sketch.Edit.move(id: 1, x: 0, y: 0).cost)
    first.redo()
    first.redo()
    #expect(sketch.places[1] == [5, 0])
    for _ in 0..<5 { first.undo() }
    #expect(sketch.places[1] == [0, 0])
  }

  @Test func `a step of several edits comes back with its edits in order`() {
    let manager = UndoManager.byHand()
    let sketch = Sketch(manager)
    manager.restoreSteps(
      undo: [
        StoredUndoStep(actionName: "Both", edits: [.rename(id: 0, "last"), .rename(id: 0, "then")])
      ], withTarget: sketch)
    manager.undo()
    #expect(sketch.names[0] == "last")
    manager.redo()
    #expect(sketch.names[0] == "first")
  }

  @Test func `stored steps hold the edits of one target, and leave handlers out`() {
    let manager = UndoManager.byHand()
    let sketch = Sketch(manager)
    let other = Sketch(manager)
    let cell = Cell(manager)
    sketch.perform(.rename(id: 0, "x"))
    other.perform(.rename(id: 0, "y"))
    manager.step { cell.set(1) }
    manager.step {
      cell.set(2)
      manager.registerUndo(withTarget: sketch, edit: .replace(["z"]))
    }
    #expect(
      manager.storedUndoSteps(for: sketch).map(\.edits) == [
        [.rename(id: 0, "first")], [.replace(["z"])],
      ])
  }

  @Test func `the limits hold for restored steps`() {
    let manager = UndoManager.byHand()
    let sketch = Sketch(manager)
    manager.levelsOfUndo = 2
    let steps = (1...5).map {
      StoredUndoStep<Sketch.Edit>(actionName: "\($0)", edits: [.rename(id: 0, "\($0)")])
    }
    manager.restoreSteps(undo: steps, redo: steps, withTarget: sketch)
    #expect(manager.undoSteps.map(\.actionName) == ["4", "5"])
    #expect(manager.redoSteps.map(\.actionName) == ["4", "5"])
  }

  @Test func `restoring over steps that are there is misuse`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let manager = UndoManager.byHand()
        let sketch = Sketch(manager)
        sketch.perform(.rename(id: 0, "x"))
        manager.restoreSteps(undo: [], withTarget: sketch)
      }
    }
    expectMessage(of: result, says: "restoreSteps", "holds steps", "removeAllActions()")
  }
}
