import DocumentFile
import DocumentTestSupport
import Foundation
import Shapes
import TestSupport
import Testing

/// `backstroke recover`, as it is called.
@Suite struct RecoverTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("drawing.backstroke")
    try DocumentContents(canvas: .sample(9), nextShapeID: 10).write(to: path)
    try SQLiteTool.run(path, "UPDATE shape SET fill = 'red' WHERE id = 3")
  }

  private func backstroke(_ arguments: String...) throws -> ChildProgram.Result {
    try ChildProgram([BuiltProgram.url("backstroke").path] + arguments).finish()
  }

  private func bytes(_ path: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path))
  }

  @Test func `what can be read of a damaged drawing goes to a new file, and the rest is told`()
    throws
  {
    let damaged = try bytes(path)
    let refused = try backstroke("list", path)
    #expect(refused.status == 1)
    #expect(refused.errors.contains("backstroke recover"))

    let output = folder.path("out.backstroke")
    let result = try backstroke("recover", path, output)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("A shape is lost: shape 3 has no valid fill."))
    #expect(result.output.hasSuffix("\(output): 8 shapes, 0 steps of history\n"))
    #expect(try DocumentContents(contentsOf: output).canvas.count == 8)
    #expect(try bytes(path) == damaged)
  }

  @Test func `without a name it takes one that is free`() throws {
    for name in ["drawing-recovered.backstroke", "drawing-recovered-2.backstroke"] {
      #expect(try backstroke("recover", path).output.contains("/\(name): 8 shapes"))
    }
    #expect(try folder.names().count == 3)
  }

  @Test func `it never takes the place of a file`() throws {
    let taken = folder.path("taken")
    try Data("precious".utf8).write(to: URL(fileURLWithPath: taken))
    for output in [taken, path] {
      let before = try bytes(output)
      let result = try backstroke("recover", path, output)
      #expect(result.status == 1)
      #expect(result.errors.contains("“\(output)” exists already"))
      #expect(try bytes(output) == before)
    }
    #expect(try folder.names().sorted() == ["drawing.backstroke", "taken"])
  }

  @Test func `a drawing that is open elsewhere is left alone`() throws {
    try SQLiteTool.run(path, "UPDATE shape SET fill = NULL WHERE id = 3")
    let file = try DocumentFile.open(path)
    let result = try backstroke("recover", path)
    #expect(result.status == 1)
    #expect(result.errors.contains("is open in another"))
    #expect(file.access == .editable)
  }

  @Test(arguments: [[], ["a", "b", "c"]] as [[String]])
  func `what the usage does not allow is refused`(_ arguments: [String]) throws {
    let program = [BuiltProgram.url("backstroke").path, "recover"] + arguments
    let result = try ChildProgram(program).finish()
    #expect(result.status == 2)
    #expect(result.errors.contains("usage: backstroke"))
  }
}
