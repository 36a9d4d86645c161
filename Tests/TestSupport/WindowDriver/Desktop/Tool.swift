internal import Dispatch
internal import Foundation

/// A small program of the system, run to its end: `xdotool`, `xprop`, `import`.
enum Tool {
  /// Runs it on the desktop and returns what it wrote to standard output.
  ///
  /// - Throws: ``NotSeen`` with what it wrote to standard error, if it fails.
  @discardableResult
  static func run(_ command: [String], environment: [String: String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.environment = environment
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    // `waitUntilExit` looks only every 50 ms, which would be most of the time that a test takes.
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try process.start()
    let written = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = errors.fileHandleForReading.readDataToEndOfFile()
    end.wait()
    guard process.terminationStatus == 0 else {
      throw NotSeen(
        description:
          "\(command.joined(separator: " ")): \(String(decoding: complaint, as: UTF8.self))")
    }
    return String(decoding: written, as: UTF8.self)
  }
}
