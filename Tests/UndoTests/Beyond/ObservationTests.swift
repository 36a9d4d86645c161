import Observation
import Testing
import Undo

@MainActor @Suite struct ObservationTests {
  @Test func `a change handler is called after each operation, once for an undo`() {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    var titles: [String] = []
    let observation = manager.onChange { titles.append("\($0.undoMenuItemTitle) \($0.redoCount)") }
    manager.step("Set") { cell.set(1) }
    #expect(titles.last == "Undo Set 0")
    titles = []
    manager.undo()
    manager.redo()
    #expect(titles == ["Undo 1", "Undo Set 0"])
    withExtendedLifetime(observation) {}
  }

  @Test func `a handler is detached by cancel and by release of what onChange returned`() {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    var calls = 0
    let first = manager.onChange { _ in calls += 1 }
    var second: UndoObservation? = manager.onChange { _ in calls += 1 }
    manager.step { cell.set(1) }
    #expect(calls > 0)
    first.cancel()
    second = nil
    calls = 0
    manager.undo()
    #expect(calls == 0)
    _ = second
  }

  @Test func `handlers are called in the order in which they were attached, and may detach`() {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    var order: [Int] = []
    var observations: [UndoObservation] = []
    for number in 1...3 {
      observations.append(
        manager.onChange { _ in
          order.append(number)
          if number == 1, observations.count == 3 { observations.remove(at: 1).cancel() }
        })
    }
    manager.step { cell.set(1) }
    #expect(order.prefix(4) == [1, 3, 1, 3])
  }

  @Test func `the state works with Observation, each property for itself`() {
    let manager = UndoManager.byHand()
    let cell = Cell(manager)
    var changes = 0
    func track() {
      withObservationTracking {
        _ = manager.state.canRedo
      } onChange: {
        MainActor.assumeIsolated { changes += 1 }
      }
    }
    track()
    manager.step("Set") { cell.set(1) }
    #expect(changes == 0, "canRedo did not change")
    manager.undo()
    #expect(changes == 1)
    #expect(manager.state.canRedo)
    #expect(manager.state.redoMenuItemTitle == "Redo Set")
    #expect(manager.state.redoCount == 1)
    #expect(!manager.state.canUndo)
  }

  @Test func `observing keeps nothing alive`() {
    weak var released: UndoManager?
    var observation: UndoObservation?
    do {
      let manager = UndoManager.byHand()
      observation = manager.onChange { _ in }
      released = manager
    }
    #expect(released == nil)
    observation?.cancel()
  }
}
