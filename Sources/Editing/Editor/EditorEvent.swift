public import Shapes

/// What an editor tells its observers.
public enum EditorEvent: Sendable {
  /// The canvas has changed by this delta; it is told once, after the canvas has it.
  case changed(Delta, Origin)
  /// A gesture shows these shapes in another state, or no longer does; the canvas is as before.
  case previewed(Set<ShapeID>)
  /// What can be undone and redone, and what it is called, may have changed.
  case historyChanged
}

/// Where a change comes from, so that observers and the file need not guess.
public enum Origin: Sendable {
  /// An action of the user.
  case user
  /// A step is undone.
  case undo
  /// A step is redone.
  case redo
  /// The document goes to another place in its timeline.
  case timeline
  /// Another program has changed the document's file.
  case elsewhere
}

/// An observer's place in an editor, or in the document around it.
///
/// It ends when it is cancelled or released.
@MainActor public final class EditorObservation {
  private var end: (() -> Void)?

  package init(end: @escaping () -> Void) { self.end = end }

  /// Ends the observation; the observer is not called any more.
  ///
  /// Ending it twice does nothing more.
  public func cancel() {
    end?()
    end = nil
  }

  isolated deinit { end?() }
}
