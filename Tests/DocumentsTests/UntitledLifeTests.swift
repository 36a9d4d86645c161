import DocumentFile
import DocumentTestSupport
import Documents
import Editing
import Foundation
import Shapes
import TestSupport
import Testing

/// A document that nobody has named, over several runs of the program (public case 17).
@MainActor @Suite struct UntitledLifeTests {
  private let folder: TemporaryFolder
  private let state: StateFolder

  init() throws {
    folder = try TemporaryFolder()
    state = StateFolder(environment: ["XDG_STATE_HOME": folder.url.path])
  }

  /// What the program does when it starts: opens what was open.
  private func reopen() async throws -> Document {
    let paths = await SessionRecord(in: state).openDocuments
    try #require(paths.count == 1)
    #expect(paths == state.untitledDocuments())
    let document = try await Document.open(paths[0])
    if state.isUntitled(paths[0]) { document.markUntitled() }
    return document
  }

  @Test func `undo goes on in an untitled document after quitting, and once more after that`()
    async throws
  {
    let document = Document(.empty, at: try state.makeUntitledPath(), isUntitled: true)
    try await SessionRecord(in: state).opened(document.path)
    var states = [document.editor.canvas]
    for number in 1...4 {
      let shape = Shape.sample(
        Int64(number), at: Point(Double(number), 0), key: document.editor.canvas.stackingKeyInFront)
      try document.editor.perform(.insert([shape]))
      states.append(document.editor.canvas)
    }
    try await document.undo()
    try await document.close()

    let second = try await reopen()
    #expect(second.isUntitled && second.title == "Untitled")
    #expect((second.editor.canvas == states[3]) as Bool)
    try await second.redo()
    #expect((second.editor.canvas == states[4]) as Bool)
    for expected in states[0..<4].reversed() {
      try await second.undo()
      #expect((second.editor.canvas == expected) as Bool)
    }
    #expect(!second.canUndo)
    try await second.close()

    let third = try await reopen()
    for expected in states[1...] {
      try await third.redo()
      #expect((third.editor.canvas == expected) as Bool)
    }
    // Named at last, with all of it.
    let record = SessionRecord(in: state)
    let former = third.path
    try await third.save(as: folder.path("named.backstroke"))
    try await record.moved(former, to: third.path)
    #expect(state.untitledDocuments().isEmpty)
    try await third.close()
    let named = try await Document.open(folder.path("named.backstroke"))
    while named.canUndo { try await named.undo() }
    #expect(named.editor.canvas.isEmpty)
    try await named.close()
  }

  @Test func `an untitled document of a program that was killed is there again, and can be undone`()
    async throws
  {
    let path = try state.makeUntitledPath()
    try await SessionRecord(in: state).opened(path)
    let writer = try ChildProgram([BuiltProgram.url("DocumentWriter").path, path, "17", "6"])
    var told = ""
    while !told.contains("written 9") {
      told += String(decoding: writer.output.availableData, as: UTF8.self)
    }
    writer.kill()
    #expect(writer.finish().status == -SIGKILL)

    let document = try await reopen()
    #expect(document.access == .editable)
    #expect(document.canUndo)
    while document.canUndo { try await document.undo() }
    #expect((document.editor.canvas == .sample(5)) as Bool)
    try await document.close()
  }
}
