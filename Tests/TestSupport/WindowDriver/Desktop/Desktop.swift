internal import CAtspi
package import Foundation

/// A screen in memory of 1600 × 1000 pixels with a window manager and a session bus of its own:
/// `scripts/desktop`.
///
/// There is one for a whole test run. It is started when it is first asked for and ends with the
/// test process, however that ends, because the script stops when the pipe to it closes.
@WindowTesting
package final class Desktop {
  /// The desktop of this test run.
  package static let shared = Result { try Desktop() }

  /// What a program needs in its environment to show its windows here.
  package let environment: [String: String]

  /// Programs that were just built, and pictures of failures, are here.
  package let buildFolder: URL

  /// The checkout that is tested.
  package nonisolated static let projectFolder = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../../..").standardizedFileURL

  private let script: ChildProcess
  /// Held open: when it closes, the script takes the desktop down.
  private let life: PrivatePipe

  private init() throws {
    buildFolder = Bundle.main.bundleURL
    life = try PrivatePipe()
    let output = try PrivatePipe()
    script = try ChildProcess(
      [Self.projectFolder.appending(path: "scripts/desktop").path], input: life.reading,
      output: output.writing)
    try output.writing.close()

    var settings: [String: String] = [:]
    for line in Self.lines(of: output.reading) {
      guard let equals = line.firstIndex(of: "=") else { continue }
      settings[String(line[..<equals])] = String(line[line.index(after: equals)...])
    }
    guard let bus = settings["AT_SPI_BUS_ADDRESS"] else {
      throw NotSeen(description: "scripts/desktop did not start a desktop")
    }
    environment = ProcessInfo.processInfo.environment.merging(settings) { $1 }

    // The accessibility library of this process looks for the bus here.
    setenv("AT_SPI_BUS_ADDRESS", bus, 1)
    atspi_init()
    atspi_set_timeout(5_000, 15_000)
  }

  /// The lines until the first empty one.
  private static func lines(of handle: FileHandle) -> [String] {
    var text = ""
    while !text.hasSuffix("\n\n"), case let data = handle.availableData, !data.isEmpty {
      text += String(decoding: data, as: UTF8.self)
    }
    return text.split(separator: "\n").map(String.init)
  }

  /// The programs that show something, as a screen reader finds them.
  var applications: [Element] {
    guard let root = atspi_get_desktop(0) else { return [] }
    let applications = Element(owning: root).children
    // The library may keep what never changes; all else is the program's own answer, of now.
    let unchanging = AtspiCache(
      rawValue: ATSPI_CACHE_ROLE.rawValue | ATSPI_CACHE_INTERFACES.rawValue)
    for application in applications {
      atspi_accessible_set_cache_mask(application.accessible, unchanging)
    }
    return applications
  }

  /// The program with this process number, or one that this process started.
  func application(ofProcess process: Int32) -> Element? {
    applications.first {
      let own = $0.processIdentifier
      return own == process || ChildProcess.parent(of: own) == process
    }
  }

  /// The file of a program that was just built, or the one at an absolute path.
  func program(_ name: String) -> String {
    name.hasPrefix("/") ? name : buildFolder.appending(path: name).path
  }

  /// Runs a small program of the system on the desktop and returns what it wrote.
  ///
  /// - Throws: ``NotSeen`` with its complaints, if it fails.
  @discardableResult
  func run(_ command: [String]) throws -> String {
    let done = try Command.run(command, environment: environment)
    guard done.status == 0 else {
      throw NotSeen(description: "\(command.joined(separator: " ")): \(done.complaints)")
    }
    return done.output
  }

  /// Takes a picture of the screen into the build folder.
  ///
  /// - Returns: where it is.
  @discardableResult
  package func takePicture(named name: String) throws -> URL {
    let folder = buildFolder.appending(path: "window-test-pictures")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let picture = folder.appending(path: "\(name).png")
    try run(["import", "-window", "root", picture.path])
    return picture
  }
}
