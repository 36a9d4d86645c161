import DocumentTestSupport
import Foundation
import Shapes
import TestSupport
import Testing

@testable import DocumentFile

@Suite struct RecoveryTests {
  private let folder: TemporaryFolder
  private let path: String
  private let output: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("damaged.backstroke")
    output = folder.path("recovered.backstroke")
  }

  /// Writes a document of some shapes with steps that move the first one, half of them undone.
  private func makeDocument(shapes: Int, steps: Int) throws -> Canvas {
    var canvas = Canvas.sample(shapes)
    try DocumentContents(canvas: canvas, nextShapeID: Int64(shapes) + 1).create(at: path)
    let file = try DocumentFile.open(path)
    var outline = try file.readState().outline
    func write(_ delta: Delta, _ step: DocumentAction.NewStep?, _ choices: [RedoChoice]) throws {
      try canvas.apply(delta)
      try file.write(
        DocumentAction(
          delta: delta, step: step, cursor: outline.cursor, choices: choices,
          nextShapeID: Int64(shapes) + 1))
    }
    var deltas: [Delta] = []
    for _ in 0..<steps {
      let parent = outline.cursor
      let (_, choices) = outline.appendStep()
      deltas.append(try Edit.move([ShapeID(1)], by: Vector(1, 0)).delta(on: canvas))
      try write(
        deltas.last!, DocumentAction.NewStep(parent: parent, name: "Move", time: 1), choices)
    }
    for delta in deltas.suffix(steps / 2).reversed() {
      let choices = outline.moveCursor(to: outline.parent(of: outline.cursor)!)
      try write(delta.inverted, nil, choices)
    }
    return canvas
  }

  private func change(_ edit: (inout Data) throws -> Void) throws {
    var data = try Data(contentsOf: URL(fileURLWithPath: path))
    try edit(&data)
    try data.write(to: URL(fileURLWithPath: path))
  }

  @Test func `a sound document is recovered as it is, and is not changed`() throws {
    let canvas = try makeDocument(shapes: 20, steps: 10)
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    let report = try Recovery.recover(path, to: output)
    #expect(report == Recovery.Report(shapeCount: 20, stepCount: 10, losses: []))
    let state = try DocumentFile.open(output).readState()
    #expect((state.contents.canvas == canvas) as Bool)
    #expect(state.outline.cursor == StepID(5))
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    #expect(try folder.names().sorted() == ["damaged.backstroke", "recovered.backstroke"])
  }

  @Test func `a broken page costs the shapes in it`() throws {
    _ = try makeDocument(shapes: 2000, steps: 0)
    try change { data in
      let page = data.count / 4096 / 2
      data.replaceSubrange(
        page * 4096..<(page + 1) * 4096, with: Data(repeating: 0xA5, count: 4096))
    }
    #expect(throws: DocumentError.self) { try DocumentContents(contentsOf: path) }
    let report = try Recovery.recover(path, to: output)
    #expect(report.shapeCount > 1900 && report.shapeCount < 2000)
    #expect(report.losses.count == 1)
    #expect(try DocumentContents(contentsOf: output).canvas.count == report.shapeCount)
  }

  @Test func `broken first bytes cost nothing`() throws {
    let canvas = try makeDocument(shapes: 20, steps: 10)
    try change { $0.replaceSubrange(0..<60, with: Data(repeating: 0xA5, count: 60)) }
    #expect(throws: DocumentError(path: path, reason: .notADocument)) {
      try DocumentContents(contentsOf: path)
    }
    let report = try Recovery.recover(path, to: output)
    #expect(report.shapeCount == 20)
    #expect(report.stepCount == 10)
    #expect((try DocumentContents(contentsOf: output).canvas == canvas) as Bool)
  }

  @Test(arguments: [
    ("UPDATE shape SET stacking_key = 'a0' WHERE id < 3", 20, "moved to the front"),
    (
      "PRAGMA ignore_check_constraints = ON; UPDATE shape SET opacity = 7.0 WHERE id = 3", 19,
      "lost"
    ),
    ("UPDATE shape SET fill = 'red' WHERE id = 3", 19, "lost"),
    ("UPDATE step SET delta = x'00' WHERE id = 3", 20, "of the history"),
    ("UPDATE document SET value = 99 WHERE name = 'cursor'", 20, "of the history"),
    ("DELETE FROM document", 20, "history is lost"),
  ])
  func `what is wrong in a row costs no more than it must`(
    sql: String, count: Int, loss: String
  ) throws {
    _ = try makeDocument(shapes: 20, steps: 10)
    try SQLiteTool.run(path, sql)
    let report = try Recovery.recover(path, to: output)
    #expect(report.shapeCount == count)
    #expect(report.losses.contains { $0.contains(loss) }, "\(report.losses)")
    #expect(try DocumentContents(contentsOf: output).canvas.count == count)
  }

  @Test func `what cannot be rescued is refused, and no file is left behind`() throws {
    try Data(repeating: 7, count: 9000).write(to: URL(fileURLWithPath: path))
    #expect(throws: DocumentError.self) { try Recovery.recover(path, to: output) }
    #expect(try folder.names() == ["damaged.backstroke"])
    try Data().write(to: URL(fileURLWithPath: output))
    #expect(throws: DocumentError(path: output, reason: .exists)) {
      try Recovery.recover(path, to: output)
    }
  }
}
