import DocumentFile
import Documents
import Editing
import Foundation
import Gtk

extension EditorWindow {
  static let filters = [
    FileChooser.Filter(name: "Drawings", patterns: ["*.\(DocumentContents.fileExtension)"]),
    FileChooser.Filter(name: "All Files", patterns: ["*"]),
  ]

  /// Asks for a drawing, and opens it.
  func chooseFileToOpen() {
    FileChooser.open(
      title: "Open a Drawing", for: window,
      folder: document.isUntitled ? nil : document.place.folder, filters: Self.filters
    ) { [weak self] path in
      guard let self, let path else { return }
      owner.open(path, from: self)
    }
  }

  /// Gives an untitled document a name; one that has a name has nothing to be saved, which is said.
  func save() {
    session.finishHeldChange()
    if document.isUntitled { return saveAs() }
    guard document.access == .editable else { return saveAs() }
    if document.failure != nil { return document.retry() }
    show("“\(document.title)” is saved already: each change is kept as you make it")
  }

  /// Asks for a file, and goes on in it with the whole history.
  func saveAs() {
    let isFirstName = document.isUntitled
    chooseFile(title: isFirstName ? "Name the Drawing" : "Save the Drawing As") { window, path in
      let former = window.document.path
      try await window.document.save(as: path)
      window.owner.session.moved(former, to: window.document.path)
      window.opened.tellWindows()
      window.show(
        isFirstName
          ? "The drawing is named “\(window.document.title)”"
          : "You go on in “\(window.document.title)”; the former file stays as it is")
    }
  }

  /// Asks whether a copy is to have the history with it, asks for a file, and writes the copy.
  func saveCopy() {
    let dialog = MessageDialog(
      heading: "Save a Copy With Its History?",
      body: "With its history, whoever gets the copy can undo your steps and see all that was ever "
        + "drawn. Without, the copy holds the drawing as it is now, and nothing of how it came about.",
      responses: [
        .init("cancel", "_Cancel"), .init("without", "With_out History"),
        .init("with", "With _History"),
      ])
    dialog.present(for: window) { [weak self] response in
      switch response {
      case "with": self?.saveCopy(history: .included)
      case "without": self?.saveCopy(history: .leftOut)
      default: break
      }
    }
  }

  private func saveCopy(history: HistoryInCopy) {
    let title =
      history == .included ? "Save a Copy With Its History" : "Save a Copy Without Its History"
    chooseFile(title: title, name: "\(document.title) (copy)") { window, path in
      try await window.document.saveCopy(to: path, history: history)
      let name = FilePlace(path).name
      window.show(
        history == .included
          ? "“\(name)” is a copy with the whole history"
          : "“\(name)” is a copy without the history")
    }
  }

  /// Opens a document like this one, with its history, that goes its own way from here.
  ///
  /// That of a document with a name is beside it, that of an untitled one is untitled too.
  func duplicateDocument() {
    session.finishHeldChange()
    let isUntitled = document.isUntitled
    attempt { window in
      let path = isUntitled ? window.owner.makeUntitledPath() : window.document.freePathBeside
      window.owner.add(try await window.document.duplicate(to: path, isUntitled: isUntitled))
    }
  }

  /// Asks for a file to write to, and does it.
  private func chooseFile(
    title: String, name: String? = nil,
    then body: @escaping (_ window: EditorWindow, _ path: String) async throws -> Void
  ) {
    session.finishHeldChange()
    let ending = ".\(DocumentContents.fileExtension)"
    FileChooser.save(
      title: title, for: window, name: (name ?? document.title) + ending,
      folder: document.isUntitled ? nil : document.place.folder, filters: Self.filters
    ) { [weak self] path in
      guard let self, let path else { return }
      session.finishHeldChange()
      attempt { try await body($0, path.hasSuffix(ending) ? path : path + ending) }
    }
  }
}

extension Document {
  /// Where the document's file is.
  var place: FilePlace { FilePlace(path) }

  /// A path for another file beside this one's, at which nothing is: "Plan (copy)", "Plan (copy 2)".
  fileprivate var freePathBeside: String {
    let paths = (1...).lazy.map { [title, place] number in
      let copy = number == 1 ? "copy" : "copy \(number)"
      return "\(place.folder)/\(title) (\(copy)).\(DocumentContents.fileExtension)"
    }
    return paths.first { !FileManager.default.fileExists(atPath: $0) }!
  }
}
