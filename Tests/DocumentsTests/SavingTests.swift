import DocumentFile
import DocumentTestSupport
import Editing
import Foundation
import Shapes
import TestSupport
import Testing
import Undo

@testable import Documents

@MainActor @Suite struct SavingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func move(_ document: Document, by dx: Double = 10) throws {
    try document.editor.perform(.move([ShapeID(1)], by: Vector(dx, 0)))
  }

  private func untitled() throws -> Document {
    let document = Document(
      DocumentContents(canvas: .sample(3), nextShapeID: 4), at: folder.path("untitled.backstroke"),
      isUntitled: true)
    for _ in 0..<3 { try move(document) }
    return document
  }

  @Test func `saving an untitled document under a name takes its history along, and goes on there`()
    async throws
  {
    let document = try untitled()
    let path = folder.path("named.backstroke")
    try await document.save(as: path)
    #expect(document.path == path)
    #expect(document.title == "named")
    #expect(!document.isUntitled)
    try move(document)
    try await document.undo()
    try await document.undo()
    let shown = document.editor.canvas
    try await document.close()
    #expect(try folder.names() == ["named.backstroke"])

    let again = try await Document.open(path)
    #expect(again.editor.canvas == shown)
    #expect(again.outline.count == 4)
    for _ in 0..<2 { try await again.undo() }
    #expect(again.editor.canvas == .sample(3))
  }

  @Test func `edits made while saving under a name are in the new file`() async throws {
    let document = try untitled()
    let path = folder.path("named.backstroke")
    async let saved: Void = document.save(as: path)
    for _ in 0..<5 {
      try move(document)
      await Task.yield()
    }
    try await saved
    let last = document.editor.canvas
    try await document.close()
    #expect(try DocumentContents(contentsOf: path).canvas == last)
  }

  @Test func `a copy without history holds the drawing and no former state`() async throws {
    let document = try untitled()
    try document.editor.perform(.rename(ShapeID(2), to: "secret name"))
    try document.editor.perform(.rename(ShapeID(2), to: "public"))
    let words = Shape(
      id: ShapeID(9), form: .text(Text("secret words")),
      placement: Placement(center: Point(0, 0), size: Size(10, 10)),
      style: Style(fill: nil, stroke: nil, strokeWidth: 1, opacity: 1), name: "secret text",
      stackingKey: document.editor.canvas.stackingKeyInFront)
    try document.editor.perform(.insert([words]))
    try document.editor.perform(.remove([ShapeID(9)]), named: "secret deed")
    let with = folder.path("with.backstroke")
    let without = folder.path("without.backstroke")
    try await document.saveCopy(to: with, history: .included)
    try await document.saveCopy(to: without, history: .leftOut)
    #expect(document.isUntitled)
    #expect(try Data(contentsOf: URL(fileURLWithPath: with)).range(of: Data("secret".utf8)) != nil)
    #expect(
      try Data(contentsOf: URL(fileURLWithPath: without)).range(of: Data("secret".utf8)) == nil)
    // And beside it is no file that might have it.
    #expect(try folder.names().filter { $0.hasPrefix("without") } == ["without.backstroke"])
    let copy = try await Document.open(without)
    #expect(copy.editor.canvas == document.editor.canvas)
    #expect(!copy.canUndo)
    #expect(try await Document.open(with).outline.count == 7)
  }

  @Test func `renaming keeps everything, and never takes the place of another file`() async throws {
    let document = try untitled()
    try await document.save(as: folder.path("a.backstroke"))
    try Data("other".utf8).write(to: URL(fileURLWithPath: folder.path("taken.backstroke")))
    let taken = DocumentError(path: folder.path("taken.backstroke"), reason: .exists)
    await #expect(throws: taken) { try await document.rename(to: folder.path("taken.backstroke")) }
    try move(document)
    try await document.rename(to: folder.path("b.backstroke"))
    try move(document)
    try await document.close()
    #expect(try folder.names().sorted() == ["b.backstroke", "taken.backstroke"])
    #expect(try await Document.open(folder.path("b.backstroke")).outline.count == 5)
  }

  @Test func `a duplicate and its original go separate ways`() async throws {
    let document = try untitled()
    let copy = try await document.duplicate(to: folder.path("copy.backstroke"))
    try move(copy)
    try await copy.undo()
    try await copy.undo()
    #expect(copy.editor.canvas != document.editor.canvas)
    #expect(copy.outline.count == 4)
    #expect(document.outline.count == 3)
  }

  @Test func `a file that is open elsewhere is not saved over`() async throws {
    let document = try untitled()
    let other = Document(.empty, at: folder.path("other.backstroke"), isUntitled: false)
    try await other.flush()
    await #expect(throws: DocumentError(path: other.path, reason: .openElsewhere)) {
      try await document.save(as: other.path)
    }
    #expect(document.isUntitled)
    try move(document)
    try await document.flush()
  }

  @Test func `discarding a document leaves nothing`() async throws {
    let document = try untitled()
    await document.discard()
    #expect(try folder.names().isEmpty)
  }

  @Test func `forgetting history frees room and keeps what follows`() async throws {
    let document = try untitled()
    for _ in 0..<500 { try move(document, by: 1) }
    let shown = document.editor.canvas
    try await document.flush()
    let size = try await document.sizeOfHistory(before: StepID(490))
    let freed = try await document.forgetHistory(before: StepID(490))
    #expect(size > 489 * 40)
    #expect(freed > size / 2)
    #expect(document.editor.canvas == shown)
    try move(document)
    for _ in 0..<15 { try await document.undo() }
    #expect(!document.canUndo)
    let start = document.editor.canvas
    try await document.close()

    let again = try await Document.open(document.path)
    #expect(again.editor.canvas == start)
    #expect(again.outline.count == 15)
    #expect(!again.canUndo)
    while again.canRedo { try await again.redo() }
    try await again.undo()
    #expect(again.editor.canvas == shown)
    _ = try await again.forgetHistory(before: nil)
    #expect(!again.canUndo && !again.canRedo)
    try await again.close()
    #expect(try DocumentContents(contentsOf: document.path).canvas == shown)
  }

  @Test func `history ahead of the present is not forgotten by mistake`() async throws {
    let document = try untitled()
    try await document.undo()
    try await document.undo()
    await #expect(throws: TimelineError.notBehindPresent(StepID(3))) {
      try await document.forgetHistory(before: StepID(3))
    }
  }
}
