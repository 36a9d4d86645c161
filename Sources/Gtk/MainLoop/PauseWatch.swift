import CGtk
import Glibc

/// Measures how long the main loop is away from its events: the longest time for which a window cannot answer.
///
/// A pause is the time between two waits for events. Whatever runs on the main thread in between is in it:
/// handlers, main-actor tasks, layout and drawing.
package enum PauseWatch {
  /// Calls a closure after each pause of at least that time, with its length in milliseconds.
  ///
  /// Call it once, before the loop runs; the closure runs on the main thread, between two turns of the loop.
  package static func start(
    reportingFrom least: Double, _ report: @escaping (_ milliseconds: Double) -> Void
  ) {
    Self.least = least
    Self.report = report
    g_main_context_set_poll_func(nil) { descriptors, count, timeout in
      let pause = Double(g_get_monotonic_time() - PauseWatch.lastWait) / 1000
      if PauseWatch.lastWait > 0, pause >= PauseWatch.least { PauseWatch.report(pause) }
      defer { PauseWatch.lastWait = g_get_monotonic_time() }
      return g_poll(descriptors, count, timeout)
    }
  }

  private static var least = 0.0
  private static var report: (Double) -> Void = { _ in }
  /// When the last wait ended, in microseconds; 0 before the first.
  private static var lastWait: gint64 = 0
}
