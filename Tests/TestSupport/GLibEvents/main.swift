// GLibEvents: what an undo manager makes of the events of GLib's main loop, for EventLoopTests.
//
// It runs the loop through a few events, a nested loop among them, and prints a line for each: what was
// done, the open groups right after it, and the steps once the event has ended.

import CGtk
import ExampleSupport
import Gtk
import Undo

/// A number that is set, undoably.
final class Cell {
  private(set) var value = 0
  let undoManager = UndoManager()

  func set(_ new: Int) {
    let former = value
    undoManager.registerUndo(withTarget: self) { $0.set(former) }
    value = new
  }
}

UndoManager.defaultEventBoundary = MainLoopEventBoundary()
let cell = Cell()

/// Runs GLib's loop until something holds.
func run(until isDone: () -> Bool) {
  while !isDone() { _ = g_main_context_iteration(nil, 1) }
}

/// Lets `body` happen in an event of its own, a timer, and prints what comes of it.
func event(_ name: String, _ body: @escaping () -> Void) {
  var levelInside: Int?
  MainLoop.after(milliseconds: 1) {
    body()
    levelInside = cell.undoManager.groupingLevel
  }
  run { levelInside != nil && cell.undoManager.groupingLevel == 0 }
  print("\(name): level \(levelInside!), then \(cell.undoManager.undoCount) steps")
}

event("two registrations") {
  cell.set(1)
  cell.set(2)
}
event("one registration") { cell.set(3) }
event("nothing") {}
event("a nested loop") {
  cell.set(4)
  // A modal dialog runs the loop within a handler; its events are events.
  var isOver = false
  MainLoop.after(milliseconds: 5) { isOver = true }
  run { isOver }
  cell.set(5)
}
for expected in [4, 3, 2, 0] {
  cell.undoManager.undo()
  guard cell.value == expected else { fatalError("after undo \(cell.value), not \(expected)") }
}
print("undone to the start")
