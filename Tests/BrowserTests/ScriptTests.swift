import Foundation
import Testing
import WindowDriver

/// What the scripts at the top of the project promise to those who type them.
struct ScriptTests {
  private func script(_ name: String) -> String {
    Desktop.projectFolder.appending(path: name).path
  }

  @Test(arguments: ["run", "test"])
  func `an unknown option is refused with the usage and status 2`(_ name: String) throws {
    let refused = try Command.run([script(name), "--nonsense"])
    #expect(refused.status == 2)
    #expect(refused.output.isEmpty)
    #expect(refused.complaints.contains("'--nonsense'"))
    #expect(refused.complaints.contains("usage: ./\(name)"))
  }

  @Test(arguments: ["run", "test"])
  func `help is the usage on standard output`(_ name: String) throws {
    let help = try Command.run([script(name), "--help"])
    #expect(help.status == 0)
    #expect(help.output.hasPrefix("usage: ./\(name)"))
    #expect(help.complaints.isEmpty)
  }

  @Test func `serving ends with the program and has its exit status`() throws {
    let served = try Command.run([script("scripts/serve"), "/bin/sh", "-c", "exit 7"])
    #expect(served.status == 7)
    #expect(served.output.contains("http://127.0.0.1:"))
  }
}
