package import Foundation

/// A folder of its own for each test, gone when the test is over.
package final class TemporaryFolder: Sendable {
  /// The folder.
  package let url: URL

  /// Makes the folder.
  package init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// The path of a file in it.
  package func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// The names of the files in it.
  package func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
