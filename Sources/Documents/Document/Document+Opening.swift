public import DocumentFile
import Editing
import Shapes

extension Document {
  /// Makes a new document.
  ///
  /// It can be used at once; its file is made meanwhile, as the first of all writing, so that what keeps
  /// it from being made is a `failure`.
  ///
  /// - Parameters:
  ///   - contents: What is on the canvas to begin with; it is no step.
  ///   - path: Where the file is to be; nothing may be there.
  ///   - isUntitled: Whether the name is none that a person gave.
  public convenience init(_ contents: DocumentContents = .empty, at path: String, isUntitled: Bool)
  {
    self.init(contents, at: path, isUntitled: isUntitled, memoryLimit: StepWindow.Limit())
  }

  convenience init(
    _ contents: DocumentContents, at path: String, isUntitled: Bool,
    memoryLimit: StepWindow.Limit
  ) {
    let store = DocumentStore()
    self.init(
      DocumentState(contents: contents), path: path, isUntitled: isUntitled, access: .editable,
      store: store, memoryLimit: memoryLimit)
    // The editor may have raised the next id above those on the canvas.
    let start = DocumentContents(canvas: contents.canvas, nextShapeID: editor.nextShapeID)
    store.submit { $0.create(start, at: path) }
  }

  /// Opens the document in a file, with its history.
  ///
  /// - Throws: `DocumentError` that names the file and the reason.
  public static func open(_ path: String) async throws(DocumentError) -> Document {
    try await open(path, memoryLimit: StepWindow.Limit())
  }

  /// Says that nobody has named the document yet: one of the state folder that was opened again.
  public func markUntitled() {
    isUntitled = true
    tell(.stateChanged)
  }

  static func open(
    _ path: String, memoryLimit: StepWindow.Limit
  ) async throws(DocumentError) -> Document {
    let store = DocumentStore()
    let opened = try await store.open(path, limit: memoryLimit)
    return Document(
      opened.state, path: opened.path, isUntitled: false, access: opened.access, store: store,
      window: opened.window, memoryLimit: memoryLimit)
  }
}

/// What a store finds in a file.
struct OpenedDocument: Sendable {
  let path: String
  let access: DocumentAccess
  let state: DocumentState
  let window: StepWindow
}

extension DocumentStore {
  /// Makes the file of a new document; `failure` tells when that is not possible.
  func create(_ contents: DocumentContents, at path: String) {
    do throws(DocumentError) {
      file = try contents.create(at: path)
    } catch {
      fail(error)
    }
  }

  /// Opens a file.
  func open(_ path: String, limit: StepWindow.Limit) throws(DocumentError) -> OpenedDocument {
    let file = try DocumentFile.open(path)
    let state = try file.readState(isIndexed: true)
    self.file = file
    let window = window(
      at: state.outline.cursor, in: state.outline, on: state.contents.canvas, limit: limit)
    return OpenedDocument(path: file.path, access: file.access, state: state, window: window)
  }
}
