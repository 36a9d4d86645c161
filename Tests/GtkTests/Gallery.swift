import Foundation
import WindowDriver

/// The gallery as the person before it sees it.
@WindowTesting struct Gallery {
  let program: RunningProgram
  let window: Window

  /// What the journal says.
  var entries: [String] {
    let prefix = "Journal:"
    let label = window.element.find(.label) { $0.name.hasPrefix(prefix) }
    return label.map {
      $0.name.dropFirst(prefix.count).split(separator: " · ").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    } ?? []
  }

  func click(_ button: String) throws {
    try window.click(window.element(.button, button))
  }

  /// Clicks a button of the dialog that is open.
  func answer(_ button: String) throws {
    let dialog = try program.window { $0 != "Gallery" }
    // GTK names the buttons of its file dialog "_Save Save"; the labels on them are plain.
    try dialog.element.element(.button, "a button with the text \(button)") {
      $0.find(.label, button) != nil
    }
    .perform("click")
  }

  /// Waits until the journal says exactly this.
  func sees(_ journal: String, file: String = #fileID, line: Int = #line) throws {
    try eventually("“\(journal)”; there is: \(entries)", file: file, line: line) {
      entries.joined(separator: " · ") == journal
    }
  }
}
