import DocumentFile
import DocumentTestSupport
import Editing
import Foundation
import Shapes
import TestSupport
import Testing

@testable import Documents

/// Two documents on one file, as two programs have them: the lock is the file's, not the program's.
@MainActor @Suite struct SharingTests {
  private let folder: TemporaryFolder
  private let path: String
  private let writer: Document

  init() async throws {
    folder = try TemporaryFolder()
    path = folder.path("a.backstroke")
    writer = Document(
      DocumentContents(canvas: .sample(3), nextShapeID: 4), at: path, isUntitled: false)
    try await writer.flush()
  }

  private func move(_ id: Int64 = 1) throws {
    try writer.editor.perform(.move([ShapeID(id)], by: Vector(10, 0)))
  }

  /// Waits until a document shows the same as the writer.
  ///
  /// The promise is a second after the main actor is free; here all tests share it, and some keep it for long.
  private func expectSame(_ reader: Document) async throws {
    try await writer.flush()
    let deadline = ContinuousClock.now + .seconds(120)
    while reader.editor.canvas != writer.editor.canvas, ContinuousClock.now < deadline {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(reader.failure == nil)
    #expect((reader.editor.canvas == writer.editor.canvas) as Bool)
    #expect(reader.outline == writer.outline)
  }

  @Test
  func `the second sees the changes of the first within a second, and says that it only looks`()
    async throws
  {
    #expect(Document.pollingInterval <= 500)
    let reader = try await Document.open(path)
    #expect(reader.access == .openElsewhere)
    #expect(reader.access.notice != nil)
    #expect(throws: EditError.notEditable) {
      try reader.editor.perform(.move([ShapeID(1)], by: Vector(1, 0)))
    }
    try move()
    try move(2)
    try await expectSame(reader)
    try await writer.undo()
    try await expectSame(reader)
    try move(3)
    try await expectSame(reader)
    _ = try await writer.forgetHistory(before: nil)
    try move()
    try await expectSame(reader)
    try await writer.close()
  }

  @Test func `another process sees each change within a second`() async throws {
    let shared = folder.path("shared.backstroke")
    try DocumentContents(canvas: .sample(3), nextShapeID: 4).write(to: shared)
    let program = BuiltProgram.url("DocumentWriter").path
    let count = 5
    let editing = try ChildProgram([program, "--edit", shared, "\(count)"])
    // Its first word is that it has the file.
    let start = String(decoding: editing.output.availableData, as: UTF8.self)
    let watching = try ChildProgram([program, "--watch", shared, "\(count)"])
    let results = await Task.detached { (editing.finish(), watching.finish()) }.value
    #expect(
      results.0.status == 0 && results.1.status == 0, "\(results.0.errors)\(results.1.errors)")
    #expect(start == "access editable\n")
    #expect(results.1.output.hasPrefix("access openElsewhere\n"))
    let written = Self.times(results.0.output)
    let seen = Self.times(results.1.output)
    #expect(written.count == count)
    let delays = written.map { step, time in
      // A step that was seen together with the next one was seen then.
      (seen.filter { $0.key >= step }.values.min() ?? .max) - time
    }
    #expect(delays.allSatisfy { $0 <= 1000 }, "milliseconds: \(delays)")
  }

  /// The times that a program has told, by their steps.
  private static func times(_ output: String) -> [Int: Int] {
    var times: [Int: Int] = [:]
    for line in output.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 3, let step = Int(words[1]), let time = Int(words[2]) { times[step] = time }
    }
    return times
  }

  @Test func `the one that only looks can be saved elsewhere and changed there`() async throws {
    try move()
    try await writer.flush()
    let reader = try await Document.open(path)
    let other = folder.path("b.backstroke")
    try await reader.save(as: other)
    #expect(reader.access == .editable)
    try reader.editor.perform(.rename(ShapeID(1), to: "mine"))
    try await reader.undo()
    try await reader.undo()
    #expect(reader.editor.canvas == .sample(3))
    #expect(writer.editor.canvas != .sample(3))
  }

  @Test func `when the first is closed the next one can edit`() async throws {
    try await writer.close()
    let next = try await Document.open(path)
    #expect(next.access == .editable)
    try next.editor.perform(.move([ShapeID(1)], by: Vector(1, 0)))
    try await next.close()
  }

  @Test func `a program that ignores the lock is noticed, and nothing is overwritten`() async throws
  {
    try move()
    try await writer.flush()
    try SQLiteTool.run(path, "UPDATE shape SET name = 'theirs' WHERE id = 2")
    try move()
    await #expect(throws: DocumentError(path: path, reason: .changedElsewhere)) {
      try await writer.flush()
    }
    #expect(writer.failure?.reason == .changedElsewhere)
    try move()
    let mine = writer.editor.canvas
    try await writer.save(as: folder.path("mine.backstroke"))
    #expect(writer.failure == nil)
    try await writer.close()
    #expect(try DocumentContents(contentsOf: writer.path).canvas[ShapeID(1)] == mine[ShapeID(1)])
    let theirs = try DocumentContents(contentsOf: path).canvas
    #expect(theirs[ShapeID(2)]?.name == "theirs")
  }
}
