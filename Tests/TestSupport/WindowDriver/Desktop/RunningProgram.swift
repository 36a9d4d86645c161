package import Foundation

/// A program that was just built, running on the desktop, with a home folder of its own.
@WindowTesting
package final class RunningProgram {
  let desktop: Desktop
  let process: ChildProcess

  private let privateHome: PrivateHome
  /// Whether the home folder goes when the program does.
  private let ownsHome: Bool
  private let command: [String]
  private let settings: [String: String]

  private let errorFile: URL

  /// Runs a program of this package, waits for its first window, does `body`, and ends it.
  ///
  /// `name` is the product, such as `StoreUndoDemo`, or the absolute path of a program. `body` is
  /// what the person at the desktop does and sees. Without a `home` it has one of its own.
  ///
  /// - Throws: what `body` throws, with a picture of the screen; ``NotSeen`` if no window shows, or
  ///   if the program complained: a GTK warning or critical message is a failure.
  package static func run(
    _ name: String, _ arguments: [String] = [], environment: [String: String] = [:],
    home: PrivateHome? = nil, file: String = #fileID, line: Int = #line,
    body: @WindowTesting (RunningProgram) throws -> Void
  ) throws {
    let desktop = try Desktop.shared.get()
    let program = try RunningProgram(
      name, arguments, environment: environment, home: home, on: desktop)
    defer { program.end() }
    do {
      _ = try program.window(file: file, line: line)
      try body(program)
    } catch {
      let picture = try desktop.takePicture(named: "\(file.replacing("/", with: "-"))-\(line)")
      throw NotSeen(
        description: "\(error)\nA picture of the screen: \(picture.path)\n\(program.complaints)")
    }
    if program.hasComplained {
      throw NotSeen(description: "\(file):\(line): \(name) complained:\n\(program.complaints)")
    }
  }

  private init(
    _ name: String, _ arguments: [String], environment: [String: String], home: PrivateHome?,
    on desktop: Desktop
  ) throws {
    self.desktop = desktop
    privateHome = try home ?? PrivateHome()
    ownsHome = home == nil
    errorFile = privateHome.folder.appending(path: "standard-error-\(UUID().uuidString)")
    try Data().write(to: errorFile)

    command = [desktop.program(name)]
    settings = desktop.environment
      .merging(privateHome.environment) { $1 }
      .merging([
        // The same picture and words on every machine.
        "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "LANG": "C.UTF-8",
      ]) { $1 }
      .merging(environment) { $1 }
    process = try ChildProcess(
      command + arguments, environment: settings,
      output: .standardOutput, errors: FileHandle(forWritingTo: errorFile))
  }

  /// Its home folder, which goes when the program does.
  package var home: URL { privateHome.folder }

  /// A session bus for a program that is not to find the others, as if it ran for somebody else.
  ///
  /// It is the bus of the screen readers: what is told on it goes by its address, not by this.
  package var addressOfAnotherBus: String { desktop.environment["AT_SPI_BUS_ADDRESS"] ?? "" }

  /// What it has written to standard error.
  package var complaints: String {
    (try? String(contentsOf: errorFile, encoding: .utf8)) ?? ""
  }

  /// Whether GTK or GLib had something to complain of.
  ///
  /// GTK 4.8 is not ready to be asked by a screen reader for a widget of a dialog that is just closing: it has no path
  /// any more and GTK sends it all the same. That is its own matter, and none of ours.
  private var hasComplained: Bool {
    complaints.split(separator: "\n").contains { line in
      (line.contains("WARNING") || line.contains("CRITICAL")) && !line.contains(": g_variant_")
    }
  }

  /// Waits until the program has ended by itself, and returns its exit status.
  package func waitForExit(file: String = #fileID, line: Int = #line) throws -> Int32 {
    try eventually("the program ends", file: file, line: line) { process.status }
  }

  /// Starts the program once more, in the same home and on the same desktop, and waits for its end: one
  /// that hands what it was given to the program that runs already ends at once.
  package func startAgain(_ arguments: [String] = []) throws -> Command {
    try Command.run(command + arguments, environment: settings)
  }

  /// Ends the program at this very moment, as a crash or a power cut would: it has no chance to do
  /// anything.
  package func kill() {
    process.kill()
    process.wait()
  }

  private func end() {
    process.terminate()
    process.wait()
    if ownsHome { privateHome.remove() }
  }
}
