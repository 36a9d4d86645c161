extension Window {
  /// Presses and releases a key, such as `z`, `Escape`, `Delete` or `Left`, while the modifiers are
  /// held.
  ///
  /// The key goes to the active window, as on any desktop, so this waits until this one is.
  package func press(
    _ key: String, holding modifiers: [Modifier] = [], times: Int = 1, file: String = #fileID,
    line: Int = #line
  ) throws {
    try waitUntilActive(file: file, line: line)
    let stroke = (modifiers.map(\.rawValue) + [key]).joined(separator: "+")
    try program.desktop.run(
      ["xdotool", "key", "--delay", "12"] + Array(repeating: stroke, count: times))
  }

  /// Holds a key down, which the keyboard repeats, until `body` has seen what it waits for.
  ///
  /// - Throws: What `body` throws.
  package func hold(
    _ key: String, holding modifiers: [Modifier] = [], file: String = #fileID, line: Int = #line,
    until body: () throws -> Void
  ) throws {
    try waitUntilActive(file: file, line: line)
    let keys = modifiers.map(\.rawValue) + [key]
    // However `body` ends, no key may stay down for the tests that follow.
    defer { _ = try? program.desktop.run(["xdotool"] + keys.reversed().flatMap { ["keyup", $0] }) }
    try program.desktop.run(["xdotool"] + keys.flatMap { ["keydown", $0] })
    try body()
  }

  /// Types a text.
  package func type(_ text: String, file: String = #fileID, line: Int = #line) throws {
    try waitUntilActive(file: file, line: line)
    try program.desktop.run(["xdotool", "type", "--delay", "12", "--", text])
  }

  private func waitUntilActive(file: String, line: Int) throws {
    try eventually("window “\(title)” is active, so that keys reach it", file: file, line: line) {
      isActive
    }
  }
}
