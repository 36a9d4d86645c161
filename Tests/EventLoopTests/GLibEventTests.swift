import Foundation
import Testing

/// Events of GLib's main loop, in a program of its own: a loop takes the thread it runs on.
@Suite struct GLibEventTests {
  @Test func `each event of GLib's loop is a step, and so is each of a nested loop`() throws {
    let directory = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let process = Process()
    process.executableURL = directory.appendingPathComponent("GLibEvents")
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(
      String(decoding: printed, as: UTF8.self) == """
        two registrations: level 1, then 1 steps
        one registration: level 1, then 2 steps
        nothing: level 0, then 2 steps
        a nested loop: level 1, then 4 steps
        undone to the start

        """)
    #expect(process.terminationStatus == 0)
  }
}
