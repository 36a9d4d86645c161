public import Foundation

/// Tells an undo manager when the event that is being handled ends, which closes the event's group.
///
/// Foundation's class knows only its own run loop. A boundary lets another loop take its place: GLib's
/// in a GTK program, or none, with the end of an event said by hand.
@MainActor public protocol EventBoundary: AnyObject {
  /// Calls `close` once, when the present event ends: after the code that runs now has returned to
  /// its loop, and before the loop begins with the next event.
  ///
  /// A nested loop, a modal dialog's for instance, ends the event only when it runs in one of `modes`;
  /// a loop without modes takes every event as listed.
  func atEndOfEvent(
    inModes modes: [RunLoop.Mode], _ close: @escaping @MainActor @Sendable () -> Void)

  /// Whether a loop is running now that will end the event. True without an implementation.
  ///
  /// Where it is false, the manager says on standard error that registrations gather in one group.
  var isInEvent: Bool { get }
}

extension EventBoundary {
  /// True: whoever sets a boundary of its own has the loop for it.
  public var isInEvent: Bool { true }
}

/// Events of Foundation's run loop: timers, sources, main-queue blocks.
///
/// It is the run loop of the thread that runs the main actor. On Linux that is not always the main
/// thread: a program with an asynchronous `main` moves to another one at its first suspension.
public final class RunLoopEventBoundary: EventBoundary {
  /// Makes a boundary for the run loop that handles the event.
  public init() {}

  /// Calls `close` at the end of the run loop's present pass in one of `modes`.
  public func atEndOfEvent(
    inModes modes: [RunLoop.Mode], _ close: @escaping @MainActor @Sendable () -> Void
  ) {
    RunLoop.current.perform(inModes: modes) { MainActor.assumeIsolated(close) }
  }
}

/// Jobs of the main actor, for a program whose main thread serves the main dispatch queue and runs no
/// run loop: the code between two suspensions is an event.
public final class MainQueueEventBoundary: EventBoundary {
  /// Makes a boundary for the main queue.
  public init() {}

  /// Calls `close` when the jobs that wait now on the main queue are done.
  public func atEndOfEvent(
    inModes modes: [RunLoop.Mode], _ close: @escaping @MainActor @Sendable () -> Void
  ) {
    DispatchQueue.main.async { MainActor.assumeIsolated(close) }
  }
}

/// Events whose end somebody says by calling `endEvent()`: for tests, servers, and programs with a
/// loop of their own.
public final class ManualEventBoundary: EventBoundary {
  private var pending: [@MainActor @Sendable () -> Void] = []

  /// Makes a boundary on which no event has begun.
  public init() {}

  /// Keeps `close` until `endEvent()`.
  public func atEndOfEvent(
    inModes modes: [RunLoop.Mode], _ close: @escaping @MainActor @Sendable () -> Void
  ) {
    pending.append(close)
  }

  /// Ends the present event: closes the event groups of all managers that use this boundary.
  public func endEvent() {
    let closes = pending
    pending = []
    for close in closes { close() }
  }
}
