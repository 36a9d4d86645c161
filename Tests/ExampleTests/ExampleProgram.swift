import Foundation

/// An example program as it was built beside the tests, run as a process.
struct ExampleProgram {
  let executable: URL

  /// What a run of the program left.
  struct Outcome {
    let status: Int32
    let standardOutput: String
    let standardError: String
  }

  /// The program was not built, or is not where it was looked for.
  struct Missing: Error, CustomStringConvertible {
    let path: String

    var description: String {
      "There is no example program at \(path). Build it first: swift build --build-tests"
    }
  }

  /// Finds the program of that name beside the test bundle.
  init(named name: String) throws {
    let directory = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    executable = directory.appendingPathComponent(name)
    guard FileManager.default.isExecutableFile(atPath: executable.path) else {
      throw Missing(path: executable.path)
    }
  }

  /// Runs the program to its end.
  func run(_ arguments: String...) throws -> Outcome {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let complained = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, standardOutput: String(decoding: printed, as: UTF8.self),
      standardError: String(decoding: complained, as: UTF8.self))
  }
}
