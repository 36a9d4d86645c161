import DocumentFile
import DocumentTestSupport
import Editing
import Foundation
import Shapes
import TestSupport
import Testing

@testable import Documents

/// A program is killed at random instants while it writes, and nothing that was acknowledged is lost.
///
/// `BACKSTROKE_KILLS` says how often, for a long run by hand.
@Suite struct KillTests {
  private static let kills =
    ProcessInfo.processInfo.environment["BACKSTROKE_KILLS"].flatMap(Int.init) ?? 12
  /// How often one file is killed before the next begins.
  private static let killsPerFile = 20

  @MainActor @Test func `a kill at any instant loses no acknowledged action`() async throws {
    var generator = SeededGenerator(seed: 81)
    var killed = 0
    var written = 0
    while killed < Self.kills {
      let folder = try TemporaryFolder()
      let path = folder.path("killed.backstroke")
      var model = DocumentModel(.sample(5))
      for round in 0..<min(Self.killsPerFile, Self.kills - killed) {
        let seed = generator.next() % 1_000_000
        let nextID = 6 + Int64(round) * 1_000_000
        let delay = Int.random(in: 0..<120, using: &generator)
        let output = try await kill(path, seed, nextID, afterMilliseconds: delay)
        killed += 1
        written += output.written
        guard output.isReady else { continue }
        try expectWhole(path)
        try await advance(&model, ActionScript(seed: seed, nextID: nextID), to: path, output)
        try await expectUndoToFirstState(path, model)
      }
    }
    print("\(killed) kills, \(written) actions acknowledged before them")
    #expect(written > killed, "the writer hardly wrote anything")
  }

  private struct Output {
    var isReady = false
    var written = 0
    var done = 0
  }

  /// Runs the writer for a while after its first word, and kills it.
  private func kill(
    _ path: String, _ seed: UInt64, _ nextID: Int64, afterMilliseconds delay: Int
  ) async throws -> Output {
    let writer = try ChildProgram([
      BuiltProgram.url("DocumentWriter").path, path, "\(seed)", "\(nextID)",
    ])
    let start = writer.output.availableData
    try await Task.sleep(for: .milliseconds(delay))
    writer.kill()
    let result = writer.finish()
    #expect(
      result.status == -SIGKILL, "it ended by itself, seed \(seed): \(result.errors)")
    let text = start + Data(result.output.utf8)
    var output = Output()
    for line in String(decoding: text, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 2, let number = Int(words[1]) else { continue }
      output.isReady = true
      if words[0] == "written" { output.written = number } else { output.done = number }
    }
    return output
  }

  private func expectWhole(_ path: String) throws {
    #expect(try SQLiteTool.run(path, "PRAGMA integrity_check") == "ok")
  }

  /// Replays the script up to the state in the file, which has everything that was acknowledged.
  @MainActor private func advance(
    _ model: inout DocumentModel, _ script: ActionScript, to path: String, _ output: Output
  ) async throws {
    let document = try await Document.open(path)
    var script = script
    var number = 0
    // The action after the last one that was told may have been written as well.
    while true {
      if number >= output.written, model.canvas == document.editor.canvas,
        model.outline == document.outline
      {
        break
      }
      guard number <= output.done else {
        Issue.record("no state from \(output.written) to \(output.done) is the one in the file")
        break
      }
      while try !model.perform(script.next(on: model.canvas, model.outline)) {}
      number += 1
    }
    try await document.close()
  }

  /// Undoes everything, in a copy, so that the next round finds the file as it is.
  @MainActor private func expectUndoToFirstState(
    _ path: String, _ model: DocumentModel
  ) async throws {
    let copy = path + "-copy"
    try? FileManager.default.removeItem(atPath: copy)
    try FileManager.default.copyItem(atPath: path, toPath: copy)
    let document = try await Document.open(copy)
    while document.canUndo {
      try await document.undo()
      let isSame = document.editor.canvas == model.states[document.currentStep]
      #expect(isSame, "step \(document.currentStep.rawValue)")
    }
    #expect(document.currentStep == .start)
    try await document.close()
  }
}
