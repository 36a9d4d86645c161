import Foundation
import Testing
import UndoScript

/// The tables beside this file: operation, then state, titles, level and notification counts.
@MainActor @Suite struct TableTests {
  private static let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Tables")

  @Test(arguments: ["grouping", "undoing", "names", "limits", "removal"])
  func `every row of the tables holds`(file: String) throws {
    let url = Self.directory.appendingPathComponent("\(file).table")
    let tables = try ScriptTable.tables(in: String(contentsOf: url, encoding: .utf8))
    try #require(!tables.isEmpty)
    for table in tables {
      let player = ScriptPlayer()
      for (number, row) in table.rows.enumerated() {
        player.play(row.command)
        let found = ScriptTable.cells(player.state, posts: player.takePosts())
        #expect(
          found == row.expected, "\(file): \(table.title), row \(number + 1): \(row.command.line)")
      }
    }
  }
}
