// None of the marked lines may compile; the words after the mark are in the compiler's message.
// The last two are warnings, and no errors, as on Apple's systems: the class is `@preconcurrency`.

import Foundation
import Undo

@MainActor final class Page: UndoTarget {
  var opacity = 1.0

  func fade(_ new: Double) { opacity = new }

  func save() throws {}

  func undoManager(_ undoManager: UndoManager, apply edit: Double) { fade(edit) }
}

@MainActor func registers(page: Page, manager: UndoManager) {
  manager.registerUndo(withTarget: page) { try $0.save() }  // error: throwing
  manager.registerUndo(withTarget: page) { $0.opacity = "half" }  // error: String
  manager.registerUndo(withTarget: page, selector: Page.fade, object: "half")  // error: String
  manager.registerUndo(withTarget: page, selector: Page.save, object: 1)  // error: convert
  manager.prepare(withInvocationTarget: page).opacity = "half"  // error: String
  manager.prepare(withInvocationTarget: page).call(Page.fade, "half")  // error: String
  manager.prepare(withInvocationTarget: page).colour = 1  // error: no dynamic member
  manager.registerUndo(withTarget: page, edit: "half")  // error: String
}

func usesFromElsewhere(manager: UndoManager) {
  manager.undo()  // warning: main actor
  _ = manager.canUndo  // warning: main actor
}
