import ExampleSupport
import Undo

/// The table that `--check` plays: once for each way to register, with the same results.
func check(_ table: CheckTable) {
  for way in RegistrationWay.allCases {
    checkDrags(way, table)
  }
  checkQuestion(table)
}

private func checkDrags(_ way: RegistrationWay, _ table: CheckTable) {
  let window = WindowResponder()
  let view = MovableView()
  view.next = window
  view.way = way
  var animatedMoves = 0
  view.onMove = { isAnimated in if isAnimated { animatedMoves += 1 } }

  table.step("\(way): new view", expecting: "70, 70 · no step", found: describe(view))
  table.step(
    "drag in 50 steps", expecting: "170, 120 · Undo Move · 1 step", found: describe(view)
  ) {
    drag(view)
  }
  table.step("animated moves", expecting: "0", found: "\(animatedMoves)")
  table.step("undo", expecting: "70, 70 · Redo Move · no step", found: describe(view)) {
    view.undo()
  }
  table.step("animated moves", expecting: "50", found: "\(animatedMoves)")
  table.step("redo", expecting: "170, 120 · Undo Move · 1 step", found: describe(view)) {
    view.redo()
  }
  table.step(
    "begin a drag and undo", expecting: "180, 120 · dragging", found: describe(view)
  ) {
    view.beginDrag()
    view.drag(dx: 10, dy: 0)
    view.undo()
  }
  table.step("cancel it", expecting: "170, 120 · Undo Move · 1 step", found: describe(view)) {
    view.cancelDrag()
  }
  table.step(
    "press without moving", expecting: "170, 120 · Undo Move · 1 step", found: describe(view)
  ) {
    view.beginDrag()
    view.endDrag()
  }
  table.step(
    "drag out and back", expecting: "170, 120 · Undo Move · 1 step", found: describe(view)
  ) {
    view.beginDrag()
    view.drag(dx: 25, dy: 25)
    view.drag(dx: 0, dy: 0)
    view.endDrag()
  }
  table.step("undo", expecting: "70, 70 · Redo Move · no step", found: describe(view)) {
    view.undo()
  }
}

/// The nearest manager above the focus is asked.
private func checkQuestion(_ table: CheckTable) {
  let window = WindowResponder()
  let view = MovableView()
  view.next = window
  let inner = WindowResponder()
  inner.next = view

  table.step("shake", expecting: "(Undo) · (Redo) · Cancel", found: offers(at: view))
  table.step("drag and shake", expecting: "Undo Move · (Redo) · Cancel", found: offers(at: view)) {
    drag(view)
  }
  table.step("undo and shake", expecting: "(Undo) · Redo Move · Cancel", found: offers(at: view)) {
    view.undo()
  }
  table.step(
    "shake where a nearer manager is", expecting: "(Undo) · (Redo) · Cancel",
    found: offers(at: inner))
  table.step(
    "shake where there is no manager", expecting: "nothing", found: offers(at: MovableView()))
}

private func drag(_ view: MovableView) {
  view.beginDrag()
  for part in 1...50 { view.drag(dx: Double(part) * 2, dy: Double(part)) }
  view.endDrag()
}

/// Where the view is, what can be undone and redone, and how many steps there are.
private func describe(_ view: MovableView) -> String {
  var parts = ["\(Int(view.center.x)), \(Int(view.center.y))"]
  if view.isDragging { return (parts + ["dragging"]).joined(separator: " · ") }
  if view.canUndo { parts.append(view.undoManager?.undoMenuItemTitle ?? "") }
  if view.canRedo { parts.append(view.undoManager?.redoMenuItemTitle ?? "") }
  let steps = view.undoManager?.undoCount ?? 0
  parts.append(steps == 0 ? "no step" : steps == 1 ? "1 step" : "\(steps) steps")
  return parts.joined(separator: " · ")
}

/// What the question offers; in brackets what cannot be chosen.
private func offers(at focus: Responder) -> String {
  guard let question = UndoQuestion(askedAt: focus) else { return "nothing" }
  let undo = question.canUndo ? question.undoTitle : "(\(question.undoTitle))"
  let redo = question.canRedo ? question.redoTitle : "(\(question.redoTitle))"
  return "\(undo) · \(redo) · Cancel"
}
