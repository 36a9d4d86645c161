import Foundation
import Testing
import WindowDriver

@WindowTesting
struct FileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "editor-files-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Saves under a name, as the dialog asks for it.
  private func save(_ drawing: DrawingWindow, _ program: RunningProgram, to file: URL) throws {
    try drawing.window.press("s", holding: [.control, .shift])
    let dialog = try program.window { $0 == "Save the Drawing" }
    try dialog.press("a", holding: [.control])
    try dialog.type(file.path)
    try dialog.press("Return")
    try eventually("\(file.lastPathComponent) is saved") {
      drawing.window.title.hasPrefix(file.deletingPathExtension().lastPathComponent)
    }
  }

  @Test func `a drawing that was saved is there when it is opened again`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Plan.backstroke")
    try DrawingWindow.open { drawing, program in
      try drawing.draw("Rectangle", from: (80, 60), to: (180, 140))
      try drawing.draw("Ellipse", from: (120, 60), to: (180, 160))
      #expect(drawing.window.title == "• Untitled – Backstroke")
      try save(drawing, program, to: file)
      #expect(drawing.window.title == "Plan – Backstroke")
      try drawing.undo()
      try eventually("the title says that there is something to save") {
        drawing.window.title == "• Plan – Backstroke"
      }
      try drawing.redo()
      try eventually("the title says that all is saved") {
        drawing.window.title == "Plan – Backstroke"
      }
    }
    try DrawingWindow.open([file.path]) { drawing, _ in
      try drawing.says("Canvas, 2 shapes")
      try drawing.offersUndo(nil)
      try drawing.click(150, 120)
      try drawing.says("Canvas, 2 shapes, selected: Ellipse 2 at x 120, y 60, width 60, height 100")
    }
  }

  /// Opens a file, as the dialog asks for it.
  private func open(_ file: URL, from drawing: DrawingWindow, _ program: RunningProgram) throws {
    try drawing.window.press("o", holding: [.control])
    let dialog = try program.window { $0 == "Open a Drawing" }
    try dialog.press("l", holding: [.control])
    try dialog.type(file.path)
    try dialog.press("Return")
  }

  @Test func `a wrong file that is chosen leaves the open drawing and its history`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Wrong.backstroke")
    try WrongFile.shoppingList.make(at: file)
    try DrawingWindow.open { drawing, program in
      try drawing.draw("Rectangle", from: (80, 60), to: (180, 140))
      try open(file, from: drawing, program)
      _ = try drawing.window.element.element(.label, "about the file") {
        $0.name.contains(file.path)
      }
      try drawing.says("Canvas, 1 shape, selected: Rectangle 1 at x 80, y 60, width 100, height 80")
      try drawing.offersUndo("Draw Rectangle")
    }
  }

  /// What somebody may open by mistake.
  enum WrongFile: CaseIterable {
    case shoppingList, empty, folder

    func make(at file: URL) throws {
      switch self {
      case .shoppingList: try Data("milk, bread".utf8).write(to: file)
      case .empty: try Data().write(to: file)
      case .folder:
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
      }
    }
  }

  @Test(arguments: WrongFile.allCases)
  func `what is no drawing is refused by name, and the window stays usable`(
    _ wrong: WrongFile
  ) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Wrong.backstroke")
    try wrong.make(at: file)
    try DrawingWindow.open([file.path]) { drawing, _ in
      _ = try drawing.window.element.element(.label, "about the file") {
        $0.name.contains(file.path)
      }
      try drawing.draw("Rectangle", from: (80, 60), to: (180, 140))
      try drawing.says("Canvas, 1 shape, selected: Rectangle 1 at x 80, y 60, width 100, height 80")
    }
    if wrong == .shoppingList {
      #expect(try Data(contentsOf: file) == Data("milk, bread".utf8))
    }
  }
}
