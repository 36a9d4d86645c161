/// A script with what must be seen after each line: `command | state | notifications`.
///
/// Tables are text, so that the same ones can be played on another implementation of the contract.
package struct ScriptTable {
  /// A line: a command, the state after it, and the notifications it posts.
  package struct Row {
    package let command: ScriptCommand
    package let expected: String
  }

  /// What goes wrong in reading a table.
  package struct Malformed: Error, CustomStringConvertible {
    package let line: String
    package var description: String { "not a line of a table: \(line)" }
  }

  package let title: String
  package private(set) var rows: [Row] = []

  /// Reads the tables of a file: `= title`, then rows; `#` begins a comment.
  package static func tables(in text: String) throws -> [ScriptTable] {
    var tables: [ScriptTable] = []
    for line in text.split(separator: "\n").map(String.init) {
      if line.hasPrefix("#") { continue }
      if line.hasPrefix("= ") {
        tables.append(ScriptTable(title: String(line.dropFirst(2))))
        continue
      }
      let cells = line.split(separator: "|", maxSplits: 1).map(String.init)
      guard cells.count == 2, !tables.isEmpty,
        let command = ScriptCommand(line: trimmed(cells[0]))
      else { throw Malformed(line: line) }
      tables[tables.count - 1].rows.append(Row(command: command, expected: trimmed(cells[1])))
    }
    return tables
  }

  /// Joins a state and the notifications to what a row expects.
  package static func cells(_ state: ScriptState, posts: String) -> String {
    trimmed("\(state.line) | \(posts)")
  }

  private static func trimmed(_ text: String) -> String {
    var text = Substring(text)
    while text.last == " " { text.removeLast() }
    while text.first == " " { text.removeFirst() }
    return String(text)
  }
}
