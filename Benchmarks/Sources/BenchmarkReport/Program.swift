import Foundation

/// A program that does the work of `peer.h` and prints a measurement a line.
struct Program {
  let name: String
  let path: String
  let leadingArguments: [String]

  /// Runs the work once: measurements by name, in nanoseconds or bytes a step.
  func run(_ work: String, steps: Int, levels: Int = 0) throws -> [String: Double] {
    let output = try execute([path] + arguments(work, steps, levels))
    var values: [String: Double] = [:]
    for line in output.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 3, let value = Double(words[1]) { values[String(words[0])] = value }
    }
    return values
  }

  /// Instructions that recording, undoing and redoing a step take together.
  ///
  /// The difference of two runs, so that starting the program does not count; nil without valgrind.
  func instructionsPerStep() throws -> Double? {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/valgrind") else { return nil }
    func count(_ steps: Int) throws -> Double {
      let output = try execute(
        ["/usr/bin/valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", path]
          + arguments("record", steps, 0), standardErrorToo: true)
      let line = output.split(separator: "\n").first { $0.contains("refs:") } ?? ""
      return Double(line.filter { $0.isNumber && $0.isASCII }.dropFirst(processDigits(line))) ?? 0
    }
    return (try count(14_000) - count(4_000)) / 10_000
  }

  /// How many digits of a line of valgrind's belong to the process number before the count.
  private func processDigits(_ line: Substring) -> Int {
    line.prefix { $0 != " " }.count { $0.isNumber }
  }

  private func arguments(_ work: String, _ steps: Int, _ levels: Int) -> [String] {
    leadingArguments + [work, String(steps), String(levels)]
  }

  private func execute(_ command: [String], standardErrorToo: Bool = false) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    let output = Pipe()
    process.standardOutput = output
    if standardErrorToo { process.standardError = output }
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failed(command: command) }
    return String(decoding: data, as: UTF8.self)
  }

  struct Failed: Error, CustomStringConvertible {
    let command: [String]
    var description: String { "failed: \(command.joined(separator: " "))" }
  }
}

/// Runs programs in turn, several rounds, so that whatever disturbs the machine disturbs all; the best
/// of a program's rounds counts.
func measure(
  _ programs: [Program], _ work: String = "record", steps: Int, levels: Int = 0, rounds: Int
) throws -> [String: [String: Double]] {
  var best: [String: [String: Double]] = [:]
  for _ in 0..<rounds {
    for program in programs {
      let values = try program.run(work, steps: steps, levels: levels)
      best[program.name, default: [:]].merge(values) { min($0, $1) }
    }
  }
  return best
}
