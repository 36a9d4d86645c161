import Foundation

/// The `sqlite3` tool: somebody who knows SQLite, and nothing of documents.
package enum SQLiteTool {
  /// Runs statements on a file.
  ///
  /// - Returns: What the tool prints.
  /// - Throws: When the tool is missing or refuses.
  @discardableResult
  package static func run(_ path: String, _ sql: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/sqlite3")
    process.arguments = [path, sql]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw CocoaError(.fileWriteUnknown)
    }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}
