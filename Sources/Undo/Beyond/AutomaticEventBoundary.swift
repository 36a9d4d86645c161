public import Foundation

/// Detects the loop that handles the present event.
///
/// - In a callback of Foundation's main run loop, the event ends with that run loop's pass.
/// - In a task on the main actor, it ends when the task suspends or returns.
/// - Outside of both, at the top level of a program, nobody can know yet whether a loop will ever
///   run. The group closes with the first pass of whichever loop does; `undo()` and `redo()` close it
///   too. A program that never runs one would gather all its work in one step: the manager says so on
///   standard error as soon as a second registration joins the first.
public final class AutomaticEventBoundary: EventBoundary {
  private let runLoop = RunLoopEventBoundary()
  private let mainQueue = MainQueueEventBoundary()

  /// Makes a boundary that looks for a loop each time it is asked.
  public init() {}

  /// Calls `close` at the end of the present event of the loop that is running.
  public func atEndOfEvent(
    inModes modes: [RunLoop.Mode], _ close: @escaping @MainActor @Sendable () -> Void
  ) {
    if RunLoop.current.currentMode != nil {
      runLoop.atEndOfEvent(inModes: modes, close)
    } else if Self.isInTask {
      mainQueue.atEndOfEvent(inModes: modes, close)
    } else {
      runLoop.atEndOfEvent(inModes: modes, close)
      mainQueue.atEndOfEvent(inModes: modes, close)
    }
  }

  /// Whether a run loop or a task on the main actor is running.
  public var isInEvent: Bool { RunLoop.current.currentMode != nil || Self.isInTask }

  private static var isInTask: Bool { withUnsafeCurrentTask { $0 != nil } }
}
