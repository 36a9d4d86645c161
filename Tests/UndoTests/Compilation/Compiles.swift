// The control of the two files beside it: what is right in the same places compiles.

import Foundation
import Undo

@MainActor final class Editor: UndoTarget {
  var opacity = 1.0

  func setOpacity(_ new: Double) { opacity = new }

  func undoManager(_ undoManager: UndoManager, apply edit: Double) { setOpacity(edit) }
}

@MainActor func registers(editor: Editor, undoManager: UndoManager) {
  undoManager.registerUndo(withTarget: editor) { $0.setOpacity(0.5) }
  undoManager.registerUndo(withTarget: editor, selector: Editor.setOpacity, object: 0.5)
  undoManager.prepare(withInvocationTarget: editor).opacity = 0.5
  undoManager.prepare(withInvocationTarget: editor).call(Editor.setOpacity, 0.5)
  undoManager.registerUndo(withTarget: editor, edit: 0.5)
}

func asksFromElsewhere(undoManager: UndoManager) async -> Bool { await undoManager.canUndo }

actor Server {
  private var history = UndoHistory<Int>()
  func undo() { history.undo { _, _ in } }
}

func movesOn(_ history: consuming UndoHistory<Int>) -> UndoHistory<Int> { history }
