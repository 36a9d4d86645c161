import DocumentFile
import DocumentTestSupport
import Editing
import Foundation
import Shapes
import TestSupport
import Testing
import Undo

@testable import Documents

/// Files that nobody's program wrote: refused with a reason or opened, never changed, and no crash.
///
/// `BACKSTROKE_BIT_FLIPS` says how many flips, for a long run by hand.
@MainActor @Suite struct HostileFileTests {
  private static let flips =
    ProcessInfo.processInfo.environment["BACKSTROKE_BIT_FLIPS"].flatMap(Int.init) ?? 120

  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("hostile.backstroke")
  }

  /// A document with some steps of all kinds, in several pages.
  private func makeDocument() async throws -> Data {
    let document = Document(
      DocumentContents(canvas: .sample(40), nextShapeID: 41), at: path, isUntitled: false)
    var edits = RandomEdits(seed: 91, nextID: 41)
    for round in 0..<60 {
      // A step that replaces everything is large, and makes most bytes of the file its own.
      let edit = edits.next(on: document.editor.canvas)
      if case .replace = edit { continue }
      try document.editor.perform(edit)
      if round % 9 == 0, document.canUndo { try await document.undo() }
    }
    try await document.undo()
    try await document.close()
    return try Data(contentsOf: URL(fileURLWithPath: path))
  }

  /// Opens a file and does with it what a person could.
  ///
  /// - Returns: The error; nil when the file was opened.
  private func use(_ path: String) async -> DocumentError? {
    do throws(DocumentError) {
      let document = try await Document.open(
        path, memoryLimit: StepWindow.Limit(count: 16, bytes: 1 << 20))
      if document.canUndo { _ = try? await document.undo() }
      for target in [0, document.outline.count - 1] where target >= 0 && document.outline.count > 0
      {
        try? await document.go(to: document.outline.step(at: target))
      }
      let timeline = Timeline(of: document) {}
      for index in 0..<timeline.count { _ = timeline.entry(at: index) }
      await document.closeLeavingUnwritten()
      return nil
    } catch {
      return error
    }
  }

  private func write(_ bytes: Data) throws {
    DocumentFile.remove(path)
    try bytes.write(to: URL(fileURLWithPath: path))
  }

  @Test func `a file that ends at any page boundary is refused, and is not changed`() async throws {
    let whole = try await makeDocument()
    #expect(whole.count > 6 * 4096)
    for count in stride(from: 4096, to: whole.count, by: 4096) {
      let part = Data(whole.prefix(count - count / 4096 % 2))
      try write(part)
      let error = await use(path)
      #expect(error != nil, "\(count) bytes")
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == part, "\(count) bytes")
    }
  }

  @Test(arguments: [(3, "not all of its 3 shapes can be found"), (2, "shape 2 is out of order")])
  func `rows that are out of order are refused`(count: Int, reason: String) async throws {
    try DocumentContents(canvas: .sample(count), nextShapeID: 5).write(to: path)
    let root = try SQLiteTool.run(
      path, "SELECT rootpage FROM sqlite_schema WHERE name = 'shape'")
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    // The offsets of the rows stand behind the eight bytes that a page with rows begins with.
    let offsets = (try #require(Int(root)) - 1) * 4096 + 8
    let (first, second) = (bytes[offsets..<offsets + 2], bytes[offsets + 2..<offsets + 4])
    bytes.replaceSubrange(offsets..<offsets + 4, with: second + first)
    try write(bytes)
    let error = await use(path)
    #expect(error?.reason == .damaged(reason))
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
  }

  @Test func `flipped bits crash nothing, and a file that is refused is not changed`() async throws
  {
    let whole = try await makeDocument()
    var generator = SeededGenerator(seed: 92)
    var refused = 0
    for _ in 0..<Self.flips {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      }
      try write(bytes)
      if await use(path) != nil {
        refused += 1
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
      }
    }
    #expect(refused > 0)
  }

  @Test(
    arguments: [
      ("PRAGMA application_id = 7", DocumentError.Reason.notADocument),
      ("PRAGMA user_version = 77", .newerVersion(77)),
      (
        "CREATE TRIGGER t AFTER UPDATE ON shape BEGIN DELETE FROM shape; END",
        .damaged("“t” is not a table of version 2")
      ),
      ("CREATE VIEW v AS SELECT 1", .damaged("“v” is not a table of version 2")),
      ("DROP TABLE redo", .damaged("the table “redo” is missing")),
      (
        "UPDATE document SET value = 4711 WHERE name = 'cursor'",
        .damaged("the document is at step 4711, which is missing")
      ),
      (
        "INSERT INTO redo VALUES (1, 1) ON CONFLICT DO UPDATE SET next = 1",
        .damaged("redo after step 1 leads to step 1")
      ),
      ("DELETE FROM step WHERE id < 3", .damaged("step 3 follows step 2, which is missing")),
      (
        "PRAGMA ignore_check_constraints = 1; UPDATE step SET parent = 5 WHERE id = 3",
        .damaged("step 3 follows step 5, which is missing")
      ),
      (
        "PRAGMA ignore_check_constraints = 1; UPDATE shape SET center_x = 'NaN' WHERE id = 1",
        .damaged("shape 1 has no valid center_x")
      ),
      (
        "UPDATE shape SET center_x = 9e999 WHERE id = 1",
        .damaged("The x of shape 1 would be inf. Use a finite number.")
      ),
      ("UPDATE shape SET id = -5 WHERE id = 1", nil),
      (
        "UPDATE shape SET id = 5000000 WHERE id = 1",
        .damaged("a shape has an id that is still to be given out")
      ),
      (
        "UPDATE shape SET content = '{' WHERE id = 1",
        .damaged("shape 1 has no valid kind or content")
      ),
      ("UPDATE shape SET groups = '[1,2' WHERE id = 1", .damaged("shape 1 has no valid groups")),
      (
        "UPDATE shape SET groups = '[9223372036854775807]' WHERE id = 1",
        .damaged("ids are used up")
      ),
      (
        "UPDATE document SET value = 9223372036854775807 WHERE name = 'next_shape_id'",
        .damaged("ids are used up")
      ),
      (
        "UPDATE step SET id = 1000000000000, parent = 999999999999 "
          + "WHERE id = (SELECT max(id) FROM step)", .damaged("steps are missing")
      ),
    ] as [(String, DocumentError.Reason?)])
  func `what is wrong is said`(sql: String, reason: DocumentError.Reason?) async throws {
    _ = try await makeDocument()
    // Nil: the file itself refuses that.
    guard (try? SQLiteTool.run(path, sql)) != nil else { return #expect(reason == nil) }
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    let error = await use(path)
    #expect(error?.reason == reason)
    #expect(error?.description.contains(path) == true)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
  }

  @Test func `a step that does not fit the drawing ends the history, and nothing else`()
    async throws
  {
    let document = Document(
      DocumentContents(canvas: .sample(3), nextShapeID: 4), at: path, isUntitled: false)
    for _ in 0..<6 { try document.editor.perform(.move([ShapeID(1)], by: Vector(1, 0))) }
    try await document.close()
    // Step 2 becomes what step 5 is.
    try SQLiteTool.run(
      path, "UPDATE step SET delta = (SELECT delta FROM step WHERE id = 5) WHERE id = 2")
    let again = try await Document.open(path)
    #expect(again.historyDamage != nil)
    while again.editor.canUndo { try await again.undo() }
    #expect(again.currentStep == StepID(2))
    await #expect(throws: DocumentError.self) { try await again.undo() }
    try again.editor.perform(.move([ShapeID(1)], by: Vector(1, 0)))
    try await again.close()
  }

  @Test func `the corpus of the fuzzer is opened or refused, and not changed`() async throws {
    let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Fuzzing/Corpus")
    let names = try FileManager.default.contentsOfDirectory(atPath: corpus.path)
    #expect(names.count >= 4)
    for name in names {
      let bytes = try Data(contentsOf: corpus.appendingPathComponent(name))
      try write(bytes)
      if await use(path) != nil {
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes, "\(name)")
      }
    }
  }

  @Test func `SQL in a name is a name`() async throws {
    let name = "'); DROP TABLE shape; --"
    let document = Document(
      DocumentContents(canvas: .sample(1), nextShapeID: 2), at: path, isUntitled: false)
    try document.editor.perform(.rename(ShapeID(1), to: name), named: name)
    try await document.close()
    let again = try await Document.open(path)
    #expect(again.editor.canvas[ShapeID(1)]?.name == name)
    #expect(again.editor.undoManager.undoActionName == name)
  }

  @Test
  func
    `a pipe, a folder and a link to nothing are refused at once; a link to a document is followed`()
    async throws
  {
    _ = try await makeDocument()
    let pipe = folder.path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(await use(pipe)?.reason == .notRegularFile)
    #expect(await use(folder.url.path)?.reason == .isDirectory)
    let link = folder.path("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    let document = try await Document.open(link)
    #expect(document.path == path)
    try await document.close()
    let broken = folder.path("broken")
    try FileManager.default.createSymbolicLink(atPath: broken, withDestinationPath: "nowhere")
    #expect(await use(broken)?.reason == .notFound)
  }

  @Test func `a text that claims two gigabytes is refused`() async throws {
    // A row with a long text, whose length is then overwritten in the record: five bytes both times.
    let document = Document(
      DocumentContents(canvas: .sample(1), nextShapeID: 2), at: path, isUntitled: false)
    try await document.close()
    let length = 1 << 27
    try SQLiteTool.run(path, "UPDATE shape SET name = printf('%.\(length)c', 'x')")
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    let type = varint(UInt64(2 * length + 13))
    let place = try #require(bytes.range(of: type)).lowerBound
    bytes.replaceSubrange(place..<place + type.count, with: varint(UInt64(2 * (1 << 31) + 13)))
    try write(bytes)
    let error = await use(path)
    #expect(error != nil)
  }

  /// A number as SQLite's records have it: seven bits a byte, the highest first.
  private func varint(_ value: UInt64) -> Data {
    var bytes = [UInt8(value & 0x7F)]
    var rest = value >> 7
    while rest > 0 {
      bytes.insert(UInt8(rest & 0x7F) | 0x80, at: 0)
      rest >>= 7
    }
    return Data(bytes)
  }
}
