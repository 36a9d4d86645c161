import DocumentFile
import Documents
import Editing
import Foundation
import Shapes

/// Makes steps, one a second.
@MainActor func edit(_ document: Document, _ count: Int64) async throws {
  for _ in 0..<count {
    try await Task.sleep(for: .seconds(1))
    try document.editor.perform(.move([ShapeID(1)], by: Vector(10, 0)))
    try await document.flush()
    tellStep(of: document)
  }
}

/// Prints each step that another program makes, until it has made enough.
@MainActor func watch(_ document: Document, until last: StepID) async {
  let observation = document.observe { [unowned document] event in
    if case .timelineChanged = event { tellStep(of: document) }
  }
  while document.currentStep < last { try? await Task.sleep(for: .milliseconds(20)) }
  observation.cancel()
}

@MainActor private func tellStep(of document: Document) {
  tell("step \(document.currentStep.rawValue) \(Document.millisecondsSince1970())")
}

/// Prints a line at once.
func tell(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }
