import ExampleSupport
import Undo

/// The table that `--check` plays.
func check(_ table: CheckTable) {
  let editor = Editor()
  table.step("new window", expecting: "120, 100", found: describe(editor))
  table.step("Move Right", expecting: "140, 100 · Undo Move Rectangle", found: describe(editor)) {
    editor.moveRight()
  }
  table.step(
    "Show Editor off", expecting: "140, 100 · hidden · Undo Move Rectangle",
    found: describe(editor)
  ) {
    editor.isShown = false
  }
  table.step(
    "Undo", expecting: "120, 100 · hidden · Redo Move Rectangle", found: describe(editor)
  ) {
    editor.undo()
  }
  table.step(
    "Redo", expecting: "140, 100 · hidden · Undo Move Rectangle", found: describe(editor)
  ) {
    editor.redo()
  }
  table.step(
    "Show Editor on", expecting: "140, 100 · Undo Move Rectangle", found: describe(editor)
  ) {
    editor.isShown = true
  }
  checkDrags(editor, table)
  checkWithoutManager(table)
  checkTwoWindows(table)
  checkReplacing(table)
}

private func checkDrags(_ editor: Editor, _ table: CheckTable) {
  table.step(
    "finish a drag", expecting: "200, 60 · Undo Move Rectangle · 2 steps", found: describe(editor)
  ) {
    for part in 1...30 { editor.drag(dx: Double(part) * 2, dy: Double(part) * -40 / 30) }
    editor.endDrag()
  }
  table.step(
    "Undo", expecting: "140, 100 · Undo Move Rectangle · Redo Move Rectangle",
    found: describe(editor)
  ) {
    editor.undo()
  }
  table.step(
    "cancel a drag", expecting: "140, 100 · Undo Move Rectangle · Redo Move Rectangle",
    found: describe(editor)
  ) {
    editor.drag(dx: 30, dy: 30)
    editor.cancelDrag()
  }
  table.step(
    "drag out and back", expecting: "140, 100 · Undo Move Rectangle · Redo Move Rectangle",
    found: describe(editor)
  ) {
    editor.drag(dx: 30, dy: 30)
    editor.drag(dx: 0, dy: 0)
    editor.endDrag()
  }
}

private func checkWithoutManager(_ table: CheckTable) {
  let editor = Editor(undoManager: nil)
  table.step("Move Right without a manager", expecting: "140, 100", found: describe(editor)) {
    editor.moveRight()
  }
}

private func checkTwoWindows(_ table: CheckTable) {
  let first = Editor()
  let second = Editor()
  table.step(
    "move in two windows",
    expecting: "140, 100 · Undo Move Rectangle | 140, 100 · Undo Move Rectangle",
    found: describe(first) + " | " + describe(second)
  ) {
    first.moveRight()
    second.moveRight()
  }
  table.step(
    "Undo in the second",
    expecting: "140, 100 · Undo Move Rectangle | 120, 100 · Redo Move Rectangle",
    found: describe(first) + " | " + describe(second)
  ) {
    second.undo()
  }
}

/// A manager that lives on forgets a store that is replaced, and only that store.
private func checkReplacing(_ table: CheckTable) {
  let editor = Editor()
  let former = editor.store
  let other = PositionStore()
  table.step("Move Right", expecting: "140, 100 · Undo Move Rectangle", found: describe(editor)) {
    editor.moveRight()
  }
  table.step(
    "move another store with the same manager",
    expecting: "140, 100 · Undo Move Rectangle · 2 steps", found: describe(editor)
  ) {
    other.move(to: Position(x: 1, y: 2), undoManager: editor.undoManager)
  }
  table.step(
    "replace the first store", expecting: "120, 100 · Undo Move Rectangle",
    found: describe(editor)
  ) {
    editor.replaceStore()
  }
  table.step(
    "Undo", expecting: "new 120, 100 | former 140, 100 | other 120, 100",
    found: "new \(describe(editor.store)) | former \(describe(former)) | other \(describe(other))"
  ) {
    editor.undo()
  }
  table.step("and then", expecting: "120, 100 · Redo Move Rectangle", found: describe(editor))
}

/// Where the rectangle is, whether the canvas is there, and what can be undone and redone.
private func describe(_ editor: Editor) -> String {
  var parts = [describe(editor.store)]
  if !editor.isShown { parts.append("hidden") }
  if editor.canUndo { parts.append(editor.undoManager?.undoMenuItemTitle ?? "") }
  if editor.canRedo { parts.append(editor.undoManager?.redoMenuItemTitle ?? "") }
  if let steps = editor.undoManager?.undoCount, steps > 1 { parts.append("\(steps) steps") }
  return parts.joined(separator: " · ")
}

private func describe(_ store: PositionStore) -> String {
  "\(Int(store.position.x)), \(Int(store.position.y))"
}
