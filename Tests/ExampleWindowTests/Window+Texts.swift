import WindowDriver

extension Window {
  /// Clicks the button with that name.
  func click(_ button: String, file: String = #fileID, line: Int = #line) throws {
    try click(element(.button, button, file: file, line: line))
  }

  /// Waits until a text is there.
  func shows(_ text: String, file: String = #fileID, line: Int = #line) throws {
    _ = try element(.label, text, file: file, line: line)
  }
}
