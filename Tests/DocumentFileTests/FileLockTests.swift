import DocumentTestSupport
import Foundation
import Shapes
import TestSupport
import Testing

@testable import DocumentFile

@Suite struct FileLockTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("a.backstroke")
    try DocumentContents(canvas: .sample(3), nextShapeID: 4).write(to: path)
  }

  /// Copies of the descriptors that this program has of the document, as a child process has them between
  /// its start and the moment in which it runs its program.
  private func descriptorsOfChild() throws -> [Int32] {
    let file = try #require(FileIdentity(path))
    return (0..<1024).filter { FileIdentity(descriptor: $0) == file }.map { dup($0) }
  }

  @Test func `a child process that is being started does not keep the document from being opened`()
    throws
  {
    var file: DocumentFile? = try DocumentFile.open(path)
    #expect(file?.access == .editable)
    let descriptors = try descriptorsOfChild()
    defer { for descriptor in descriptors { close(descriptor) } }
    #expect(!descriptors.isEmpty)
    file = nil
    #expect(try DocumentFile.open(path).access == .editable)
  }

  @Test func `nobody can take a document while it gets another name`() throws {
    var file: DocumentFile? = try DocumentFile.open(path)
    let new = folder.path("b.backstroke")
    try DocumentFile.rename(&file, to: new)
    #expect(try DocumentFile.open(new).access == .openElsewhere)
    #expect(file?.access == .editable)
    #expect(file?.path == new)
  }

  @Test func `a document that does not get another name stays open under its own`() throws {
    var file: DocumentFile? = try DocumentFile.open(path)
    let taken = folder.path("taken.backstroke")
    try Data().write(to: URL(fileURLWithPath: taken))
    #expect(throws: DocumentError(path: taken, reason: .exists)) {
      try DocumentFile.rename(&file, to: taken)
    }
    #expect(file?.path == path)
    #expect(try DocumentFile.open(path).access == .openElsewhere)
  }
}
