import CGtk
import Glibc

/// Measures how long the main loop is away from its events: the longest time for which a window cannot answer.
///
/// A pause is the time between two waits for events. Whatever runs on the main thread in between is in it:
/// handlers, main-actor tasks, layout and drawing.
package enum PauseWatch {
  /// A time for which the loop did not look at events.
  package struct Pause {
    /// How long it was, in milliseconds.
    package let length: Double
    /// How long the main thread was computing in it, in milliseconds; the rest it waited, for a processor as a rule.
    package let computing: Double
  }

  /// Calls a closure after each pause of at least that many milliseconds.
  ///
  /// Call it once, before the loop runs; the closure runs on the main thread, between two turns of the loop.
  package static func start(reportingFrom least: Double, _ report: @escaping (Pause) -> Void) {
    Self.least = least
    Self.report = report
    g_main_context_set_poll_func(nil) { descriptors, count, timeout in
      PauseWatch.loopWaits()
      defer { PauseWatch.lastWait = (now(CLOCK_MONOTONIC), now(CLOCK_THREAD_CPUTIME_ID)) }
      return g_poll(descriptors, count, timeout)
    }
  }

  private static func loopWaits() {
    guard let lastWait else { return }
    let pause = Pause(
      length: now(CLOCK_MONOTONIC) - lastWait.time,
      computing: now(CLOCK_THREAD_CPUTIME_ID) - lastWait.processorTime)
    if pause.length >= least { report(pause) }
  }

  private static var least = 0.0
  private static var report: (Pause) -> Void = { _ in }
  /// When the last wait ended, in milliseconds.
  private static var lastWait: (time: Double, processorTime: Double)?
}

/// What a clock shows, in milliseconds.
private func now(_ clock: clockid_t) -> Double {
  var time = timespec()
  clock_gettime(clock, &time)
  return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
}
