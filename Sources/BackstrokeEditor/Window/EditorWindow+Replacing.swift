import DocumentFile
import Documents
import Editing
import Foundation
import Gtk
import Shapes

// The two ways to another drawing in the place of this one: a step that can be undone, and a new beginning.
extension EditorWindow {
  func addReplacing() {
    add(.replaceDrawing) { $0.chooseReplacement() }
    add(.startOver) { $0.startOver() }
  }

  /// Asks for a drawing, and puts it in the place of this one, in one step.
  private func chooseReplacement() {
    session.finishHeldChange()
    FileChooser.open(title: "Replace the Drawing", for: window, filters: Self.filters) {
      [weak self] path in
      guard let self, let path else { return }
      attempt { try await $0.replace(by: path) }
    }
  }

  private func replace(by path: String) async throws {
    let editor = document.editor
    let canvas = await editor.adopt(try await Self.read(path))
    try session.perform(.replace(canvas))
    canvasView.zoomToFit()
    show("The drawing is replaced by “\(FilePlace(path).name)”; undo brings it back")
  }

  /// Reads a drawing without keeping the window waiting; its history is left where it is.
  @concurrent nonisolated private static func read(
    _ path: String
  ) async throws(DocumentError) -> Canvas {
    try DocumentContents(contentsOf: path).canvas
  }

  /// Asks whether the drawing and its history are to be forgotten, and begins anew.
  private func startOver() {
    session.finishHeldChange()
    attempt { window in
      let dialog = MessageDialog(
        heading: "Start Over?",
        body: "The drawing and all of its history are taken out of “\(window.opened.title)”. "
          + "This cannot be undone. To keep them, save a copy first.",
        responses: [.init("cancel", "_Cancel"), .init("start", "_Start Over", .destructive)])
      guard await dialog.answer(for: window.window, default: "cancel") == "start" else { return }
      try window.document.editor.startOver(with: Canvas())
      // What was is in the file still, as steps; killed here, the program finds them again.
      _ = try await window.document.forgetHistory(before: nil)
      window.session.viewport = Viewport()
      window.show("You start with an empty drawing")
    }
  }
}
