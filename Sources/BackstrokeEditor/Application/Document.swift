import DocumentFile
import Editing
import Foundation
import Shapes
import Undo

/// An open document: its editor, its file if it has one, and the windows that show it.
final class Document {
  let editor: Editor
  /// The file that the document was read from or saved to last.
  private(set) var path: String?
  private let untitledNumber: Int
  /// The windows on the document, oldest first.
  var windows: [EditorWindow] = []

  init(_ contents: DocumentContents, path: String? = nil, untitledNumber: Int = 0) {
    editor = Editor(canvas: contents.canvas, nextShapeID: contents.nextShapeID)
    self.path = path
    self.untitledNumber = untitledNumber
  }

  /// The name that people know the document by.
  var title: String {
    guard let path else { return untitledNumber == 1 ? "Untitled" : "Untitled \(untitledNumber)" }
    return URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  /// The folder of the file, to tell documents of one name apart.
  var folder: String? {
    path.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
  }

  /// Whether nothing has ever been drawn here or opened.
  var isPristine: Bool {
    path == nil && editor.canvas.isEmpty && !editor.undoManager.canUndo
      && !editor.undoManager.canRedo
  }

  /// What a file of the document holds now.
  var contents: DocumentContents {
    DocumentContents(canvas: editor.canvas, nextShapeID: editor.nextShapeID)
  }

  /// Writes the document to a file, which becomes its own.
  ///
  /// Edits made meanwhile are not in it.
  ///
  /// - Throws: `DocumentError`; the document keeps the file that it had.
  func save(to path: String) async throws(DocumentError) {
    let contents = contents
    editor.markSaved()
    do throws(DocumentError) {
      try await Self.write(contents, to: path)
    } catch {
      editor.markUnsaved()
      throw error
    }
    self.path = path
    tellWindows()
  }

  /// Lets every window show the document's name and state.
  func tellWindows() { windows.forEach { $0.documentChanged() } }

  /// Reads a file without keeping the window waiting.
  ///
  /// - Throws: `DocumentError`.
  @concurrent nonisolated static func read(
    _ path: String
  ) async throws(DocumentError) -> DocumentContents {
    try DocumentContents(contentsOf: path)
  }

  @concurrent nonisolated private static func write(
    _ contents: DocumentContents, to path: String
  ) async throws(DocumentError) {
    try contents.write(to: path)
  }
}
