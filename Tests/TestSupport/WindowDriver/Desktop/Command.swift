internal import Foundation

/// A program that was run to its end.
package struct Command {
  /// What it wrote to standard output.
  package let output: String
  /// What it wrote to standard error.
  package let complaints: String
  /// Its exit status, or the negated number of the signal that ended it.
  package let status: Int32

  /// Runs a program and waits for its end.
  ///
  /// `command` is its name or path, then its arguments. Without an `environment` it has that of the
  /// tests.
  ///
  /// - Throws: ``NotSeen``, if it cannot be started.
  package static func run(
    _ command: [String], environment: [String: String]? = nil
  ) throws -> Command {
    let output = try PrivatePipe()
    let errors = try PrivatePipe()
    let process = try ChildProcess(
      command, environment: environment, output: output.writing, errors: errors.writing)
    try output.writing.close()
    try errors.writing.close()
    let written = output.reading.readDataToEndOfFile()
    let complaints = errors.reading.readDataToEndOfFile()
    return Command(
      output: String(decoding: written, as: UTF8.self),
      complaints: String(decoding: complaints, as: UTF8.self), status: process.wait())
  }
}
