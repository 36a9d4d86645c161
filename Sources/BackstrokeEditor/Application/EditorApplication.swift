import DocumentFile
import Editing
import Foundation
import Gtk

/// The program: its documents and their windows.
final class EditorApplication {
  private let application: Application
  private let options: Launch.Options
  private(set) var documents: [Document] = []
  private var untitledCount = 0

  init(_ options: Launch.Options) {
    self.options = options
    application = Application(id: "io.github.backstroke.Editor", flags: [.handlesOpen])
  }

  /// Runs until the last window is closed, and gives the exit status.
  func run() -> Int32 {
    application.onStartup { [unowned self] in prepare() }
    application.onActivate { [unowned self] in
      newDocument(options.showsSample ? SampleDrawing.contents : nil)
    }
    application.onOpen { [unowned self] paths in paths.forEach { open($0, from: nil) } }
    return application.run(arguments: options.files)
  }

  private func prepare() {
    StyleSheet.add(".zoom-control { border-radius: 9px; }")
    IconTheme.addSearchPath(Bundle.module.bundlePath + "/icons")
    application.addAction(SimpleAction(Action.quit.name) { [unowned self] in quit() })
    application.addAction(
      SimpleAction(Action.appearance.name, choice: "system") { choice in
        StyleManager.setColorScheme(
          choice == "dark" ? .dark : choice == "light" ? .light : .system)
      })
  }

  // MARK: Documents

  /// Opens a window on a new drawing, which starts with some contents or empty.
  @discardableResult
  func newDocument(_ contents: DocumentContents? = nil) -> EditorWindow {
    untitledCount += 1
    let document = Document(contents ?? .empty, untitledNumber: untitledCount)
    documents.append(document)
    return openWindow(on: document)
  }

  /// Opens another window on a document.
  @discardableResult
  func openWindow(on document: Document) -> EditorWindow {
    let window = EditorWindow(on: document, of: self, in: application)
    document.windows.append(window)
    window.present(maximized: options.isMaximized)
    document.tellWindows()
    return window
  }

  /// Opens the drawing in a file.
  ///
  /// A file that is open already comes to the front; a refusal is shown in the window that asked,
  /// whose own drawing stays as it is.
  func open(_ path: String, from asking: EditorWindow?) {
    let path = URL(fileURLWithPath: path).standardizedFileURL.path
    if let document = documents.first(where: { $0.path == path }),
      let window = document.windows.first
    {
      return window.present()
    }
    application.hold()
    Task {
      defer { application.release() }
      do {
        let contents = try await Document.read(path)
        let replaced = asking?.document
        let document = Document(contents, path: path)
        documents.append(document)
        openWindow(on: document)
        if let replaced, replaced.isPristine {
          replaced.windows.forEach { $0.closeWithoutAsking() }
        }
      } catch {
        (asking ?? documents.first?.windows.first ?? newDocument()).show("\(error)")
      }
    }
  }

  /// A window has been closed; a document without windows goes.
  func windowClosed(_ window: EditorWindow) {
    let document = window.document
    document.windows.removeAll { $0 === window }
    if document.windows.isEmpty { documents.removeAll { $0 === document } }
    document.tellWindows()
  }

  private func quit() {
    for document in documents {
      for window in document.windows { window.close() }
    }
  }
}
