import DocumentFile
import DocumentTestSupport
import Editing
import Foundation
import Shapes
import TestSupport
import Testing
import Undo

@testable import Documents

@MainActor @Suite struct DocumentTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("a.backstroke")
  }

  private func move(_ document: Document, _ id: Int64 = 1, by dx: Double = 10) throws {
    try document.editor.perform(.move([ShapeID(id)], by: Vector(dx, 0)))
  }

  private func newDocument(shapes: Int = 3) -> Document {
    Document(
      DocumentContents(canvas: .sample(shapes), nextShapeID: Int64(shapes) + 1), at: path,
      isUntitled: false)
  }

  @Test func `undo and redo work after reopening`() async throws {
    let document = newDocument()
    let first = document.editor.canvas
    try move(document)
    try document.editor.perform(.rename(ShapeID(2), to: "Second"))
    try move(document, 3)
    let last = document.editor.canvas
    try await document.undo()
    let shown = document.editor.canvas
    try await document.close()

    let again = try await Document.open(path)
    #expect(again.editor.canvas == shown)
    #expect(again.editor.undoManager.undoActionName == "Rename Rectangle")
    #expect(again.editor.undoManager.redoActionName == "Move Rectangle")
    try await again.redo()
    #expect(again.editor.canvas == last)
    #expect(!again.canRedo)
    for _ in 0..<3 { try await again.undo() }
    #expect(again.editor.canvas == first)
    #expect(!again.canUndo)
    try await again.close()
  }

  @Test func `an action is on the disk when it is no longer unwritten`() async throws {
    let document = newDocument()
    try move(document)
    #expect(document.unwrittenActions == 1)
    try await document.flush()
    #expect(document.unwrittenActions == 0)
    // Read while the document is still open, as after a crash.
    #expect(try DocumentContents(contentsOf: path).canvas == document.editor.canvas)
  }

  @Test func `ids that were given out are never given out again`() async throws {
    let document = newDocument()
    let id = document.editor.makeShapeID()
    let shape = Shape.sample(id.rawValue, key: document.editor.canvas.stackingKeyInFront)
    try document.editor.perform(.insert([shape]))
    try await document.undo()
    try await document.close()
    let again = try await Document.open(path)
    #expect(again.editor.makeShapeID() > id)
  }

  @Test func `a new edit after an undo leaves the undone steps in a branch`() async throws {
    let document = newDocument()
    try move(document, by: 10)
    try move(document, by: 20)
    let former = document.editor.canvas
    let formerStep = document.currentStep
    try await document.undo()
    try move(document, by: 300)
    let latter = document.editor.canvas
    let latterStep = document.currentStep
    try await document.close()

    let again = try await Document.open(path)
    #expect(again.outline.count == 3)
    try await again.go(to: formerStep)
    #expect(again.editor.canvas == former)
    try await again.undo()
    try await again.redo()
    #expect(again.editor.canvas == former, "redo goes where the document was last")
    try await again.go(to: latterStep)
    #expect(again.editor.canvas == latter)
    try await again.undo()
    try await again.close()

    let third = try await Document.open(path)
    try await third.redo()
    #expect(third.editor.canvas == latter)
  }

  @Test func `undo goes past what is in memory down to the first state, and redo all the way back`()
    async throws
  {
    let limit = StepWindow.Limit(count: 8, bytes: 4000)
    let document = Document(
      DocumentContents(canvas: .sample(3), nextShapeID: 4), at: path, isUntitled: false,
      memoryLimit: limit)
    var states = [document.editor.canvas]
    for index in 0..<300 {
      try move(document, Int64(index % 3) + 1, by: 1)
      states.append(document.editor.canvas)
    }
    func walk(_ document: Document) async throws {
      for state in states.reversed().dropFirst() {
        #expect(document.canUndo)
        try await document.undo()
        #expect(document.editor.canvas == state)
        #expect(document.editor.undoManager.retainedBytes <= 2 * limit.bytes)
      }
      #expect(!document.canUndo)
      for state in states.dropFirst() {
        #expect(document.canRedo)
        try await document.redo()
        #expect(document.editor.canvas == state)
      }
      #expect(!document.canRedo)
    }
    try await walk(document)
    try await document.close()
    try await walk(try await Document.open(path, memoryLimit: limit))
  }

  @Test func `a document of a thousand random edits comes back with every state`() async throws {
    let document = Document(.empty, at: path, isUntitled: true)
    var edits = RandomEdits(seed: 61, nextID: 1)
    var states = [document.editor.canvas]
    while states.count < 400 {
      let delta = try document.editor.perform(edits.next(on: document.editor.canvas))
      if !delta.isEmpty { states.append(document.editor.canvas) }
    }
    try await document.close()
    let again = try await Document.open(path)
    #expect(again.editor.canvas == states.last)
    for state in states.reversed().dropFirst() {
      try await again.undo()
      #expect(again.editor.canvas == state)
    }
    for index in [399, 7, 250, 0, 120] {
      try await again.go(to: StepID(Int64(index)))
      #expect(again.editor.canvas == states[index])
    }
    try await again.flush()
    #expect(try DocumentContents(contentsOf: path).canvas == states[120])
  }
}
