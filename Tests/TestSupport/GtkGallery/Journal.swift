import Gtk

/// What the widgets told the program, in order, shown in a label for the tests to read.
final class Journal {
  let label = Label("Journal:")
  private var entries: [String] = []

  init() {
    label.wraps = true
    label.textPosition = 0
  }

  func write(_ entry: String) {
    entries.append(entry)
    label.text = "Journal: " + entries.joined(separator: " · ")
  }

  func clear() {
    entries = []
    label.text = "Journal:"
  }
}
