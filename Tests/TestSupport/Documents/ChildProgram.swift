import CSpawn
package import Foundation

/// A program that runs beside the tests, and of which they read what it prints.
///
/// It inherits its three standard streams and nothing else. Foundation's `Process` passes on the
/// descriptors by which it learns of the end of other programs that tests start at the same time.
package final class ChildProgram: Sendable {
  /// What the program prints.
  package let output: FileHandle
  /// What the program complains about.
  package let errors: FileHandle
  private let identifier: pid_t

  /// Starts a program, by its path.
  ///
  /// - Throws: `POSIXError` when it cannot be started.
  package init(_ command: [String]) throws {
    let (output, errors) = (try Self.pipe(), try Self.pipe())
    defer { for end in [output.writing, errors.writing] { close(end) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.writing, 1)
    posix_spawn_file_actions_adddup2(&actions, errors.writing, 2)
    posix_spawn_file_actions_addclosefrom_np(&actions, 3)
    let words = command.map { strdup($0) }
    let settings = ProcessInfo.processInfo.environment.map { strdup("\($0.key)=\($0.value)") }
    defer { for word in words + settings { free(word) } }
    var number = pid_t()
    let error = posix_spawn(&number, command[0], &actions, nil, words + [nil], settings + [nil])
    self.output = FileHandle(fileDescriptor: output.reading, closeOnDealloc: true)
    self.errors = FileHandle(fileDescriptor: errors.reading, closeOnDealloc: true)
    guard error == 0 else { throw POSIXError(POSIXErrorCode(rawValue: error) ?? .EIO) }
    identifier = number
  }

  /// A pipe whose ends no other child inherits.
  private static func pipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    guard pipe2(&ends, O_CLOEXEC) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    return (ends[0], ends[1])
  }

  /// Ends the program at once, wherever it is.
  package func kill() { _ = Foundation.kill(identifier, SIGKILL) }

  /// Waits for the end of the program.
  ///
  /// - Returns: Its exit status, or the negated number of the signal that ended it.
  @discardableResult
  package func wait() -> Int32 {
    var state: Int32 = 0
    while waitpid(identifier, &state, 0) == -1, errno == EINTR {}
    // As <sys/wait.h> takes it apart: the signal in the lowest seven bits, the exit status above.
    let signal = state & 0x7F
    return signal == 0 ? (state >> 8) & 0xFF : -signal
  }

  /// What a program has printed until its end.
  package struct Result: Sendable {
    /// The exit status, or the negated number of the signal that ended the program.
    package let status: Int32
    /// What it printed.
    package let output: String
    /// What it complained about.
    package let errors: String
  }

  /// Reads what the program prints until its end.
  package func finish() -> Result {
    let output = output.readDataToEndOfFile()
    let errors = errors.readDataToEndOfFile()
    return Result(
      status: wait(), output: String(decoding: output, as: UTF8.self),
      errors: String(decoding: errors, as: UTF8.self))
  }
}
