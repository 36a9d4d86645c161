import Foundation
import Testing

/// What must not compile, checked by the compiler: the files in `Compilation`, whose marked lines must
/// each give an error, and no other line.
@Suite struct CompilationTests {
  @Test func `what is right compiles`() throws {
    #expect(try diagnostics(of: "Compiles.swift") == [])
  }

  @Test(arguments: ["WrongTypes.swift", "TwoDomains.swift"])
  func `each marked line is refused, and no other`(file: String) throws {
    let found = try diagnostics(of: file)
    let marks = try Self.marks(in: file)
    try #require(!marks.isEmpty)
    for (line, mark) in marks {
      #expect(
        found.contains {
          $0.line == line && $0.kind == mark.kind && $0.message.contains(mark.words)
        },
        "\(file):\(line) must give an \(mark.kind) about \(mark.words); found: \(found)")
    }
    #expect(Set(found.map(\.line)).subtracting(marks.keys).isEmpty, "\(found)")
  }

  struct Diagnostic: Equatable {
    let line: Int
    let kind: String
    let message: String
  }

  private static let directory = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../Compilation")

  /// The lines that end in a mark, and the words after it.
  private static func marks(in file: String) throws -> [Int: (kind: String, words: String)] {
    let text = try String(contentsOf: directory.appendingPathComponent(file), encoding: .utf8)
    var marks: [Int: (kind: String, words: String)] = [:]
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if let mark = line.firstMatch(of: #/  // (error|warning): (.*)$/#) {
        marks[index + 1] = (String(mark.1), String(mark.2))
      }
    }
    return marks
  }

  /// Compiles a file against the module that these tests were built with, and returns what it says.
  private func diagnostics(of file: String) throws -> [Diagnostic] {
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-swift-version", "6", "-emit-sil", "-o", "/dev/null", "-module-name", "Snippet",
      "-parse-as-library", "-I", products.appendingPathComponent("Modules").path,
      Self.directory.appendingPathComponent(file).path,
    ]
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let output = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let found = output.matches(of: /(?m)^\S*?([^\/\s]+\.swift):(\d+):\d+: (error|warning): (.*)$/)
      .filter { $0.1 == file }
      .map { Diagnostic(line: Int($0.2)!, kind: String($0.3), message: String($0.4)) }
    if process.terminationStatus != 0, found.isEmpty {
      Issue.record("the compiler did not get as far as \(file): \(output)")
    }
    return found
  }
}
