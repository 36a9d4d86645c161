internal import CSpawn
internal import Foundation

/// A program that runs beside the tests.
///
/// Foundation's `Process` would do, were it not for what tests start at the same time: it lets each
/// child inherit the descriptors by which it learns of the end of the others, so that a desktop,
/// which runs to the end of the tests, would keep the end of another test's program from being seen.
/// This one passes on its three standard streams and nothing else.
final class ChildProcess {
  /// Its number.
  let identifier: pid_t

  /// The exit status, or the negated number of the signal that ended it, once that is known.
  private var knownStatus: Int32?

  /// Starts a program, by its path or by a name to be found in the `PATH`.
  ///
  /// Without an environment it has that of the tests; without a stream it reads nothing, and what it
  /// writes is lost.
  ///
  /// - Throws: ``NotSeen``, if it cannot be started.
  init(
    _ command: [String], environment: [String: String]? = nil, input: FileHandle? = nil,
    output: FileHandle? = nil, errors: FileHandle? = .standardError
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in [input, output, errors].enumerated() {
      if let stream {
        posix_spawn_file_actions_adddup2(&actions, stream.fileDescriptor, Int32(number))
      } else {
        posix_spawn_file_actions_addopen(&actions, Int32(number), "/dev/null", O_RDWR, 0)
      }
    }
    posix_spawn_file_actions_addclosefrom_np(&actions, 3)

    // A child inherits the signals that its parent's thread blocks, and libdispatch's threads block
    // nearly all of them, so that a program started from one would never see a SIGTERM.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

    let words = command.map { strdup($0) }
    let settings = (environment ?? ProcessInfo.processInfo.environment).map {
      strdup("\($0.key)=\($0.value)")
    }
    defer { (words + settings).forEach { free($0) } }
    var number = pid_t()
    let error = posix_spawnp(
      &number, command[0], &actions, &attributes, words + [nil], settings + [nil])
    guard error == 0 else {
      throw NotSeen(
        description: "\(command[0]) was not started: \(String(cString: strerror(error)))")
    }
    identifier = number
  }

  /// The exit status, or the negated number of the signal that ended it; nil while it runs.
  var status: Int32? { status(WNOHANG) }

  var isRunning: Bool { status == nil }

  /// Asks it to end.
  func terminate() {
    if isRunning { Foundation.kill(identifier, SIGTERM) }
  }

  /// Ends it without asking.
  func kill() {
    if isRunning { Foundation.kill(identifier, SIGKILL) }
  }

  /// Waits for its end, and returns its status.
  @discardableResult
  func wait() -> Int32 { status(0) ?? -1 }

  private func status(_ options: Int32) -> Int32? {
    if let knownStatus { return knownStatus }
    var state: Int32 = 0
    while true {
      let ended = waitpid(identifier, &state, options)
      if ended == -1 && errno == EINTR { continue }
      guard ended == identifier else { return nil }
      // As <sys/wait.h> takes it apart: the signal in the lowest seven bits, the exit status above.
      let signal = state & 0x7f
      knownStatus = signal == 0 ? (state >> 8) & 0xff : -signal
      return knownStatus
    }
  }

  /// The number of the process that started another one, from `/proc`.
  static func parent(of process: pid_t) -> pid_t? {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    else { return nil }
    let line = status.split(separator: "\n").first { $0.hasPrefix("PPid:") }
    return line?.split(whereSeparator: \.isWhitespace).last.flatMap { pid_t($0) }
  }
}

/// A pipe of which no child inherits an end that it was not given: else its reader would not see
/// the end of it while that child runs.
struct PrivatePipe {
  let reading: FileHandle
  let writing: FileHandle

  init() throws {
    var descriptors: [Int32] = [0, 0]
    guard pipe2(&descriptors, O_CLOEXEC) == 0 else {
      throw NotSeen(description: "no pipe: \(String(cString: strerror(errno)))")
    }
    reading = FileHandle(fileDescriptor: descriptors[0], closeOnDealloc: true)
    writing = FileHandle(fileDescriptor: descriptors[1], closeOnDealloc: true)
  }
}
