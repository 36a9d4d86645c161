import DocumentFile
import DocumentTestSupport
import Documents
import Foundation
import Testing

@Suite struct StateFolderTests {
  private let folder: TemporaryFolder
  private let state: StateFolder

  init() throws {
    folder = try TemporaryFolder()
    state = StateFolder(environment: ["XDG_STATE_HOME": folder.url.path])
  }

  @Test func `the state folder follows the XDG specification`() {
    #expect(state.path == folder.url.path + "/backstroke")
    #expect(StateFolder(environment: ["HOME": "/home/a"]).path == "/home/a/.local/state/backstroke")
    let relative = StateFolder(environment: ["XDG_STATE_HOME": "b", "HOME": "/home/a"])
    #expect(relative.path == "/home/a/.local/state/backstroke")
  }

  @Test @MainActor func `untitled documents live in the state folder until they are named`()
    async throws
  {
    let first = Document(.empty, at: try state.makeUntitledPath(), isUntitled: true)
    try await first.flush()
    let second = Document(.empty, at: try state.makeUntitledPath(), isUntitled: true)
    try await second.flush()
    #expect(state.untitledDocuments() == [first.path, second.path].sorted())
    #expect(state.isUntitled(first.path))
    try await first.save(as: folder.path("named.backstroke"))
    #expect(state.untitledDocuments() == [second.path])
  }

  @Test func `what was open is known after a crash, and what was used last`() async throws {
    let session = SessionRecord(in: state)
    try await session.opened("/a")
    try await session.opened("/b")
    try await session.opened("/c")
    try await session.closed("/b")
    try await session.moved("/c", to: "/d")
    let next = SessionRecord(in: state)
    #expect(await next.openDocuments == ["/a", "/d"])
    #expect(await next.recentDocuments == ["/d", "/c", "/b", "/a"])
    try Data("{".utf8).write(to: URL(fileURLWithPath: state.path + "/session.json"))
    #expect(await SessionRecord(in: state).openDocuments.isEmpty)
  }
}
