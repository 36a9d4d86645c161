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

  @Test func `of a file that was cut off the shapes are rescued that are still there`() throws {
    _ = try makeDocument(shapes: 2000, steps: 10)
    try change { $0.removeLast($0.count / 5) }
    let report = try Recovery.recover(path, to: output)
    #expect(report.shapeCount > 1000)
    #expect(!report.losses.isEmpty)
    #expect(try DocumentFile.open(output).readState().contents.canvas.count == report.shapeCount)
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

  /// Three steps, and in another branch two that follow the first of them; the drawing is after the last.
  private func makeBranches() throws -> [StepID: Canvas] {
    var canvas = try makeDocument(shapes: 5, steps: 0)
    let file = try DocumentFile.open(path)
    var outline = try file.readState().outline
    var states = [StepID.start: canvas]
    for (number, place) in [0, 1, 2, 1, 4].enumerated() {
      let parent = StepID(Int64(place))
      var delta = Delta()
      if outline.cursor != parent {
        let choices = outline.moveCursor(to: parent)
        delta = Delta(replacing: canvas, with: states[parent]!)
        try file.write(
          DocumentAction(
            delta: delta, step: nil, cursor: parent, choices: choices, nextShapeID: 6))
        canvas = states[parent]!
      }
      let (id, choices) = outline.appendStep()
      let edit = Edit.move([ShapeID(1)], by: Vector(Double(number) + 1, 0))
      delta = try edit.delta(on: canvas)
      try canvas.apply(delta)
      states[id] = canvas
      try file.write(
        DocumentAction(
          delta: delta, step: DocumentAction.NewStep(parent: parent, name: "Move", time: 1),
          cursor: id, choices: choices, nextShapeID: 6))
    }
    return states
  }

  /// The parents of the steps that were recovered, checked to lead to the states that they had.
  private func expectSteps(_ states: [StepID: Canvas], start: Int64) throws -> [Int64: Int64] {
    let file = try DocumentFile.open(output)
    let state = try file.readState()
    var found = [StepID.start: states[StepID(start)]!]
    var parents: [Int64: Int64] = [:]
    let ids = (0..<state.outline.count).map { state.outline.step(at: $0).rawValue }
    try file.readSteps(ids.map { $0...$0 }, newestFirst: false) { step in
      var canvas = found[step.parent]!
      try canvas.apply(step.delta)
      #expect((canvas == states[step.id]) as Bool)
      found[step.id] = canvas
      parents[step.id.rawValue] = step.parent.rawValue
      return true
    }
    #expect((state.contents.canvas == found[state.outline.cursor]) as Bool)
    return parents
  }

  @Test func `every branch of the history is recovered`() throws {
    let states = try makeBranches()
    let report = try Recovery.recover(path, to: output)
    #expect(report == Recovery.Report(shapeCount: 5, stepCount: 5, losses: []))
    #expect(try expectSteps(states, start: 0) == [1: 0, 2: 1, 3: 2, 4: 1, 5: 4])
  }

  @Test(
    arguments: [
      // The step is in the other branch: what follows it is lost.
      (2, 0, [1: 0, 4: 1, 5: 4]),
      // It is on the way back: both branches follow the start then.
      (1, 1, [2: 0, 3: 2, 4: 0, 5: 4]),
      // It is the present one: nothing can be undone, and no branch be reached.
      (5, 5, [:]),
    ] as [(Int, Int64, [Int64: Int64])])
  func `a lost step costs what is connected by it alone`(
    lost: Int, start: Int64, parents: [Int64: Int64]
  ) throws {
    let states = try makeBranches()
    try SQLiteTool.run(path, "UPDATE step SET delta = x'00' WHERE id = \(lost)")
    let report = try Recovery.recover(path, to: output)
    #expect(report.losses == ["Of 5 steps of the history, \(parents.count) could be kept."])
    #expect(try expectSteps(states, start: start) == parents)
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
