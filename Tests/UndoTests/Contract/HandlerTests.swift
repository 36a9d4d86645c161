import Foundation
import Testing
import Undo

@MainActor @Suite struct HandlerTests {
  @Test func `rule 20: the three ways to register give the same results and mix in one group`() {
    let manager = UndoManager.byHand()
    let dial = Dial(manager)
    for way in Dial.Way.allCases {
      dial.way = way
      manager.step("Turn") { dial.turn(to: dial.position + 1) }
    }
    manager.step("Turn") {
      for way in Dial.Way.allCases {
        dial.way = way
        dial.turn(to: dial.position + 10)
      }
    }
    #expect(dial.position == 33)
    #expect(manager.undoCount == 4)
    manager.undo()
    #expect(dial.position == 3)
    for _ in 0..<3 { manager.undo() }
    #expect(dial.position == 0)
    #expect(manager.redoMenuItemTitle == "Redo Turn")
    for _ in 0..<4 { manager.redo() }
    #expect(dial.position == 33)
  }

  @Test func `rule 20: an invocation takes any number of arguments and sets properties`() {
    let manager = UndoManager.byHand()
    let dial = Dial(manager)
    manager.step {
      manager.prepare(withInvocationTarget: dial).label = "before"
      manager.prepare(withInvocationTarget: dial).call(Dial.note, "turned", 2)
      manager.prepare(withInvocationTarget: dial).call(Dial.reset)
    }
    dial.label = "after"
    manager.undo()
    #expect(dial.label == "before")
    #expect(dial.notes == ["reset", "turned", "turned"])
  }

  @Test func `rule 21: a handler that undoes is misuse`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let manager = UndoManager.byHand()
        let cell = Cell(manager)
        manager.step { manager.registerUndo(withTarget: cell) { $0.undoManager.undo() } }
        manager.undo()
      }
    }
    expectMessage(of: result, says: "undo()", "while undoing", "must not undo or redo")
  }

  @Test func `rule 21: a handler that redoes is misuse`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let manager = UndoManager.byHand()
        let cell = Cell(manager)
        manager.step { manager.registerUndo(withTarget: cell) { $0.undoManager.redo() } }
        manager.undo()
      }
    }
    expectMessage(of: result, says: "redo()", "while undoing", "must not undo or redo")
  }

  @Test func `rule 22: targets, groups and observers of a handler all belong to the one step`() {
    let manager = UndoManager.byHand()
    let first = Cell(manager)
    let second = Cell(manager)
    let third = Cell(manager)
    var isWatching = false
    let watch = NotificationLog(manager) { name in
      if name == "didOpen", isWatching { third.set(third.value + 1) }
    }
    manager.step {
      manager.registerUndo(withTarget: first) { first in
        first.set(1)
        isWatching = true
        first.undoManager.step("Inner") { second.set(1) }
        isWatching = false
      }
    }
    manager.undo()
    #expect([first, second, third].map(\.value) == [1, 1, 1])
    #expect(manager.redoCount == 1)
    manager.redo()
    #expect([first, second, third].map(\.value) == [0, 0, 0])
    withExtendedLifetime(watch) {}
  }

  @Test func `rule 22: a group that a handler leaves open is misuse`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let manager = UndoManager.byHand()
        let cell = Cell(manager)
        manager.step {
          manager.registerUndo(withTarget: cell) { $0.undoManager.beginUndoGrouping() }
        }
        manager.undo()
      }
    }
    expectMessage(of: result, says: "undo()", "1 undo groups open", "End every group")
  }

  @Test func `rule 22: a handler that ends the group of the undo itself is misuse`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let manager = UndoManager.byHand()
        let cell = Cell(manager)
        manager.step {
          manager.registerUndo(withTarget: cell) { $0.undoManager.endUndoGrouping() }
        }
        manager.undo()
      }
    }
    expectMessage(of: result, says: "endUndoGrouping()", "undo or redo itself", "the handler began")
  }
}
