import CFaultyFileSystem
import CSQLite
import DocumentFile
import DocumentTestSupport
import Editing
import Foundation
import Shapes
import TestSupport
import Testing

@testable import Documents

/// What happens to a document when its file does not do what it should.
@MainActor @Suite(.serialized) struct FailureTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    #expect(faulty_install() == SQLITE_OK)
    folder = try TemporaryFolder()
    path = folder.path("failing.backstroke")
  }

  private func newDocument() async throws -> Document {
    let document = Document(
      DocumentContents(canvas: .sample(3), nextShapeID: 4), at: path, isUntitled: false)
    try move(document)
    try await document.flush()
    return document
  }

  private func move(_ document: Document) throws {
    try document.editor.perform(.move([ShapeID(1)], by: Vector(10, 0)))
  }

  /// Lets operations on the file fail; 0 of them to let it work again.
  private func fail(_ operations: Int, after healthy: Int = 0, _ code: Int32 = SQLITE_IOERR) {
    faulty_set(operations == 0 ? "" : folder.url.path, Int32(operations), Int32(healthy), code)
  }

  /// Work is in memory, is told not to be on the disk, and can be saved elsewhere.
  private func expectKept(_ document: Document, _ reason: (DocumentError.Reason) -> Bool)
    async throws
  {
    let error = await #expect(throws: DocumentError.self) { try await document.flush() }
    #expect(error.map { reason($0.reason) } == true, "\(String(describing: error))")
    #expect(document.failure == error)
    #expect(document.unwrittenActions > 0)
    // The editor goes on.
    let before = document.editor.canvas
    try move(document)
    try await document.undo()
    #expect((document.editor.canvas == before) as Bool)
    let elsewhere = try TemporaryFolder()
    let other = elsewhere.path("rescued.backstroke")
    try await document.save(as: other)
    #expect(document.failure == nil)
    #expect(document.unwrittenActions == 0)
    try move(document)
    let last = document.editor.canvas
    try await document.close()
    let again = try await Document.open(other)
    #expect((again.editor.canvas == last) as Bool)
    #expect(again.historyDamage == nil)
    #expect(again.outline == document.outline)
    while again.canUndo { try await again.undo() }
    #expect((again.editor.canvas == .sample(3)) as Bool)
    try await again.close()
  }

  @Test(arguments: [
    (FAULTY_WRITE, SQLITE_FULL), (FAULTY_WRITE, SQLITE_IOERR), (FAULTY_SYNC, SQLITE_IOERR),
  ])
  func `work goes on in memory when the disk is full or fails, and can be saved elsewhere`(
    operation: Int, code: Int32
  ) async throws {
    let document = try await newDocument()
    fail(operation, code)
    defer { fail(0) }
    try move(document)
    try await expectKept(document) {
      if code == SQLITE_FULL { return $0 == .diskFull }
      if case .unwritable = $0 { return true } else { return false }
    }
  }

  @Test func `a disk that has failed at any place is written to in full when it works again`()
    async throws
  {
    for healthy in 0..<40 {
      try? FileManager.default.removeItem(atPath: path)
      let document = try await newDocument()
      fail(
        Int(FAULTY_WRITE | FAULTY_SYNC), after: healthy,
        healthy % 2 == 0 ? SQLITE_FULL : SQLITE_IOERR)
      for round in 0..<6 {
        try move(document)
        if round == 3 { try await document.undo() }
        if round % 2 == 0 { try? await document.flush() }
      }
      #expect(faulty_count() > 0)
      fail(0)
      document.retry()
      try await document.flush()
      #expect(document.failure == nil)
      let (canvas, outline) = (document.editor.canvas, document.outline)
      try await document.close()
      #expect(try SQLiteTool.run(path, "PRAGMA integrity_check") == "ok", "after \(healthy)")
      let again = try await Document.open(path)
      #expect((again.editor.canvas == canvas) as Bool, "after \(healthy)")
      #expect(again.outline == outline, "after \(healthy)")
      try await again.close()
    }
  }

  @Test func `what cannot be read any more is saved from memory, with the steps that are there`()
    async throws
  {
    let document = try await newDocument()
    for _ in 0..<5 { try move(document) }
    try await document.undo()
    try await document.flush()
    try move(document)
    fail(Int(FAULTY_READ | FAULTY_WRITE | FAULTY_SYNC))
    defer { fail(0) }
    try move(document)
    try await expectKept(document) { _ in true }
  }

  @Test func `a file that is removed while open is noticed, and the work saved elsewhere`()
    async throws
  {
    let document = try await newDocument()
    try FileManager.default.removeItem(atPath: path)
    try move(document)
    try await expectKept(document) { $0 == .removed }
  }

  @Test func `a file that is replaced while open is noticed, and the other one left alone`()
    async throws
  {
    let document = try await newDocument()
    let other = folder.path("other")
    try Data("something else".utf8).write(to: URL(fileURLWithPath: other))
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.moveItem(atPath: other, toPath: path)
    try move(document)
    try await expectKept(document) { $0 == .replaced }
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data("something else".utf8))
  }

  @Test func `a file that becomes read-only while open fails as it says`() async throws {
    let document = try await newDocument()
    fail(Int(FAULTY_WRITE), SQLITE_READONLY)
    defer { fail(0) }
    try move(document)
    try await expectKept(document) {
      if case .unwritable = $0 { return true } else { return false }
    }
  }

  @Test func `a document whose file cannot be made keeps its work and can be saved elsewhere`()
    async throws
  {
    let nowhere = folder.path("missing/a.backstroke")
    let document = Document(
      DocumentContents(canvas: .sample(3), nextShapeID: 4), at: nowhere, isUntitled: true)
    try move(document)
    try await expectKept(document) {
      if case .unwritable = $0 { return true } else { return false }
    }
  }

  @Test
  func `a disk that is full keeps every acknowledged action, and the rest when there is room`()
    async throws
  {
    let disk = try TemporaryFolder()
    let mount = ["/bin/mount", "-t", "tmpfs", "-o", "size=400k", "tmpfs", disk.url.path]
    // Only who may mount file systems can have one that is really full; the others have the tests above and below.
    guard try ChildProgram(mount).finish().status == 0 else { return }
    defer { _ = try? ChildProgram(["/bin/umount", "-l", disk.url.path]).finish() }
    let document = Document(
      DocumentContents(canvas: .sample(3), nextShapeID: 4), at: disk.path("full.backstroke"),
      isUntitled: false)
    try await document.flush()
    var acknowledged = document.editor.canvas
    var count = 0
    while document.failure == nil, count < 10_000 {
      try move(document)
      count += 1
      if (try? await document.flush()) != nil { acknowledged = document.editor.canvas }
    }
    #expect(document.failure?.reason == .diskFull)
    #expect(document.unwrittenActions > 0)
    let copy = disk.path("full.backstroke")
    // What somebody else would find now.
    #expect(try SQLiteTool.run(copy, "SELECT count(*) > 0 FROM step") == "1")
    #expect((try DocumentContents(contentsOf: copy).canvas == acknowledged) as Bool)
    try move(document)
    let grow = ["/bin/mount", "-o", "remount,size=4m", disk.url.path]
    #expect(try ChildProgram(grow).finish().status == 0)
    document.retry()
    try await document.flush()
    #expect(document.unwrittenActions == 0)
    let last = document.editor.canvas
    try await document.close()
    #expect(try SQLiteTool.run(copy, "PRAGMA integrity_check") == "ok")
    let again = try await Document.open(copy)
    #expect((again.editor.canvas == last) as Bool)
    while again.canUndo { try await again.undo() }
    #expect((again.editor.canvas == .sample(3)) as Bool)
    try await again.close()
  }

  @Test func `a writer whose file may not grow any further stops at an acknowledged action`()
    async throws
  {
    // In units of 1024 bytes: soon reached by the log.
    let writer = try ChildProgram([
      "/bin/bash", "-c", "ulimit -f 300; exec \"$0\" \"$@\"",
      BuiltProgram.url("DocumentWriter").path, path, "9", "6",
    ]).finish()
    let complaint = writer.errors
    #expect(
      complaint.contains("cannot be written") || complaint.contains("no room"), "\(complaint)")
    let words = writer.output.split(separator: "\n").map { $0.split(separator: " ") }
    let written = words.last { $0[0] == "written" }.flatMap { Int($0[1]) } ?? 0
    #expect(written > 5)
    #expect(try SQLiteTool.run(path, "PRAGMA integrity_check") == "ok")
    var model = DocumentModel(.sample(5))
    var script = ActionScript(seed: 9, nextID: 6)
    for _ in 0..<written {
      while try !model.perform(script.next(on: model.canvas, model.outline)) {}
    }
    let document = try await Document.open(path)
    let isSame = document.editor.canvas == model.canvas && document.outline == model.outline
    #expect(isSame)
  }
}
