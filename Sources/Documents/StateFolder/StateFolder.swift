public import DocumentFile
public import Foundation

/// The folder in which documents live that nobody has named yet, and what the program remembers from one
/// run to the next.
///
/// It is `backstroke` in the user's state folder (`XDG_STATE_HOME`, as the XDG Base Directory Specification
/// has it; `~/.local/state` by default).
public struct StateFolder: Sendable {
  /// The path of the folder.
  public let path: String

  /// Makes the folder of a user's environment.
  public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    // A relative path is to be ignored, the specification says.
    let state =
      environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? (environment["HOME"] ?? NSHomeDirectory()) + "/.local/state"
    path = state + "/backstroke"
  }

  private var untitledFolder: String { path + "/untitled" }

  /// A path for a new document, at which nothing is.
  ///
  /// - Throws: `DocumentError` when the folder cannot be made.
  public func makeUntitledPath(at time: Date = Date()) throws(DocumentError) -> String {
    try makeFolder(untitledFolder)
    let formatter = ISO8601DateFormatter()
    formatter.formatOptions = [.withFullDate, .withTime]
    let name = formatter.string(from: time)
    for number in 1...Int.max {
      let suffix = number == 1 ? "" : "-\(number)"
      let path = "\(untitledFolder)/\(name)\(suffix).\(DocumentContents.fileExtension)"
      if !FileManager.default.fileExists(atPath: path) { return path }
    }
    fatalError("StateFolder: every name is taken")
  }

  /// The documents that nobody has named, oldest first.
  public func untitledDocuments() -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: untitledFolder)) ?? []
    return names.filter { $0.hasSuffix(".\(DocumentContents.fileExtension)") }.sorted()
      .map { "\(untitledFolder)/\($0)" }
  }

  /// Whether a document is one that nobody has named.
  public func isUntitled(_ path: String) -> Bool { path.hasPrefix(untitledFolder + "/") }

  var sessionPath: String { path + "/session.json" }

  func makeFolder(_ folder: String) throws(DocumentError) {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    } catch {
      throw DocumentError(path: folder, reason: .unwritable(error.localizedDescription))
    }
  }
}
