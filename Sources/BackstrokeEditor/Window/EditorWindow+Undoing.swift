import DocumentFile
import Documents
import Editing
import Gtk
import Shapes
import Undo

extension EditorWindow {
  /// Undoes the last step, in the text field that is being edited while it has something to undo.
  func undo() {
    if !window.undoInFocusedText() { undoInDocument() }
  }

  /// Redoes the step undone last, in the text field that is being edited while it has something to redo.
  func redo() {
    if !window.redoInFocusedText() { redoInDocument() }
  }

  private func undoInDocument() { move { try await $0.undo() } }
  private func redoInDocument() { move { try await $0.redo() } }

  /// Goes to another place in the document's history; that is no step.
  func go(to step: StepID) {
    move { document in
      try await document.go(to: step)
      return []
    }
  }

  /// Moves in the history and shows what that has changed.
  private func move(_ body: @escaping (Document) async throws -> [ShapeID]) {
    session.finishHeldChange()
    opened.move { [self] in
      // What is asked for meanwhile is for what this selects.
      await session.holdingCommands {
        do { session.reveal(try await body(document)) } catch { show("\(error)") }
      }
    }
  }

  /// Asks what to do: for hands that are not at the keys, and for those who do not know them.
  func askUndoOrRedo() {
    let manager = document.editor.undoManager
    let dialog = MessageDialog(
      heading: "Undo or Redo?", body: "",
      responses: [
        .init("cancel", "_Cancel"),
        .init("redo", manager.redoMenuItemTitle, isEnabled: document.canRedo),
        .init("undo", manager.undoMenuItemTitle, .suggested, isEnabled: document.canUndo),
      ])
    dialog.present(for: window, default: "undo") { [weak self] response in
      switch response {
      case "undo": self?.undoInDocument()
      case "redo": self?.redoInDocument()
      default: break
      }
    }
  }
}
