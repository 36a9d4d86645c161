import Gtk

/// The actions of a window, by their place in `Action`.
final class WindowActions {
  private var actions: [Action: SimpleAction] = [:]

  /// The action; every one of a window is added when the window is made.
  subscript(action: Action) -> SimpleAction {
    guard let found = actions[action] else {
      fatalError("WindowActions: \(action.fullName) has not been added to the window")
    }
    return found
  }

  /// Adds an action to a window.
  func add(_ action: Action, _ simple: SimpleAction, to window: ApplicationWindow) {
    actions[action] = simple
    window.addAction(simple)
  }
}
