import Foundation
import Testing
import Undo

@MainActor @Suite struct DocumentationTests {
  private static let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let root = directory.appendingPathComponent("../../..").standardizedFileURL

  /// The Swift blocks of the documentation, without comment signs and common indentation.
  private static func blocks() throws -> [(place: String, lines: [String])] {
    var files = [root.appendingPathComponent("docs/undo-manager.md")]
    let sources = root.appendingPathComponent("Sources/Undo")
    let found = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    while let file = found?.nextObject() as? URL {
      if ["swift", "md"].contains(file.pathExtension) { files.append(file) }
    }
    return try files.flatMap { file in
      let text = try String(contentsOf: file, encoding: .utf8)
      return blocks(in: text).map { (file.lastPathComponent, unindented($0)) }
    }
  }

  private static func blocks(in text: String) -> [[String]] {
    var blocks: [[String]] = []
    var current: [String]?
    for line in text.components(separatedBy: "\n") {
      let bare = line.replacing(#/^\s*/// ?/#, with: "")
      if bare == "```swift" {
        current = []
      } else if bare == "```", let block = current {
        blocks.append(block)
        current = nil
      } else {
        current?.append(bare)
      }
    }
    return blocks
  }

  private static func unindented(_ lines: [String]) -> [String] {
    let indent = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(indent)) }
  }

  @Test func `every Swift block of the documentation is compiled by these tests`() throws {
    let examples = try String(
      contentsOf: Self.directory.appendingPathComponent("Examples.swift"), encoding: .utf8
    ).components(separatedBy: "\n")
    let blocks = try Self.blocks()
    #expect(blocks.count >= 14)
    for (place, lines) in blocks {
      // A block of declarations may begin with the import that the whole file has.
      let wanted = lines.filter { !$0.hasPrefix("import ") }.drop { $0.isEmpty }
      let stands = examples.indices.contains { start in
        start + wanted.count <= examples.count
          && Self.unindented(Array(examples[start..<start + wanted.count])) == Array(wanted)
      }
      #expect(
        stands, "\(place): this block is not in Examples.swift:\n\(lines.joined(separator: "\n"))")
    }
  }

  @Test func `the examples do what their text says`() async {
    let shape = Shape()
    shape.undoManager.eventBoundary = IdleBoundary()
    shape.setOpacity(0.5)
    loop.run()
    #expect(shape.undoManager.groupingLevel == 0)
    shape.undoManager.undo()
    #expect(shape.opacity == 1)
    shape.undoManager.redo()
    #expect(shape.opacity == 0.5)

    let counter = Counter()
    await counter.add(3)
    await counter.undo()
    #expect(await counter.value == 0)

    let page = Page()
    page.undoManager.groupsByEvent = false
    page.rename(to: "First")
    page.rename(to: "Second")
    page.undoManager.undo()
    let manager = UndoManager.byHand()
    let undo = page.undoManager.storedUndoSteps(for: page)
    manager.restoreSteps(undo: undo, withTarget: page)
    storeAndRestore(page, UndoManager.byHand())
    manager.undo()
    #expect(page.title == "")

    let paragraph = Paragraph()
    for letter in "undo" { paragraph.type(letter) }
    paragraph.undoManager.undo()
    #expect(paragraph.text == "")

    let editor = Editor()
    editor.choose(NotificationCenter())
    #expect(editor.undoManager.notificationCenter == nil)
    editor.observe()
    for row in 0..<3 {
      editor.undoManager.step("Row \(row)") { editor.limit(to: Editor.Image()) }
    }
    #expect(editor.undoButton.tooltip == "Undo Row 2")
    #expect(editor.jump(to: 0) == ["Row 0", "Row 1", "Row 2"])
    #expect(editor.undoManager.undoCount == 1)
    editor.undoManager.step { editor.registerInWays(formerCenter: [1, 2], formerOpacity: 0.25) }
    editor.track()
    editor.undoManager.undo()
    #expect(editor.center == [1, 2])
    #expect(editor.opacity == 0.25)
  }
}
