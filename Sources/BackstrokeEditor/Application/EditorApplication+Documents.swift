import DocumentFile
import Documents
import Foundation
import Gtk

extension EditorApplication {
  // MARK: New and open

  /// Opens a window on a new drawing, which starts with some contents or empty.
  ///
  /// It lives in the state folder until somebody names it.
  @discardableResult
  func newDocument(_ contents: DocumentContents? = nil) -> EditorWindow {
    let contents = contents ?? .empty
    let document = Document(contents, at: makeUntitledPath(), isUntitled: true)
    return add(document, firstCanvas: contents)
  }

  /// Lists a document among the open ones and opens a window on it.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - contents: What it began with, when it was made here.
  ///   - replaced: A document whose place it takes.
  /// - Returns: The window.
  @discardableResult
  func add(
    _ document: Document, firstCanvas contents: DocumentContents = .empty,
    inPlaceOf replaced: OpenDocument? = nil
  ) -> EditorWindow {
    let others = documents.lazy.filter { $0 !== replaced }
    let taken = Set(others.filter(\.document.isUntitled).map(\.number))
    let number = document.isUntitled ? (1...).first { !taken.contains($0) }! : 1
    let opened = OpenDocument(document, number: number, firstCanvas: contents.canvas)
    documents.append(opened)
    session.opened(document.path)
    return openWindow(on: opened)
  }

  /// Opens another window on a document.
  @discardableResult
  func openWindow(on opened: OpenDocument) -> EditorWindow {
    let window = EditorWindow(on: opened, of: self, in: application)
    opened.windows.append(window)
    window.present(maximized: options.isMaximized)
    opened.tellWindows()
    return window
  }

  /// Opens the drawing in a file, without keeping anybody waiting.
  func open(_ path: String, from asking: EditorWindow?) {
    holding { await self.openDocument(path, from: asking) }
  }

  /// Opens the drawing in a file.
  ///
  /// A file that is open already comes to the front; a refusal is shown in the window that asked,
  /// whose own drawing stays as it is.
  func openDocument(_ path: String, from asking: EditorWindow?) async {
    let path = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
    if let opened = documents.first(where: { $0.document.path == path }) {
      opened.windows.first?.present()
      return
    }
    guard opening.insert(path).inserted else { return }
    defer { opening.remove(path) }
    do throws(DocumentError) {
      let document = try await Document.open(path)
      if stateFolder.isUntitled(path) { document.markUntitled() }
      // An empty drawing makes room for the one that was asked for.
      let replaced = asking.flatMap { $0.opened.isUntouched ? $0.opened : nil }
      add(document, inPlaceOf: replaced)
      for window in replaced?.windows ?? [] { window.closeAtOnce() }
    } catch {
      session.closed(path)
      (asking ?? documents.first?.windows.first ?? newDocument()).showRefusal(error)
    }
  }

  /// A path for a document without a name.
  ///
  /// When the state folder cannot be had, neither can a file in it; the document says so then, and can be
  /// saved elsewhere.
  func makeUntitledPath() -> String {
    // Files are made in the background: a name that was just given away may not be on the disk yet.
    var time = Date()
    while true {
      guard let path = try? stateFolder.makeUntitledPath(at: time) else {
        let name = "\(UUID().uuidString).\(DocumentContents.fileExtension)"
        return "\(stateFolder.path)/untitled/\(name)"
      }
      guard documents.contains(where: { $0.document.path == path }) else { return path }
      time += 1
    }
  }

  // MARK: Closing

  /// A window has been closed.
  ///
  /// A document without windows goes: from the disk when it was never touched, else from memory. The last
  /// one is open again at the next start.
  func windowClosed(_ window: EditorWindow) {
    let opened = window.opened
    opened.windows.removeAll { $0 === window }
    opened.tellWindows()
    guard opened.windows.isEmpty else { return }
    documents.removeAll { $0 === opened }
    let document = opened.document
    let path = document.path
    holding {
      if opened.isUntouched {
        self.session.closed(path)
        await document.discard()
      } else {
        if !self.documents.isEmpty && !self.isQuitting { self.session.closed(path) }
        await document.closeLeavingUnwritten()
      }
      await self.session.finish()
      self.refreshRecentMenu()
    }
  }

  /// Closes every window, once every document is on the disk; they are open again at the next start.
  func quit() {
    holding {
      for opened in self.documents {
        // Where somebody has to decide something, that comes first, and may call it all off.
        guard await opened.windows.first?.isReadyToClose() ?? true else { return }
      }
      self.isQuitting = true
      for opened in self.documents {
        for window in opened.windows { window.closeAtOnce() }
      }
    }
  }
}
