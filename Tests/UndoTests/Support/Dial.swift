import Undo

/// Something that is turned, and registers its turning back in one of three ways.
@MainActor final class Dial {
  enum Way: CaseIterable {
    case selector, invocation, handler
  }

  var way = Way.handler
  var label = ""
  private(set) var position = 0
  private(set) var notes: [String] = []
  private let undoManager: UndoManager

  init(_ undoManager: UndoManager) { self.undoManager = undoManager }

  func turn(to new: Int) {
    switch way {
    case .selector:
      undoManager.registerUndo(withTarget: self, selector: Dial.turn(to:), object: position)
    case .invocation:
      undoManager.prepare(withInvocationTarget: self).call(Dial.turn(to:), position)
    case .handler:
      undoManager.registerUndo(withTarget: self) { [position] in $0.turn(to: position) }
    }
    position = new
  }

  func note(_ text: String, times: Int) {
    for _ in 0..<times { notes.append(text) }
  }

  func reset() { notes.append("reset") }
}
