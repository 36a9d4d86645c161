/// Works something out off the main actor, again and again, one at a time: of the requests that come meanwhile only the
/// latest is done.
///
/// For what has to keep up with a pointer: the window goes on, and shows what there is.
@MainActor package final class LatestWork<Value: Sendable> {
  /// The request that waits until the one under way is done.
  private var waiting: (work: @Sendable () -> Value, deliver: @MainActor (Value) -> Void)?
  private var task: Task<Void, Never>?
  /// The number of the request under way, so that one that was cancelled delivers nothing.
  private var number = 0

  package init() {}

  /// Whether something is being worked out.
  package var isWorking: Bool { task != nil }

  /// Has something worked out, in the place of what waits.
  ///
  /// - Parameters:
  ///   - work: What to do, off the main actor; it may end early when `Task.isCancelled`. What it holds is released
  ///     there as well.
  ///   - deliver: Called with the result.
  package func request(
    _ work: @escaping @Sendable () -> Value, then deliver: @escaping @MainActor (Value) -> Void
  ) {
    waiting = (work, deliver)
    startNext()
  }

  /// Ends what is under way and forgets what waits; neither delivers anything.
  package func cancel() {
    task?.cancel()
    task = nil
    waiting = nil
    number += 1
  }

  private func startNext() {
    guard task == nil, let (work, deliver) = waiting.take() else { return }
    let number = number
    task = Task.detached { [weak self] in
      let value = work()
      await self?.finish(number, value, deliver)
    }
  }

  private func finish(_ number: Int, _ value: Value, _ deliver: @MainActor (Value) -> Void) {
    guard number == self.number else { return }
    task = nil
    deliver(value)
    startNext()
  }

  isolated deinit { task?.cancel() }
}

/// Lets go of a value off the main actor: to release what 100,000 shapes hold takes longer than a frame.
///
/// It waits a moment, so that whoever still has it in hands is not the last one to let go.
func releaseInBackground(_ value: some Sendable) {
  Task.detached {
    try? await Task.sleep(for: .milliseconds(100))
    withExtendedLifetime(value) {}
  }
}
