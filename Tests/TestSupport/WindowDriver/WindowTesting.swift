internal import Dispatch

/// The actor on which a person's hands and eyes are played: one window test at a time, each from
/// start to end.
///
/// There is one pointer, one keyboard and one focus on a desktop, and the accessibility library is
/// not made for several threads. A test on this actor waits by blocking, so it needs no `await`,
/// and no other window test runs in between.
@globalActor
package actor WindowTesting {
  package static let shared = WindowTesting()

  private let queue = QueueExecutor()

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    queue.asUnownedSerialExecutor()
  }
}

/// Runs an actor on a queue, so that waiting takes no thread from the tests that run beside it.
private final class QueueExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "Window tests")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
