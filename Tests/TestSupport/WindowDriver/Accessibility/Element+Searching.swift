extension Element {
  /// The elements inside, however deep, that show and satisfy `condition`, in the order of the
  /// program.
  package func elements(_ role: Role, where condition: (Element) -> Bool = { _ in true })
    -> [Element]
  {
    children.flatMap { child -> [Element] in
      guard child.isVisible else { return [] }
      let inside = child.elements(role, where: condition)
      return child.matches(role, condition) ? [child] + inside : inside
    }
  }

  /// The first element inside with this role and name, or nil if there is none now.
  package func find(_ role: Role, _ name: String) -> Element? {
    find(role) { $0.name == name }
  }

  /// The first element inside with this role that satisfies `condition`, or nil if there is none
  /// now.
  package func find(_ role: Role, where condition: (Element) -> Bool) -> Element? {
    for child in children where child.isVisible {
      if child.matches(role, condition) { return child }
      if let found = child.find(role, where: condition) { return found }
    }
    return nil
  }

  private func matches(_ role: Role, _ condition: (Element) -> Bool) -> Bool {
    self.role == role && condition(self) && isShowing
  }

  /// Waits for the element inside with this role and name.
  ///
  /// - Throws: ``NotSeen``, with all that is there instead.
  package func element(
    _ role: Role, _ name: String, file: String = #fileID, line: Int = #line
  ) throws -> Element {
    try element(role, "named “\(name)”", file: file, line: line) { $0.name == name }
  }

  /// Waits for the element inside with this role that satisfies `condition`.
  ///
  /// - Throws: ``NotSeen``, with all that is there instead.
  package func element(
    _ role: Role, _ what: String, file: String = #fileID, line: Int = #line,
    where condition: (Element) -> Bool
  ) throws -> Element {
    try eventually("\(role.rawValue) \(what) in:\n\(tree)", file: file, line: line) {
      find(role, where: condition)
    }
  }

  /// Everything inside, an element a line, for messages: role, name, description and states.
  package var tree: String { outline(indentedBy: "") }

  private func outline(indentedBy indent: String) -> String {
    let notes = [
      isShowing ? nil : "not showing", isEnabled ? nil : "disabled", isFocused ? "focused" : nil,
      isChecked ? "checked" : nil, description.isEmpty ? nil : "“\(description)”",
    ]
    let line =
      "\(indent)\(role.rawValue) “\(name)” \(notes.compactMap { $0 }.joined(separator: ", "))"
    let shown = isVisible ? children : []
    return ([line] + shown.map { $0.outline(indentedBy: indent + "  ") }).joined(separator: "\n")
  }
}
