import Foundation
import Undo

/// Something that can have the focus, in a chain that leads up to its window.
///
/// It does what a responder of UIKit does about undo: whoever has no manager of its own asks the
/// next one, so a command finds the nearest manager by asking the focused responder.
@MainActor class Responder {
  /// Who is asked next: the view around it, and at last the window.
  weak var next: Responder?

  init() {}

  /// The nearest manager on the way up.
  var undoManager: UndoManager? { next?.undoManager }
}

/// The end of the chain: it has a manager for all that is in the window.
@MainActor final class WindowResponder: Responder {
  private let ownManager = UndoManager()

  override var undoManager: UndoManager? { ownManager }
}
