internal import Dispatch
internal import Foundation

/// A program that was run to its end.
package struct Command {
  /// What it wrote to standard output.
  package let output: String
  /// What it wrote to standard error.
  package let complaints: String
  /// Its exit status.
  package let status: Int32

  /// Runs a program and waits for its end.
  ///
  /// `command` is its name or path, then its arguments. Without an `environment` it has that of the
  /// tests.
  ///
  /// - Throws: an error of Foundation, if it cannot be started.
  package static func run(
    _ command: [String], environment: [String: String]? = nil
  ) throws -> Command {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    if let environment { process.environment = environment }
    let output = Pipe()
    let errors = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    // `waitUntilExit` looks only every 50 ms, which would be most of the time that a test takes.
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try process.start()
    let written = output.fileHandleForReading.readDataToEndOfFile()
    let complaints = errors.fileHandleForReading.readDataToEndOfFile()
    end.wait()
    return Command(
      output: String(decoding: written, as: UTF8.self),
      complaints: String(decoding: complaints, as: UTF8.self), status: process.terminationStatus)
  }
}
