import DocumentFile
import Foundation
import HeadlessCommands
import Shapes
import TestSupport
import Testing

/// The commands as functions: what they print, what they write, what they refuse.
@Suite struct CommandTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func run(_ arguments: String...) throws -> [String] {
    var lines: [String] = []
    try Command.run(arguments) { lines.append($0) }
    return lines
  }

  private func document() throws -> String {
    var hidden = Shape.sample(2, .ellipse, at: Point(10.25, 20), key: .between(.first, nil))
    hidden.isVisible = false
    hidden.name = "two\nlines"
    let contents = DocumentContents(
      canvas: try Canvas([.sample(1, at: Point(50, 50), key: .first), hidden]), nextShapeID: 3)
    try contents.write(to: path("a.backstroke"))
    return path("a.backstroke")
  }

  @Test func `list prints a line a shape, from back to front`() throws {
    #expect(
      try run("list", document()) == [
        "1\trectangle\t30 35 40 30\t\"rectangle 1\"",
        "2\tellipse hidden\t-9.75 5 40 30\t\"two\\nlines\"",
      ])
  }

  @Test(arguments: [("png", "\u{89}PNG"), ("svg", "<?xml"), ("pdf", "%PDF")])
  func `export draws what its ending says`(ending: String, start: String) throws {
    let output = path("out.\(ending)")
    #expect(try run("export", document(), output).isEmpty)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: output))
    #expect(bytes.count > 100)
    #expect(bytes.starts(with: Array(start.unicodeScalars.map { UInt8($0.value) })))
  }

  @Test func `bench history measures each operation in three ways, and draws a chart`() throws {
    let chart = path("chart.svg")
    let lines = try run("bench", "history", "--sizes", "50,100", "--svg", chart)
    #expect(lines.count == 4 + 17 * 2)
    let moved = try #require(lines.first { $0.hasPrefix("| move one | 100 |") })
    let cells = moved.split(separator: "|").dropFirst(2).map { $0.dropFirst() }
    #expect(cells.count == 3 && cells[0].contains(" kB · ") && cells[2].contains(" B · "))
    #expect(try String(contentsOfFile: chart, encoding: .utf8).contains("<polyline"))
  }

  @Test(arguments: [
    ["paint"], ["list"], ["list", "a", "b"], ["export", "a"], ["bench"],
    ["bench", "history", "--x"],
    ["bench", "history", "--sizes", "many"], ["bench", "history", "--sizes", "1"], ["--verbose"],
  ])
  func `what the usage does not allow is refused`(arguments: [String]) {
    #expect(throws: UsageError.self) { try Command.run(arguments) { _ in } }
  }

  @Test func `an ending that is not known is named`() throws {
    let document = try document()
    let error = #expect(throws: UsageError.self) { try run("export", document, path("a.bmp")) }
    #expect(error?.description.contains("a.bmp") == true)
  }

  @Test func `a file that cannot be read is named`() {
    let error = #expect(throws: DocumentError.self) { try run("list", path("none")) }
    #expect(error?.description.contains(path("none")) == true)
  }
}
