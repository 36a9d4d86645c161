import DocumentFile
import DocumentTestSupport
import Foundation
import Shapes
import TestSupport
import Testing

@Suite struct DocumentContentsTests {
  private let folder: TemporaryFolder
  private let contents: DocumentContents

  init() throws {
    folder = try TemporaryFolder()
    var canvas = Canvas.sample(5)
    var edits = RandomEdits(seed: 41, nextID: 6)
    for _ in 0..<200 { try canvas.apply(edits.next(on: canvas).delta(on: canvas)) }
    contents = DocumentContents(canvas: canvas, nextShapeID: 5000)
  }

  @Test func `what is written is read back, bit for bit`() throws {
    let path = folder.path("a.backstroke")
    try contents.write(to: path)
    #expect(try DocumentContents(contentsOf: path) == contents)
    #expect(try folder.names() == ["a.backstroke"])
  }

  @Test(arguments: [-0.0, .leastNonzeroMagnitude, 1e300, 0.1, -7, 3])
  func `numbers that files like to round come back`(value: Double) throws {
    let path = folder.path("a.backstroke")
    let canvas = try Canvas([.sample(1, at: Point(value, value), size: Size(abs(value), 0))])
    try DocumentContents(canvas: canvas, nextShapeID: 2).write(to: path)
    #expect(try DocumentContents(contentsOf: path).canvas == canvas)
  }

  @Test(arguments: ["", "'; DROP TABLE shape; --", "a\0b", "日本語 🎨", "line\nbreak"])
  func `any name comes back`(name: String) throws {
    let path = folder.path("a.backstroke")
    var canvas = Canvas.sample(1)
    try canvas.apply(Edit.rename(ShapeID(1), to: name).delta(on: canvas))
    try DocumentContents(canvas: canvas, nextShapeID: 2).write(to: path)
    #expect(try DocumentContents(contentsOf: path).canvas[ShapeID(1)]?.name == name)
  }

  @Test func `saving replaces what was there, through a link as well`() throws {
    let path = folder.path("a.backstroke")
    let link = folder.path("link.backstroke")
    try DocumentContents(canvas: Canvas(), nextShapeID: 1).write(to: path)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    try contents.write(to: link)
    #expect(try DocumentContents(contentsOf: path) == contents)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
  }

  @Test func `the sqlite3 tool can tell what the file is`() throws {
    let path = folder.path("a.backstroke")
    try contents.write(to: path)
    let header = try Data(contentsOf: URL(fileURLWithPath: path)).prefix(100)
    #expect(header.starts(with: Array("SQLite format 3\0".utf8)))
    #expect(Array(header[68..<72]) == Array("Bstk".utf8))
  }
}

@Suite struct DocumentErrorTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func expectRefusal(_ path: String, _ reason: DocumentError.Reason) {
    let error = #expect(throws: DocumentError.self) { try DocumentContents(contentsOf: path) }
    #expect(error?.reason == reason)
    #expect(error?.description.contains(path) == true)
  }

  @Test func `no file, a folder, a pipe and an empty file are told apart`() throws {
    expectRefusal(folder.path("missing"), .notFound)
    expectRefusal(folder.url.path, .isDirectory)
    let empty = folder.path("empty")
    try Data().write(to: URL(fileURLWithPath: empty))
    expectRefusal(empty, .empty)
    let pipe = folder.path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    expectRefusal(pipe, .notRegularFile)
  }

  @Test func `another file is not a document`() throws {
    let text = folder.path("text")
    try Data(String(repeating: "no drawing ", count: 1000).utf8).write(
      to: URL(fileURLWithPath: text))
    expectRefusal(text, .notADocument)
  }

  @Test func `a newer version and a broken file say so`() throws {
    let path = folder.path("a.backstroke")
    try DocumentContents(canvas: .sample(300), nextShapeID: 301).write(to: path)
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    let whole = bytes
    bytes.replaceSubrange(60..<64, with: [0, 0, 0, 99])
    try bytes.write(to: URL(fileURLWithPath: path))
    expectRefusal(path, .newerVersion(99))

    try whole.prefix(whole.count / 2).write(to: URL(fileURLWithPath: path))
    let error = #expect(throws: DocumentError.self) { try DocumentContents(contentsOf: path) }
    guard case .damaged = error?.reason else {
      Issue.record("half a file gives \(String(describing: error))")
      return
    }
  }

  @Test func `a place that cannot be written is named, and nothing is left behind`() throws {
    let contents = DocumentContents(canvas: .sample(1), nextShapeID: 2)
    let error = #expect(throws: DocumentError.self) {
      try contents.write(to: folder.path("no/such/folder/a.backstroke"))
    }
    #expect(error?.description.contains("no/such/folder") == true)
    #expect(throws: DocumentError(path: folder.url.path, reason: .isDirectory)) {
      try contents.write(to: folder.url.path)
    }
    #expect(try folder.names().isEmpty)
  }
}
