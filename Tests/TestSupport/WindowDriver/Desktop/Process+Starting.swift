internal import Foundation

extension Process {
  /// Starts it so that it can be stopped: with no signal blocked.
  ///
  /// A child inherits the signals that its parent's thread blocks, and libdispatch's threads block
  /// nearly all of them, so that a program started from one would never see a SIGTERM.
  func start() throws {
    var none = sigset_t()
    var former = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &former)
    defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
    try run()
  }
}

extension Process {
  /// The number of the process that started another one, from `/proc`.
  static func parent(of process: Int32) -> Int32? {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    else { return nil }
    let line = status.split(separator: "\n").first { $0.hasPrefix("PPid:") }
    return line?.split(whereSeparator: \.isWhitespace).last.flatMap { Int32($0) }
  }
}

extension Pipe {
  /// Keeps later programs from inheriting the writing end: its reader would never see the end of
  /// the pipe.
  func closeWritingOnExecute() {
    _ = fcntl(fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
  }
}
