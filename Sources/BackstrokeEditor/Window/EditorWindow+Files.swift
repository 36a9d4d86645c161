import DocumentFile
import Editing
import Gtk

extension EditorWindow {
  private static let filters = [
    FileChooser.Filter(name: "Drawings", patterns: ["*.\(DocumentContents.fileExtension)"]),
    FileChooser.Filter(name: "All Files", patterns: ["*"]),
  ]

  /// Asks for a drawing, and opens it.
  func chooseFileToOpen() {
    FileChooser.open(title: "Open a Drawing", for: window, filters: Self.filters) {
      [weak self] path in
      guard let self, let path else { return }
      owner.open(path, from: self)
    }
  }

  /// Saves to the document's file, or asks for one.
  func save(then next: (() -> Void)? = nil) {
    if let path = document.path { save(to: path, then: next) } else { chooseFileToSave(then: next) }
  }

  /// Asks for a file, and saves to it.
  func chooseFileToSave(then next: (() -> Void)? = nil) {
    session.finishHeldChange()
    FileChooser.save(
      title: "Save the Drawing", for: window,
      name: "\(document.title).\(DocumentContents.fileExtension)", folder: document.folder,
      filters: Self.filters
    ) { [weak self] path in
      guard let self, let path else { return }
      let ending = ".\(DocumentContents.fileExtension)"
      save(to: path.hasSuffix(ending) ? path : path + ending, then: next)
    }
  }

  private func save(to path: String, then next: (() -> Void)?) {
    session.finishHeldChange()
    Task {
      do throws(DocumentError) {
        try await document.save(to: path)
        show("Saved “\(document.title)”")
        next?()
      } catch {
        show("\(error)")
      }
    }
  }

  // MARK: Closing

  /// Closes the window, after asking when the last window would take unsaved work with it.
  func close() { window.close() }

  /// Closes the window and leaves what is not saved.
  func closeWithoutAsking() {
    closesWithoutAsking = true
    window.close()
  }

  /// Whether the window may close now; asks first when work would be lost.
  func mayClose() -> Bool {
    session.finishHeldChange()
    session.cancel()
    let isLast = document.windows.count <= 1
    if closesWithoutAsking || !isLast || document.editor.isSaved {
      owner.windowClosed(self)
      return true
    }
    MessageDialog(
      heading: "Save “\(document.title)”?", body: "What you have not saved will be lost.",
      responses: [
        .init("cancel", "_Cancel"), .init("discard", "_Discard", .destructive),
        .init("save", "_Save", .suggested),
      ]
    ).present(for: window, default: "save") { [weak self] response in
      guard let self else { return }
      switch response {
      case "save": save { [weak self] in self?.closeWithoutAsking() }
      case "discard": closeWithoutAsking()
      default: break
      }
    }
    return false
  }
}
