import Foundation
import Glibc

/// Whether the main loop sleeps when there is nothing to do.
enum Idling {
  static var isMainThread: Bool { Thread.isMainThread }

  /// Watches the processor time of half seconds in which nothing happens but being looked at.
  ///
  /// A main queue whose counter is not read takes all of each; a test that asks what is on the screen takes some, and on a
  /// busy machine much of one.
  static func isIdle() async -> Bool {
    for _ in 0..<12 {
      let before = clock()
      try? await Task.sleep(for: .milliseconds(500))
      if Double(clock() - before) / Double(CLOCKS_PER_SEC) < 0.25 { return true }
    }
    return false
  }
}
