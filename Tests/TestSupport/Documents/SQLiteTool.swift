import Foundation

/// The `sqlite3` tool: somebody who knows SQLite, and nothing of documents.
package enum SQLiteTool {
  /// Runs statements on a file.
  ///
  /// - Returns: What the tool prints.
  /// - Throws: When the tool is missing or refuses.
  @discardableResult
  package static func run(_ path: String, _ sql: String) throws -> String {
    let result = try ChildProgram(["/usr/bin/sqlite3", path, sql]).finish()
    guard result.status == 0 else { throw CocoaError(.fileWriteUnknown) }
    return result.output.trimmingCharacters(in: .newlines)
  }
}
