import Foundation
import Testing
import WindowDriver

/// What a person does with menus, files and dialogs.
extension DrawingWindow {
  private var program: RunningProgram { window.program }

  /// Chooses a command of the main menu, or of one of its submenus.
  func choose(_ command: String, in submenu: String? = nil) throws {
    try window.press("F10")
    if let submenu { try window.element(.menuItem, submenu).perform("click") }
    try window.element(.menuItem, command).perform("click")
  }

  /// Uses a button of the dialog that is open.
  func answer(_ button: String, file: String = #fileID, line: Int = #line) throws {
    let found = try eventually("a dialog with “\(button)”", file: file, line: line) {
      try dialogs.lazy.compactMap { dialog in
        // GTK names the buttons of its file dialog "_Save Save"; the labels on them are plain.
        dialog.element.find(.button) { $0.find(.label, button) != nil || $0.name == button }
      }.first
    }
    try found.perform("click")
  }

  /// What the dialog that is open says.
  func dialogSays(_ part: String, file: String = #fileID, line: Int = #line) throws {
    try eventually("a dialog with “\(part)”", file: file, line: line) {
      try dialogs.contains { $0.element.find(.label) { $0.name.contains(part) } != nil }
    }
  }

  private var dialogs: [Window] {
    get throws { try program.windows.filter { !$0.title.contains("Backstroke") } }
  }

  /// Enters a path into the dialog that asks where to save.
  func enter(_ file: URL, intoDialog title: String) throws {
    let dialog = try program.window { $0 == title }
    try dialog.press("a", holding: [.control])
    try dialog.type(file.path)
    try dialog.press("Return")
  }

  /// Gives an untitled document a name.
  func name(_ file: URL) throws {
    try window.press("s", holding: [.control])
    try enter(file, intoDialog: "Name the Drawing")
    try hasTitle(file.deletingPathExtension().lastPathComponent)
  }

  /// Opens a file, as the dialog asks for it.
  func openFile(_ file: URL) throws {
    try window.press("o", holding: [.control])
    let dialog = try program.window { $0 == "Open a Drawing" }
    try dialog.press("l", holding: [.control])
    try dialog.type(file.path)
    try answer("Open")
  }

  /// Waits until the window has the title of a document whose actions are all on the disk.
  func hasTitle(_ title: String, file: String = #fileID, line: Int = #line) throws {
    try eventually("“\(title)”; the title is “\(window.title)”", file: file, line: line) {
      window.title == "\(title) – Backstroke"
    }
  }

  /// Waits until the window says something, in a toast or in the bar below its header.
  @discardableResult
  func shows(_ part: String, file: String = #fileID, line: Int = #line) throws -> Element {
    try window.element.element(.label, "with “\(part)”", file: file, line: line) {
      $0.name.contains(part)
    }
  }
}

/// A folder for the files of a test, which goes with it.
struct TestFolder {
  let url = FileManager.default.temporaryDirectory
    .appending(path: "editor-files-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func file(_ name: String) -> URL { url.appending(path: "\(name).backstroke") }

  func remove() { try? FileManager.default.removeItem(at: url) }
}
