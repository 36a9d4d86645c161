import Foundation
import Glibc

/// Whether the main loop sleeps when there is nothing to do.
enum Idling {
  static var isMainThread: Bool { Thread.isMainThread }

  /// Watches the processor time of half a second in which nothing happens.
  ///
  /// A main queue whose counter is not read takes all of it.
  static func isIdle() async -> Bool {
    let before = clock()
    try? await Task.sleep(for: .milliseconds(500))
    return Double(clock() - before) / Double(CLOCKS_PER_SEC) < 0.25
  }
}
