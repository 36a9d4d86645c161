import CGtk

/// A connected handler.
///
/// It stays connected when this value is dropped, until its object goes.
package struct SignalConnection {
  private let handle: ObjectHandle
  private let id: gulong

  init(_ handle: ObjectHandle, _ id: gulong) {
    self.handle = handle
    self.id = id
  }

  /// Ends the connection and frees what the closure captured.
  ///
  /// Calling it again, or after the object, does nothing.
  package func disconnect() {
    guard handle.isAlive, g_signal_handler_is_connected(handle.as(), id) != 0 else { return }
    g_signal_handler_disconnect(handle.as(), id)
  }
}

extension ObjectHandle {
  /// Connects a closure whose parameters name the signal's arguments; trailing ones may be left
  /// out.
  @discardableResult
  func connect<each Argument: SignalValue>(
    _ signal: String, _ body: @escaping (repeat each Argument) -> Void
  ) -> SignalConnection {
    connect(signal) { arguments, _ in
      var reader = ArgumentReader(arguments)
      body(repeat reader.next((each Argument).self))
    }
  }

  /// Connects a closure to a signal that wants an answer.
  @discardableResult
  func connectAnswering<each Argument: SignalValue, Answer: SignalValue>(
    _ signal: String, _ body: @escaping (repeat each Argument) -> Answer
  ) -> SignalConnection {
    connect(signal) { arguments, result in
      var reader = ArgumentReader(arguments)
      let answer = body(repeat reader.next((each Argument).self))
      if let result { answer.write(to: result) }
    }
  }

  /// Connects a closure that is told only what the person did, not what the program sets.
  ///
  /// So a panel may show the model's values without hearing its own echo.
  @discardableResult
  func connectUserChange(_ signal: String, _ body: @escaping () -> Void) -> SignalConnection {
    connect(signal) { [self] in
      // What is not on screen the person cannot change: a list of a closing window loses its
      // selection.
      guard !ProgramChange.isRunning, gtk_widget_get_mapped(self.as()) != 0 else { return }
      body()
    }
  }

  private func connect(_ signal: String, _ body: @escaping SignalHandler.Body) -> SignalConnection {
    SignalConnection(
      self, g_signal_connect_closure(raw, signal, SignalHandler.closure(body), 0))
  }
}

/// Marks the changes of values that the program makes itself.
///
/// One mark for all widgets: setting one toggle button of a group changes another, whose handler
/// must stay silent too.
enum ProgramChange {
  private static var depth = 0

  static var isRunning: Bool { depth > 0 }

  static func run(_ body: () -> Void) {
    depth += 1
    defer { depth -= 1 }
    body()
  }
}
