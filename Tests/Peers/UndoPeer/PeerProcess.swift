import Foundation
import UndoScript

/// Another implementation of the contract, as a process that takes a command a line and answers with a
/// state a line.
final class PeerProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var unread = Data()

  init(path: String) throws {
    process.executableURL = URL(fileURLWithPath: path)
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// Plays a whole script from the beginning and returns the state after each of its commands.
  ///
  /// All lines are sent before the first answer is read, so a script must fit a pipe's buffer.
  func play(_ script: [ScriptCommand]) throws -> [String] {
    let lines = "reset\n" + script.map { $0.line + "\n" }.joined()
    try input.fileHandleForWriting.write(contentsOf: Data(lines.utf8))
    _ = try nextLine()
    return try script.map { _ in try nextLine() }
  }

  private func nextLine() throws -> String {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        defer { unread = Data(unread[unread.index(after: end)...]) }
        return String(decoding: unread[..<end], as: UTF8.self)
      }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw PeerGone() }
      unread += more
    }
  }

  struct PeerGone: Error, CustomStringConvertible {
    var description: String { "the peer ended in the middle of a script" }
  }
}
