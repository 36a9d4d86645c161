import Foundation
import Testing
import WindowDriver

@WindowTesting
struct WrongFileTests {
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

  @Test func `a wrong file that is chosen leaves the open drawing and its history`() throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let file = folder.file("Wrong")
    try WrongFile.shoppingList.make(at: file)
    try DrawingWindow.open { drawing, _ in
      try drawing.draw("Rectangle", from: (80, 60), to: (180, 140))
      try drawing.openFile(file)
      try drawing.shows(file.path)
      try drawing.says("Canvas, 1 shape, selected: Rectangle 1 at x 80, y 60, width 100, height 80")
      try drawing.offersUndo("Draw Rectangle")
    }
  }

  @Test(arguments: WrongFile.allCases)
  func `what is no drawing is refused by name, and the window stays usable`(
    _ wrong: WrongFile
  ) throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let file = folder.file("Wrong")
    try wrong.make(at: file)
    try DrawingWindow.open([file.path]) { drawing, _ in
      try drawing.shows(file.path)
      try drawing.draw("Rectangle", from: (80, 60), to: (180, 140))
      try drawing.says("Canvas, 1 shape, selected: Rectangle 1 at x 80, y 60, width 100, height 80")
    }
    if wrong == .shoppingList {
      #expect(try Data(contentsOf: file) == Data("milk, bread".utf8))
    }
  }

  @Test func `of a damaged drawing is rescued what can be read, and the file stays as it is`()
    throws
  {
    let folder = try TestFolder()
    defer { folder.remove() }
    let file = folder.file("Plan")
    try DrawingWindow.open { drawing, program in
      try drawing.draw("Rectangle", from: (80, 60), to: (180, 140))
      try drawing.name(file)
      try drawing.window.press("q", holding: [.control])
      _ = try program.waitForExit()
    }
    var damaged = try Data(contentsOf: file)
    // The fifth page, which tells where branches begin, is nonsense.
    damaged.replaceSubrange(16384..<16484, with: repeatElement(0xFF, count: 100))
    try damaged.write(to: file)
    try DrawingWindow.open([file.path]) { drawing, program in
      try drawing.dialogSays("cannot be opened")
      try drawing.answer("Rescue")
      // Its window takes the place of the empty one.
      let rescued = try eventually("the rescued drawing") {
        try program.windows.first { $0.element.find(.image, "Canvas, 1 shape") != nil }
      }
      try DrawingWindow(rescued).shows("Rescued 1 shape")
    }
    #expect(try Data(contentsOf: file) == damaged)
  }
}
