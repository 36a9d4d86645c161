import ExampleSupport
import Undo

/// The table that `--check` plays.
func check(_ table: CheckTable) {
  let project = Project()
  let buttons = HistoryButtons(project.undoManager)
  let found = { "\(describe(project)) | \(describe(buttons))" }

  table.step("new project", expecting: "Blue, 1.0 | (Undo) (Redo)", found: found())
  table.step("set Red", expecting: "Red, 1.0 | Undo Color : Red (Redo)", found: found()) {
    project.setProjectColor(.red)
  }
  table.step("set Red again", expecting: "Red, 1.0 | Undo Color : Red (Redo)", found: found()) {
    project.setProjectColor(.red)
  }
  table.step("undo", expecting: "Blue, 1.0 | (Undo) Redo Color : Red", found: found()) {
    project.undo()
  }
  table.step("redo", expecting: "Red, 1.0 | Undo Color : Red (Redo)", found: found()) {
    project.redo()
  }
  checkSlides(project, table, found)
  checkLevels(table)
  table.step(
    "the title for a name", expecting: "Undo color",
    found: project.undoManager.undoMenuTitle(forUndoActionName: "color"))
}

private func checkSlides(_ project: Project, _ table: CheckTable, _ found: () -> String) {
  table.step("slide to 0.4", expecting: "Red, 0.4 | Undo Color : Red (Redo)", found: found()) {
    for hundredth in (40..<100).reversed() { project.slide(to: Double(hundredth) / 100) }
  }
  table.step(
    "let go", expecting: "Red, 0.4 | Undo Opacity : 40 % (Redo)", found: found()
  ) {
    project.endSlide()
  }
  table.step(
    "undo", expecting: "Red, 1.0 | Undo Color : Red Redo Opacity : 40 %", found: found()
  ) {
    project.undo()
  }
  table.step(
    "slide out and back", expecting: "Red, 1.0 | Undo Color : Red Redo Opacity : 40 %",
    found: found()
  ) {
    project.slide(to: 0.7)
    project.slide(to: 1)
    project.endSlide()
  }
  table.step(
    "redo", expecting: "Red, 0.4 | Undo Opacity : 40 % (Redo)", found: found()
  ) {
    project.redo()
  }
  table.step(
    "slide to 0.1 and undo before letting go",
    expecting: "Red, 0.4 | Undo Opacity : 40 % Redo Opacity : 10 %", found: found()
  ) {
    project.slide(to: 0.1)
    project.undo()
  }
}

/// Of twelve changes the newest ten can be undone.
private func checkLevels(_ table: CheckTable) {
  let project = Project()
  for number in 1...12 {
    let color = ProjectColor.allCases[(number - 1) % ProjectColor.allCases.count]
    table.step("change \(number)", expecting: "\(color.name), 1.0", found: describe(project)) {
      project.setProjectColor(color)
    }
  }
  table.step("undo while there is something", expecting: "10", found: "\(undoAll(project))")
  table.step("the colour after change 2", expecting: "Orange, 1.0", found: describe(project))
}

private func undoAll(_ project: Project) -> Int {
  var count = 0
  while project.undoManager.canUndo {
    project.undo()
    count += 1
  }
  return count
}

private func describe(_ project: Project) -> String {
  "\(project.color.name), \(project.opacity)"
}

/// The titles; in brackets the button that cannot be used.
private func describe(_ buttons: HistoryButtons) -> String {
  let undo = buttons.canUndo ? buttons.undoTitle : "(\(buttons.undoTitle))"
  let redo = buttons.canRedo ? buttons.redoTitle : "(\(buttons.redoTitle))"
  return "\(undo) \(redo)"
}
