import DocumentFile
import DocumentTestSupport
import Editing
import Foundation
import Shapes
import TestSupport
import Testing

@testable import Documents

@MainActor @Suite struct TimelineTests {
  private let folder: TemporaryFolder
  private let document: Document

  init() throws {
    folder = try TemporaryFolder()
    document = Document(
      DocumentContents(canvas: .sample(3), nextShapeID: 4), at: folder.path("a.backstroke"),
      isUntitled: false)
  }

  private func move(by dx: Double = 10) throws {
    try document.editor.perform(.move([ShapeID(1)], by: Vector(dx, 0)))
  }

  @Test func `the list shows every branch and where the document is`() async throws {
    let timeline = Timeline(of: document) {}
    for _ in 0..<3 { try move() }
    try await document.undo()
    try await document.undo()
    try document.editor.perform(.rename(ShapeID(1), to: "A"))
    try move()
    try await document.undo()
    #expect(timeline.count == 6)
    #expect(timeline.currentIndex == 4)
    let entries = (0..<6).map { timeline.entry(at: $0) }
    #expect(
      entries.map(\.place) == [.behind, .behind, .otherBranch, .otherBranch, .present, .ahead])
    #expect(entries.map(\.isBranchPoint) == [false, true, false, false, false, false])
    #expect(entries[4].parent == entries[1].step)
  }

  @Test func `names and times come when they are asked for`() async throws {
    var changes = 0
    let timeline = Timeline(of: document) { changes += 1 }
    let start = Document.millisecondsSince1970()
    for _ in 0..<600 { try move(by: 1) }
    let end = Document.millisecondsSince1970()
    try await document.flush()
    changes = 0
    #expect(timeline.entry(at: 590).label == nil)
    while timeline.entry(at: 590).label == nil { try await Task.sleep(for: .milliseconds(5)) }
    #expect(timeline.entry(at: 590).label?.name == "Move Rectangle")
    #expect((start...end).contains(timeline.entry(at: 590).label!.time))
    #expect(changes == 1)
    try document.editor.perform(.rename(ShapeID(1), to: "A"))
    while timeline.entry(at: 601).label == nil { try await Task.sleep(for: .milliseconds(5)) }
    #expect(timeline.entry(at: 601).label?.name == "Rename Rectangle")
  }
}
