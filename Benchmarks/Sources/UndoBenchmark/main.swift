// Our own programs of the benchmark; Benchmarks/Peers holds the others, and peer.h says what the work is.
//
// usage: UndoBenchmark WAY record|remove STEPS LEVELS
// WAY: closure-notifying (posts to the default centre), closure, value, hand (no library at all).

import CHeap
import Foundation
import Undo

guard CommandLine.arguments.count == 5, let steps = Int(CommandLine.arguments[3]),
  let levels = Int(CommandLine.arguments[4])
else {
  FileHandle.standardError.write(
    Data("usage: UndoBenchmark WAY record|remove STEPS LEVELS\n".utf8))
  exit(2)
}
let way = CommandLine.arguments[1]
let work = CommandLine.arguments[2]

func nanoseconds(_ body: () -> Void) -> Double {
  let start = now_ns()
  body()
  return now_ns() - start
}

func report(_ name: String, _ value: Double, _ unit: String) {
  print(name, String(format: "%.3f", value), unit)
}

/// Records, undoes and redoes, by whatever means.
func measure(record: (Int) -> Void, count: () -> Int, undo: () -> Void, redo: () -> Void) {
  let heap = heap_bytes_in_use()
  report("record", nanoseconds { for step in 1...steps { record(step) } } / Double(steps), "ns")
  let kept = count()
  report("heap", Double(heap_bytes_in_use() - heap) / Double(kept), "B")
  report("undo", nanoseconds { for _ in 0..<kept { undo() } } / Double(kept), "ns")
  report("redo", nanoseconds { for _ in 0..<kept { redo() } } / Double(kept), "ns")
}

@MainActor func manager() -> UndoManager {
  let manager = UndoManager()
  manager.groupsByEvent = false
  manager.levelsOfUndo = levels
  if way != "closure-notifying" { manager.notificationCenter = nil }
  return manager
}

/// One named step that moves one shape, registered as a closure.
@MainActor func recordClosure(_ step: Int, on board: Board) {
  let manager = board.undoManager
  manager.beginUndoGrouping()
  board.move(step % Board.shapeCount, to: Place(step: step))
  manager.setActionName("Move Shape")
  manager.endUndoGrouping()
}

/// One named step that moves one shape, registered as a value.
@MainActor func recordValue(_ step: Int, on board: Board) {
  let manager = board.undoManager
  manager.beginUndoGrouping()
  board.apply(.move(shape: step % Board.shapeCount, to: Place(step: step)))
  manager.setActionName("Move Shape")
  manager.endUndoGrouping()
}

let record = way == "value" ? recordValue : recordClosure

switch (way, work) {
case ("hand", "record"):
  let stack = ClosureStack(levels: levels)
  measure(
    record: { stack.record($0) }, count: { stack.undoCount }, undo: stack.undo, redo: stack.redo)
case (_, "record"):
  let board = Board(manager())
  measure(
    record: { record($0, board) }, count: { board.undoManager.undoCount },
    undo: { board.undoManager.undo() }, redo: { board.undoManager.redo() })
case (_, "remove"):
  let manager = manager()
  let boards = (0..<100).map { _ in Board(manager) }
  for step in 1...steps { record(step, boards[step % 100]) }
  let removed = Double(steps) / 100
  report("remove", nanoseconds { manager.removeAllActions(withTarget: boards[50]) } / removed, "ns")
default:
  FileHandle.standardError.write(Data("UndoBenchmark: no such work: \(way) \(work)\n".utf8))
  exit(2)
}
