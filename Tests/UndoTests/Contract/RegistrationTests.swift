import Foundation
import Testing
import Undo

@MainActor @Suite struct RegistrationTests {
  @Test func `rule 14: the target is not retained`() {
    let manager = UndoManager.byHand()
    weak var released: Cell?
    do {
      let cell = Cell(manager)
      manager.step { cell.set(1) }
      released = cell
    }
    #expect(released == nil)
  }

  @Test func `rule 14: the actions of a target that is gone are dropped, those of others run`() {
    let manager = UndoManager.byHand()
    let survivor = Cell(manager)
    do {
      let cell = Cell(manager)
      manager.step {
        survivor.set(1)
        cell.set(1)
      }
      manager.step { cell.set(2) }
    }
    manager.undo()
    #expect(survivor.value == 1)
    manager.undo()
    #expect(survivor.value == 0)
  }

  @Test func `rule 14: a new object in the place of a dead target does not inherit its actions`() {
    let manager = UndoManager.byHand()
    var calls = 0
    for _ in 0..<1_000 {
      let target = NSObject()
      manager.step { manager.registerUndo(withTarget: target) { _ in calls += 1 } }
    }
    let fresh = (0..<1_000).map { _ in NSObject() }
    for _ in 0..<1_000 { manager.undo() }
    for target in fresh { manager.removeAllActions(withTarget: target) }
    #expect(calls == 0)
  }

  @Test func `rule 15: what a handler captures is retained until the handler has run`() {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    var isReleased = false
    manager.step { [sentinel = Sentinel { isReleased = true }] in
      manager.registerUndo(withTarget: cell) { _ in
        #expect(!isReleased)
        withExtendedLifetime(sentinel) {}
      }
    }
    #expect(!isReleased)
    manager.undo()
    #expect(isReleased)
  }

  @Test func `rule 15: what a handler captures goes when the handler is dropped`() {
    for drop in [
      { $0.removeAllActions() }, { $0.levelsOfUndo = 1 },
      { manager in manager.removeAllActions(withTarget: Self.target) },
    ] as [@MainActor (UndoManager) -> Void] {
      let manager = UndoManager.byHand()
      var isReleased = false
      manager.step { [sentinel = Sentinel { isReleased = true }] in
        manager.registerUndo(withTarget: Self.target) { _ in withExtendedLifetime(sentinel) {} }
      }
      manager.step { manager.registerUndo(withTarget: manager) { _ in } }
      drop(manager)
      #expect(isReleased)
    }
  }

  private static let target = NSObject()

  @Test func `rule 15: what a dropped handler captured may call the manager as it goes`() {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    manager.levelsOfUndo = 1
    var removals = 0
    for _ in 0..<5 {
      manager.step {
        [
          sentinel = Sentinel {
            MainActor.assumeIsolated {
              manager.removeAllActions(withTarget: Self.target)
              removals += 1
            }
          }
        ] in
        manager.registerUndo(withTarget: cell) { _ in withExtendedLifetime(sentinel) {} }
      }
    }
    #expect(removals == 4)
    #expect(manager.undoCount == 1)
  }

  @Test func `rule 16: registering clears the redo stack at once`() {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    manager.step { cell.set(1) }
    manager.undo()
    #expect(manager.canRedo)
    manager.beginUndoGrouping()
    #expect(manager.canRedo)
    cell.set(2)
    #expect(!manager.canRedo)
    manager.endUndoGrouping()
  }

  @Test func `rule 17: registering while undoing goes to redo, while redoing to undo`() {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    for value in 1...3 { manager.step { cell.set(value) } }
    manager.undo()
    manager.undo()
    #expect(manager.undoCount == 1)
    #expect(manager.redoCount == 2)
    manager.redo()
    #expect(manager.undoCount == 2)
    #expect(manager.redoCount == 1)
  }

  @Test func `rule 18: while disabled nothing is registered, no group opens and redo stays`() {
    let (manager, boundary) = UndoManager.byEvent()
    let cell = Cell(manager)
    cell.set(1)
    boundary.endEvent()
    manager.undo()
    manager.disableUndoRegistration()
    manager.disableUndoRegistration()
    #expect(!manager.isUndoRegistrationEnabled)
    cell.set(5)
    manager.setActionName("Ghost")
    #expect(manager.groupingLevel == 0)
    #expect(!manager.canUndo)
    #expect(manager.redoCount == 1)
    manager.enableUndoRegistration()
    cell.set(6)
    #expect(!manager.canUndo)
    manager.enableUndoRegistration()
    #expect(manager.isUndoRegistrationEnabled)
    cell.set(7)
    #expect(manager.canUndo)
  }

  @Test func `rule 18: naming while disabled does not rename the step before`() {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    manager.step("Set") { cell.set(1) }
    manager.disableUndoRegistration()
    cell.set(2)
    manager.setActionName("Unrecorded")
    manager.enableUndoRegistration()
    #expect(manager.undoActionName == "Set")
  }

  @Test func `rule 18: an enable too many is misuse`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let manager = UndoManager.byHand()
        manager.disableUndoRegistration()
        manager.enableUndoRegistration()
        manager.enableUndoRegistration()
      }
    }
    expectMessage(
      of: result, says: "enableUndoRegistration()", "while undo registration is enabled",
      "once for each disableUndoRegistration()")
  }

  @Test func `rule 19: registration disabled during undo makes a step that cannot be redone`() {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    manager.step {
      manager.registerUndo(withTarget: cell) { cell in
        cell.undoManager.disableUndoRegistration()
        cell.set(9)
        cell.undoManager.enableUndoRegistration()
      }
    }
    manager.undo()
    #expect(cell.value == 9)
    #expect(!manager.canUndo)
    #expect(!manager.canRedo)
  }
}
