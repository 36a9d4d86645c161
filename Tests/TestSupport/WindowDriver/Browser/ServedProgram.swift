internal import Foundation

/// A program that was just built, shown on a page of a browser by `scripts/serve`.
@WindowTesting
package final class ServedProgram {
  /// What a person opens in the browser.
  package private(set) var address = ""

  private let desktop: Desktop
  private let script: ChildProcess
  private let home: PrivateHome

  /// Serves a program, waits for its address, does `body`, and ends it.
  ///
  /// - Throws: what `body` throws, or ``NotSeen`` if no address is printed.
  package static func run(
    _ name: String, _ arguments: [String] = [], body: @WindowTesting (ServedProgram) throws -> Void
  ) throws {
    let served = try ServedProgram(name, arguments, on: Desktop.shared.get())
    defer { served.end() }
    try body(served)
  }

  private init(_ name: String, _ arguments: [String], on desktop: Desktop) throws {
    self.desktop = desktop
    home = try PrivateHome()
    let output = try PrivatePipe()
    // The session bus of the desktop, so that the elements can be found; the display is the
    // script's own.
    let environment = desktop.environment.merging(home.environment) { $1 }
    script = try ChildProcess(
      [Desktop.projectFolder.appending(path: "scripts/serve").path, desktop.program(name)]
        + arguments,
      environment: environment, output: output.writing)
    try output.writing.close()
    var text = ""
    while !text.contains("?token="), case let data = output.reading.availableData,
      !data.isEmpty
    {
      text += String(decoding: data, as: UTF8.self)
    }
    address =
      text.split(whereSeparator: \.isWhitespace).map(String.init).first { $0.hasPrefix("http://") }
      ?? ""
    guard !address.isEmpty else {
      end()
      throw NotSeen(description: "scripts/serve printed no address, but: \(text)")
    }
  }

  /// Waits for the program's window, as a screen reader finds it.
  package func window() throws -> Element {
    try eventually("a window of the served program") {
      desktop.application(ofProcess: script.identifier)?.children.first(where: \.isShowing)
    }
  }

  private func end() {
    script.terminate()
    script.wait()
    home.remove()
  }
}
