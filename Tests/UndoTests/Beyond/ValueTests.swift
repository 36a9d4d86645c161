import Testing
import Undo

@MainActor @Suite struct ValueTests {
  @Test func `edits are undone and redone as handlers are`() {
    let manager = UndoManager.byHand()
    let sketch = Sketch(manager)
    sketch.perform(.move(id: 1, x: 3, y: 4), named: "Move")
    sketch.perform(.rename(id: 0, "renamed"), named: "Rename")
    sketch.perform(.replace(["a", "b", "c"]), named: "Replace")
    #expect(manager.undoMenuItemTitle == "Undo Replace")
    for _ in 0..<3 { manager.undo() }
    #expect(sketch.places[1] == [0, 0])
    #expect(sketch.names == ["first", "second"])
    for _ in 0..<3 { manager.redo() }
    #expect(sketch.places[1] == [3, 4])
    #expect(sketch.names == ["a", "b", "c"])
  }

  @Test func `edits of several kinds of targets and handlers mix in one step, in order`() {
    @MainActor final class Recorder: UndoTarget {
      var seen: [String] = []
      func undoManager(_ undoManager: UndoManager, apply edit: String) { seen.append(edit) }
    }
    let manager = UndoManager.byHand()
    let sketch = Sketch(manager)
    let recorder = Recorder()
    let cell = Cell(manager)
    manager.step {
      manager.registerUndo(withTarget: recorder, edit: "1")
      manager.registerUndo(withTarget: cell) { _ in recorder.seen.append("2") }
      manager.registerUndo(withTarget: sketch, edit: .rename(id: 0, "by undo"))
      manager.registerUndo(withTarget: recorder, edit: "4 \(sketch.names[0])")
    }
    manager.undo()
    #expect(recorder.seen == ["4 first", "2", "1"])
    #expect(sketch.names[0] == "by undo")
  }

  @Test func `an edit's target is not retained, and its edits are skipped once it is gone`() {
    let manager = UndoManager.byHand()
    weak var released: Sketch?
    do {
      let sketch = Sketch(manager)
      sketch.perform(.rename(id: 0, "x"))
      released = sketch
    }
    #expect(released == nil)
    manager.undo()
    #expect(!manager.canUndo)
    #expect(!manager.canRedo)
  }

  @Test func `what an edit owns is released when it is dropped`() {
    @MainActor final class Holder: UndoTarget {
      func undoManager(_ undoManager: UndoManager, apply edit: [Sentinel]) {}
    }
    let manager = UndoManager.byHand()
    let holder = Holder()
    var releases = 0
    manager.levelsOfUndo = 3
    for _ in 0..<10 {
      manager.step { [sentinel = Sentinel { releases += 1 }] in
        manager.registerUndo(withTarget: holder, edit: [sentinel])
      }
    }
    #expect(releases == 7)
    manager.undo()
    #expect(releases == 8)
    manager.removeAllActions(withTarget: holder)
    #expect(releases == 10)
  }

  @Test func `a thousand steps more than a chunk holds come back in order`() {
    let manager = UndoManager.byHand()
    let sketch = Sketch(manager)
    for step in 1...1_500 { sketch.perform(.move(id: step % 7, x: Double(step), y: 0)) }
    let last = sketch.places
    for _ in 0..<2 {
      while manager.undoCount > 0 { manager.undo() }
      #expect(sketch.places.values.allSatisfy { $0 == [0, 0] })
      while manager.redoCount > 0 { manager.redo() }
      #expect(sketch.places == last)
    }
  }
}
