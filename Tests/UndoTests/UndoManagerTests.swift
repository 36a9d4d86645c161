import Testing
import Undo

@MainActor final class Box {
  var value = 0
  let undoManager = UndoManager()
  init() { undoManager.groupsByEvent = false }
  func set(_ new: Int) {
    let old = value
    undoManager.registerUndo(withTarget: self, selector: Box.set, object: old)
    value = new
  }
  func move(_ x: Int, _ y: Int) { value = x + y }
  func set2(_ new: Int) {
    undoManager.prepare(withInvocationTarget: self).call(Box.set2, value)
    undoManager.prepare(withInvocationTarget: self).call(Box.move, 1, 2)
    undoManager.prepare(withInvocationTarget: self).value = 3
    value = new
  }
}
@MainActor @Suite struct UndoManagerTests {
  @Test func `a manager can be made`() {
    let box = Box()
    box.undoManager.beginUndoGrouping()
    box.set(3)
    box.undoManager.setActionName("Set")
    box.undoManager.endUndoGrouping()
    #expect(box.undoManager.undoMenuItemTitle == "Undo Set")
    box.undoManager.undo()
    #expect(box.value == 0)
    #expect(box.undoManager.redoMenuItemTitle == "Redo Set")
    box.undoManager.redo()
    #expect(box.value == 3)
  }
}
