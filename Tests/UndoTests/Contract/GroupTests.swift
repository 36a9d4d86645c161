import Foundation
import Testing
import Undo

@MainActor @Suite struct GroupTests {
  @Test func `rule 1: a nested group joins the outer one, and only top-level groups count`() {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    manager.beginUndoGrouping()
    cell.set(1)
    manager.beginUndoGrouping()
    cell.set(2)
    manager.endUndoGrouping()
    manager.beginUndoGrouping()
    cell.set(3)
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    #expect(manager.undoCount == 1)
    manager.undo()
    #expect(cell.value == 0)
    #expect(manager.undoCount == 0)
    #expect(manager.redoCount == 1)
  }

  @Test func `rule 2: the level is 0 with no group, and counts the event group and nested ones`() {
    let (manager, _) = UndoManager.byEvent()
    #expect(manager.groupingLevel == 0)
    Cell(manager).set(1)
    #expect(manager.groupingLevel == 1)
    manager.beginUndoGrouping()
    #expect(manager.groupingLevel == 2)
    manager.beginUndoGrouping()
    #expect(manager.groupingLevel == 3)
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    #expect(manager.groupingLevel == 1)
  }

  @Test func `rule 3: everything registered in one event is one step`() {
    let (manager, boundary) = UndoManager.byEvent()
    let cell = Cell(manager)
    cell.set(1)
    cell.set(2)
    boundary.endEvent()
    cell.set(3)
    boundary.endEvent()
    #expect(manager.undoCount == 2)
    manager.undo()
    #expect(cell.value == 2)
    manager.undo()
    #expect(cell.value == 0)
  }

  @Test func `rule 4: with groupsByEvent a begin at level 0 opens two groups`() {
    let (manager, boundary) = UndoManager.byEvent()
    let cell = Cell(manager)
    manager.beginUndoGrouping()
    #expect(manager.groupingLevel == 2)
    cell.set(1)
    manager.endUndoGrouping()
    #expect(manager.groupingLevel == 1)
    boundary.endEvent()
    #expect(manager.groupingLevel == 0)
    #expect(manager.undoCount == 1)
  }

  @Test func `rule 5: registering by hand with no open group is misuse`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        Cell(.byHand()).set(1)
      }
    }
    expectMessage(of: result, says: "registerUndo", "no undo group open", "beginUndoGrouping()")
  }

  @Test func `rule 6: an end with no open group is misuse`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        UndoManager.byHand().endUndoGrouping()
      }
    }
    expectMessage(
      of: result, says: "endUndoGrouping()", "no undo group open", "beginUndoGrouping()")
  }

  @Test func `rule 7: a top-level group that closes empty leaves no step and keeps redo`() {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    manager.step { cell.set(1) }
    manager.undo()
    manager.step {}
    manager.step { manager.step {} }
    #expect(manager.undoCount == 0)
    #expect(manager.redoCount == 1)
    manager.redo()
    #expect(cell.value == 1)
  }

  @Test func `rule 8: actions are undone in reverse order, nested groups included`() {
    let manager = UndoManager.byHand()
    var order: [Int] = []
    let cell = Cell(manager)
    func register(_ number: Int) {
      manager.registerUndo(withTarget: cell) { _ in order.append(number) }
    }
    manager.step {
      register(1)
      manager.step {
        register(2)
        register(3)
      }
      register(4)
    }
    manager.undo()
    #expect(order == [4, 3, 2, 1])
  }

  @Test func `rule 9: undo at level 1 closes the open group and undoes it`() {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    manager.beginUndoGrouping()
    cell.set(1)
    manager.undo()
    #expect(cell.value == 0)
    #expect(manager.groupingLevel == 0)
    #expect(manager.canRedo)
  }

  @Test func `rule 9: undo at level 2 is misuse`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let manager = UndoManager.byHand()
        manager.beginUndoGrouping()
        manager.beginUndoGrouping()
        manager.undo()
      }
    }
    expectMessage(of: result, says: "undo()", "inside 2 open undo groups", "endUndoGrouping()")
  }

  @Test func `rule 9: an event group that undo closed is not closed again when the event ends`() {
    let (manager, boundary) = UndoManager.byEvent()
    let cell = Cell(manager)
    cell.set(1)
    manager.undo()
    // The next event's group is open when the close of the former one arrives.
    manager.eventBoundary = ManualEventBoundary()
    cell.set(2)
    boundary.endEvent()
    #expect(manager.groupingLevel == 1)
    cell.set(3)
    manager.endUndoGrouping()
    #expect(manager.undoCount == 1)
  }

  @Test func `rule 10: undoNestedGroup undoes the last closed group, nested or top-level`() {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    manager.step { cell.set(1) }
    manager.undoNestedGroup()
    #expect(cell.value == 0)
    manager.redo()
    manager.beginUndoGrouping()
    cell.set(2)
    manager.step { cell.set(3) }
    manager.step { cell.set(4) }
    manager.undoNestedGroup()
    #expect(cell.value == 3)
    #expect(manager.redoCount == 1)
    #expect(manager.groupingLevel == 1)
    manager.undoNestedGroup()
    #expect(cell.value == 2)
    manager.endUndoGrouping()
    #expect(manager.undoCount == 2)
    manager.undo()
    #expect(cell.value == 1)
  }

  @Test func `rule 10: undoNestedGroup with the event group innermost is misuse`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (manager, _) = UndoManager.byEvent()
        Cell(manager).set(1)
        manager.undoNestedGroup()
      }
    }
    expectMessage(of: result, says: "undoNestedGroup()", "event's undo group open", "undo()")
  }

  @Test func `rule 10: undoNestedGroup after a loose registration is misuse`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let manager = UndoManager.byHand()
        manager.beginUndoGrouping()
        Cell(manager).set(1)
        manager.undoNestedGroup()
      }
    }
    expectMessage(
      of: result, says: "undoNestedGroup()", "no closed nested group holds", "endUndoGrouping()")
  }

  @Test func `rule 11: turning groupsByEvent off keeps the open event group until its event ends`()
  {
    let (manager, boundary) = UndoManager.byEvent()
    let cell = Cell(manager)
    cell.set(1)
    manager.groupsByEvent = false
    cell.set(2)
    #expect(manager.groupingLevel == 1)
    boundary.endEvent()
    #expect(manager.groupingLevel == 0)
    #expect(manager.undoCount == 1)
    manager.undo()
    #expect(cell.value == 0)
  }

  @Test func `rule 12: the event group closes once, however many registrations there were`() {
    let (manager, boundary) = UndoManager.byEvent()
    let log = NotificationLog(manager)
    let cell = Cell(manager)
    for value in 1...100 { cell.set(value) }
    boundary.endEvent()
    boundary.endEvent()
    #expect(log.entries.filter { $0 == "didClose" }.count == 1)
    #expect(manager.undoCount == 1)
  }

  @Test func `rule 13: a manager released with a close pending does no harm`() {
    let boundary = ManualEventBoundary()
    weak var released: UndoManager?
    do {
      let manager = UndoManager()
      manager.eventBoundary = boundary
      Cell(manager).set(1)
      released = manager
    }
    #expect(released == nil)
    boundary.endEvent()
  }
}
