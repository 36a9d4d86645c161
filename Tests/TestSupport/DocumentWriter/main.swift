// document-writer FILE SEED NEXT-ID
//
// Opens or makes a document and does what the script of the seed says, until it is killed. It prints
// "done N" after its N-th action and "written N" when that is on the disk.
//
// document-writer --edit FILE COUNT; document-writer --watch FILE COUNT
//
// Makes COUNT steps, one a second, or watches another program make them. Either prints the step and the time, in
// milliseconds since 1970, when it is on the disk or is seen.

import DocumentFile
import DocumentTestSupport
import Documents
import Editing
import Foundation
import Shapes
import TestSupport

let arguments = CommandLine.arguments
if arguments.count == 4, let count = Int64(arguments[3]),
  ["--edit", "--watch"].contains(arguments[1])
{
  let document = try await Document.open(arguments[2])
  tell("access \(document.access)")
  if arguments[1] == "--edit" {
    try await edit(document, count)
  } else {
    await watch(document, until: StepID(count))
  }
  try await document.close()
  exit(0)
}
guard arguments.count == 4, let seed = UInt64(arguments[2]), let nextID = Int64(arguments[3]) else {
  fatalError("usage: document-writer FILE SEED NEXT-ID")
}
// A file that may not grow any further is an error like any other.
signal(SIGXFSZ, SIG_IGN)

let writer = try await ScriptedWriter(path: arguments[1], seed: seed, nextID: nextID)
try await writer.run()

@MainActor final class ScriptedWriter {
  private let document: Document
  private var script: ActionScript
  private var observation: EditorObservation?
  private var done = 0
  private var written = 0

  init(path: String, seed: UInt64, nextID: Int64) async throws {
    if FileManager.default.fileExists(atPath: path) {
      document = try await Document.open(path)
      guard document.access == .editable else { fatalError("\(document.access)") }
    } else {
      document = Document(
        DocumentContents(canvas: .sample(5), nextShapeID: 6), at: path, isUntitled: false)
      try await document.flush()
    }
    script = ActionScript(seed: seed, nextID: nextID)
    tell("written 0")
    observation = document.observe { [unowned self] _ in tellWritten() }
  }

  func run() async throws {
    while true {
      guard try await perform(script.next(on: document.editor.canvas, document.outline)) else {
        continue
      }
      done += 1
      tell("done \(done)")
      // Now and then the disk catches up; else several actions are on their way.
      if document.unwrittenActions > 12 { try? await document.flush() } else { await Task.yield() }
      if let failure = document.failure {
        FileHandle.standardError.write(Data("\(failure)\n".utf8))
        exit(1)
      }
    }
  }

  private func perform(_ action: ActionScript.Action) async throws -> Bool {
    switch action {
    case .edit(let edit): return try !document.editor.perform(edit).isEmpty
    case .undo: try await document.undo()
    case .redo: try await document.redo()
    case .go(let step):
      guard step != document.currentStep else { return false }
      try await document.go(to: step)
    case .forget(let step): _ = try await document.forgetHistory(before: step)
    }
    return true
  }

  private func tellWritten() {
    let now = document.writtenActions
    guard now > written else { return }
    written = now
    tell("written \(written)")
  }
}
