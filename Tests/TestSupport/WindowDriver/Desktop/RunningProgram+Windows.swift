internal import Foundation

extension RunningProgram {
  /// The windows that show now, oldest first.
  package var windows: [Window] {
    get throws {
      let identifiers = try desktop.windows(ofProcess: process.identifier)
      // Windows of one title are told apart by age, which both lists are ordered by.
      // One that is just closing has no title any more.
      var left = identifiers.compactMap { identifier in
        (try? desktop.title(ofWindow: identifier)).map { (identifier: identifier, title: $0) }
      }
      return elements.compactMap { element in
        let title = element.name
        guard let index = left.firstIndex(where: { $0.title == title }) else { return nil }
        return Window(element, identifier: left.remove(at: index).identifier, of: self)
      }
    }
  }

  /// Waits for a window, the oldest one whose title satisfies `condition`.
  ///
  /// - Throws: ``NotSeen``, with the windows that are there instead.
  package func window(
    file: String = #fileID, line: Int = #line, titled condition: (String) -> Bool = { _ in true }
  ) throws -> Window {
    try eventually("such a window; there are: \(elements.map(\.name))", file: file, line: line) {
      try windows.first { condition($0.title) }
    }
  }

  /// The windows as a screen reader finds them.
  private var elements: [Element] {
    desktop.application(ofProcess: process.identifier)?.children.filter(\.isShowing) ?? []
  }
}
