internal import Foundation

extension Process {
  /// Starts it so that it can be stopped: with no signal blocked.
  ///
  /// A child inherits the signals that its parent's thread blocks, and libdispatch's threads block nearly all of them,
  /// so that a program started from one would never see a SIGTERM.
  func start() throws {
    var none = sigset_t()
    var former = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &former)
    defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
    try run()
  }
}
