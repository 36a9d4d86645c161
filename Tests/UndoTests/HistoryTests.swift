import Testing
import Undo

/// The engine without isolation, used as an actor and a server would.
@Suite struct HistoryTests {
  actor Counter {
    private(set) var total = 0
    private var history = UndoHistory<Int>()

    func add(_ amount: Int) {
      history.beginUndoGrouping()
      history.registerUndo(total)
      history.setActionName("Add \(amount)")
      history.endUndoGrouping()
      total += amount
    }

    func undo() {
      history.undo { former, history in
        history.registerUndo(total)
        total = former
      }
    }

    func redo() {
      history.redo { former, history in
        history.registerUndo(total)
        total = former
      }
    }

    var titles: [String] { [history.undoActionName, history.redoActionName] }
    var counts: [Int] { [history.undoCount, history.redoCount] }
  }

  @Test func `an actor has undo without a main actor, a loop or a closure`() async {
    let counter = Counter()
    for amount in 1...4 { await counter.add(amount) }
    await counter.undo()
    await counter.undo()
    #expect(await counter.total == 3)
    #expect(await counter.titles == ["Add 2", "Add 3"])
    #expect(await counter.counts == [2, 2])
    await counter.redo()
    #expect(await counter.total == 6)
    for _ in 0..<5 { await counter.undo() }
    #expect(await counter.total == 0)
  }

  @Test func `a history may hold closures of any shape`() {
    final class Page {
      var text = ""
    }
    let page = Page()
    var history = UndoHistory<(Page, inout UndoHistory<Int>) -> Void>()
    history.beginUndoGrouping()
    history.registerUndo({ page, _ in page.text = "before" }, target: page)
    history.endUndoGrouping()
    var unused = UndoHistory<Int>()
    page.text = "after"
    history.undo { action, _ in action(page, &unused) }
    #expect(page.text == "before")
  }

  @Test func `what is dropped is handed back to whoever caused it`() {
    var history = UndoHistory<String>()
    func step(_ action: String) -> [String] {
      var dropped: [String] = []
      history.beginUndoGrouping()
      history.registerUndo(action)
      history.endUndoGrouping().forEach { dropped.append($0) }
      return dropped
    }
    history.setLevelsOfUndo(2)
    #expect(step("a") == [])
    #expect(step("b") == [])
    #expect(step("c") == ["a"])
    var dropped: [String] = []
    history.removeAllActions().forEach { dropped.append($0) }
    #expect(dropped.sorted() == ["b", "c"])
  }

  @Test func `actions are removed by their target, and skipped when it is gone`() {
    final class Owner {}
    var history = UndoHistory<Int>()
    let owner = Owner()
    var seen: [Int] = []
    do {
      let passing = Owner()
      history.beginUndoGrouping()
      history.registerUndo(1, target: owner)
      history.registerUndo(2, target: passing)
      history.registerUndo(3)
      history.endUndoGrouping()
      history.beginUndoGrouping()
      history.registerUndo(4, target: owner)
      history.endUndoGrouping()
    }
    history.removeAllActions(withTarget: owner)
    #expect(history.undoCount == 1)
    history.undo { action, _ in seen.append(action) }
    #expect(seen == [3])
  }
}
