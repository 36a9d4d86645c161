extension Element {
  /// Waits until this is what a screen reader calls it.
  ///
  /// - Throws: ``NotSeen``, with the name that it has instead.
  package func waitForName(_ name: String, file: String = #fileID, line: Int = #line) throws {
    try eventually("“\(name)”; it is “\(self.name)”", file: file, line: line) {
      self.name == name
    }
  }

  /// Waits until it can be used, or cannot.
  ///
  /// - Throws: ``NotSeen``.
  package func waitUntil(
    isEnabled: Bool, file: String = #fileID, line: Int = #line
  ) throws {
    let what = "\(role.rawValue) “\(name)” is \(isEnabled ? "enabled" : "disabled")"
    try eventually(what, file: file, line: line) { self.isEnabled == isEnabled }
  }
}
