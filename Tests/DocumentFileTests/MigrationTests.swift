import DocumentFile
import DocumentTestSupport
import Foundation
import Shapes
import TestSupport
import Testing

@Suite struct MigrationTests {
  /// A file that the program wrote when version 1 was the present one, and never changed since.
  private static let version1 = Bundle.module.path(
    forResource: "version-1", ofType: "backstroke", inDirectory: "Resources")!

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func copy() throws -> String {
    let path = folder.path("old.backstroke")
    try FileManager.default.copyItem(atPath: Self.version1, toPath: path)
    return path
  }

  @Test func `a document of version 1 is read without being changed`() throws {
    let path = try copy()
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    let contents = try DocumentContents(contentsOf: path)
    #expect(contents.canvas.count == 19)
    #expect(contents.nextShapeID == 100)
    #expect(contents.canvas[ShapeID(1)]?.name == "A")
    #expect(contents.canvas[ShapeID(1)]?.placement.center == Point(-919.6362302500089, 0.1))
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    #expect(try folder.names() == ["old.backstroke"])
  }

  @Test
  func `a document of version 1 that is opened to be changed becomes one of the present version`()
    throws
  {
    let path = try copy()
    let old = try DocumentContents(contentsOf: path)
    let file = try DocumentFile.open(path)
    let state = try file.readState()
    #expect((state.contents == old) as Bool)
    #expect(state.outline == TimelineOutline())
    #expect(try SQLiteTool.run(path, "PRAGMA user_version") == "2")
    #expect(try SQLiteTool.run(path, "PRAGMA integrity_check") == "ok")
    #expect((try DocumentFile.open(path, for: .reading).readState().contents == old) as Bool)
  }
}
