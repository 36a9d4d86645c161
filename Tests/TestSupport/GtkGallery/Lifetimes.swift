import Gtk

/// What must be freed, and when.
enum Lifetimes {
  private final class Witness {}

  /// Plays through the lifetimes of widgets, handlers and actions that were never on screen.
  ///
  /// - Returns: "lifetimes hold", or what does not.
  static func check() -> String {
    let box = Box(.vertical)
    let button = Button("Button")
    box.append(button)

    weak let ofConnection = connectAndDisconnect(button)
    if ofConnection != nil { return "a disconnected handler is kept" }

    weak let ofHandler = connect(button)
    if ofHandler == nil { return "a handler was freed too early" }
    box.remove(button)
    if button.handle.isAlive { return "a removed widget is kept" }
    if ofHandler != nil { return "the handler of a removed widget is kept" }

    weak let ofAction = makeAction()
    if ofAction != nil { return "an action that nobody has is kept" }
    return "lifetimes hold"
  }

  /// Connects a handler that holds its own widget, which must be no cycle.
  private static func connect(_ button: Button) -> Witness? {
    let witness = Witness()
    button.onClicked { _ = (witness, button) }
    return witness
  }

  private static func connectAndDisconnect(_ button: Button) -> Witness? {
    let witness = Witness()
    let connection = button.onClicked { _ = witness }
    connection.disconnect()
    connection.disconnect()
    return witness
  }

  private static func makeAction() -> Witness? {
    let witness = Witness()
    _ = SimpleAction("unused") { _ = witness }
    return witness
  }
}
