// EditorUndo: snapshots and inverse commands in one history.
//
// It plays its table and prints one line a step. It ends with status 1 at the first step that
// differs. There is no window, so `--check` does the same as no argument.

import Foundation
import Undo

let arguments = CommandLine.arguments.dropFirst()
guard arguments.allSatisfy({ $0 == "--check" }) else {
  FileHandle.standardError.write(Data("usage: EditorUndo [--check]\n".utf8))
  exit(2)
}

let start = [
  Item(id: 1, center: Point(x: 20, y: 30)), Item(id: 2, center: Point(x: 80, y: 30)),
]
let moved = [
  Item(id: 1, center: Point(x: 50, y: 40)), Item(id: 2, center: Point(x: 80, y: 30)),
]
let deleted = [Item(id: 1, center: Point(x: 50, y: 40))]

let editor = ItemEditor(items: start)

/// One line of the table: what to do, and what the items, the titles and the counts must be then.
struct Step {
  let name: String
  let action: () -> Void
  let items: [Item]
  let undoTitle: String
  let redoTitle: String
}

let steps = [
  Step(name: "start", action: {}, items: start, undoTitle: "Undo", redoTitle: "Redo"),
  Step(
    name: "move 1 to where it is", action: { editor.move(1, to: Point(x: 20, y: 30)) },
    items: start, undoTitle: "Undo", redoTitle: "Redo"),
  Step(
    name: "move 1 to (50, 40)", action: { editor.move(1, to: Point(x: 50, y: 40)) },
    items: moved, undoTitle: "Undo Move Shape", redoTitle: "Redo"),
  Step(
    name: "delete 2", action: { editor.delete(2) },
    items: deleted, undoTitle: "Undo Delete Shape", redoTitle: "Redo"),
  Step(
    name: "undo", action: { editor.undoManager.undo() },
    items: moved, undoTitle: "Undo Move Shape", redoTitle: "Redo Delete Shape"),
  Step(
    name: "undo", action: { editor.undoManager.undo() },
    items: start, undoTitle: "Undo", redoTitle: "Redo Move Shape"),
  Step(
    name: "redo", action: { editor.undoManager.redo() },
    items: moved, undoTitle: "Undo Move Shape", redoTitle: "Redo Delete Shape"),
  Step(
    name: "redo", action: { editor.undoManager.redo() },
    items: deleted, undoTitle: "Undo Delete Shape", redoTitle: "Redo"),
]

func describe(_ items: [Item]) -> String {
  items.map { "\($0.id) at (\(Int($0.center.x)), \(Int($0.center.y)))" }.joined(separator: " · ")
}

func fail(_ step: String, expected: String, found: String) -> Never {
  FileHandle.standardError.write(Data("\(step): expected \(expected), found \(found)\n".utf8))
  exit(1)
}

for step in steps {
  step.action()
  let manager = editor.undoManager
  guard editor.items == step.items else {
    fail(step.name, expected: describe(step.items), found: describe(editor.items))
  }
  guard manager.undoMenuItemTitle == step.undoTitle else {
    fail(step.name, expected: step.undoTitle, found: manager.undoMenuItemTitle)
  }
  guard manager.redoMenuItemTitle == step.redoTitle else {
    fail(step.name, expected: step.redoTitle, found: manager.redoMenuItemTitle)
  }
  print("\(step.name): \(describe(editor.items))")
}
print("Undo and redo checks passed")
