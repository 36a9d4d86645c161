import Testing
import Undo

@MainActor @Suite struct CoalescingTests {
  private let manager = UndoManager.byHand()
  private let start = ContinuousClock.now

  private func type(_ value: Int, into cell: Cell, after time: Duration, key: String = "typing") {
    manager.step("Typing") {
      cell.set(value)
      manager.coalesceUndo(key: key, within: .seconds(1), at: start + time)
    }
  }

  @Test func `steps that ask with an equal key join until a pause`() {
    let cell = Cell(manager)
    for value in 1...5 { type(value, into: cell, after: .milliseconds(100 * value)) }
    type(6, into: cell, after: .seconds(3))
    #expect(manager.undoCount == 2)
    manager.undo()
    #expect(cell.value == 5)
    manager.undo()
    #expect(cell.value == 0)
    manager.redo()
    #expect(cell.value == 5)
  }

  @Test func `the pause counts from the last joined step, not from the first`() {
    let cell = Cell(manager)
    for value in 1...10 { type(value, into: cell, after: .milliseconds(900 * value)) }
    #expect(manager.undoCount == 1)
  }

  @Test func `another key, a step that does not ask, and a break keep steps apart`() {
    let cell = Cell(manager)
    type(1, into: cell, after: .zero)
    type(2, into: cell, after: .zero, key: "other")
    #expect(manager.undoCount == 2)
    manager.step { cell.set(3) }
    type(4, into: cell, after: .zero, key: "other")
    #expect(manager.undoCount == 4)
    manager.breakUndoCoalescing()
    type(5, into: cell, after: .zero, key: "other")
    #expect(manager.undoCount == 5)
  }

  @Test func `undo and redo end the joining`() {
    let cell = Cell(manager)
    type(1, into: cell, after: .zero)
    manager.undo()
    manager.redo()
    type(2, into: cell, after: .zero)
    #expect(manager.undoCount == 2)
  }

  @Test func `steps never join unasked, though they have one name and come at once`() {
    let cell = Cell(manager)
    for value in 1...5 { manager.step("Nudge") { cell.set(value) } }
    #expect(manager.undoCount == 5)
  }

  @Test func `a step whose newest one was trimmed away does not join it`() {
    let cell = Cell(manager)
    let other = Cell(manager)
    type(1, into: cell, after: .zero)
    manager.removeAllActions(withTarget: cell)
    type(2, into: other, after: .zero)
    #expect(manager.undoCount == 1)
    manager.undo()
    #expect(cell.value == 1)
    #expect(other.value == 0)
  }

  @Test func `a joined step has the newest name and the costs of both`() {
    let cell = Cell(manager)
    type(1, into: cell, after: .zero)
    manager.step("More typing") {
      cell.set(2)
      manager.coalesceUndo(key: "typing", at: start)
    }
    #expect(manager.undoSteps.map(\.actionName) == ["More typing"])
    #expect(manager.undoSteps[0].actionCount == 2)
    #expect(manager.undoSteps[0].costInBytes == 2 * UndoManager.defaultHandlerCost)
  }

  @Test func `what a joined step's user info replaces may call the manager as it is released`() {
    let cell = Cell(manager)
    let key = UndoManager.UserInfoKey("caret")
    var callsBack = 0
    for value in 1...3 {
      manager.step { [manager] in
        cell.set(value)
        let sentinel = Sentinel {
          MainActor.assumeIsolated {
            callsBack += 1
            _ = manager.undoSteps.count
          }
        }
        manager.setActionUserInfoValue(sentinel, forKey: key)
        manager.coalesceUndo(key: "typing", at: start)
      }
    }
    #expect(manager.undoCount == 1)
    #expect(callsBack == 2)
    #expect(manager.undoActionUserInfoValue(forKey: key) is Sentinel)
  }

  @Test func `asking with no group open is misuse`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { UndoManager.byHand().coalesceUndo(key: "typing") }
    }
    expectMessage(of: result, says: "coalesceUndo", "no undo group open", "end of the group")
  }
}
