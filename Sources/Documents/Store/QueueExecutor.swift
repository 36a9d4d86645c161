import Dispatch

/// Runs the jobs of an actor on a queue of its own, one after the other, in the order in which they come.
///
/// The disk may take its time there: on the threads that Swift's actors share, waiting for it would hold up
/// others.
final class QueueExecutor: SerialExecutor {
  private let queue: DispatchQueue

  init(label: String) { queue = DispatchQueue(label: label, qos: .userInitiated) }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    submit { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  /// Runs a closure after all that has been given to the queue before.
  func submit(_ work: @escaping @Sendable () -> Void) { queue.async(execute: work) }

  /// Says that code on the queue is isolated to the actor, also when it is no job of Swift's.
  func checkIsolated() { dispatchPrecondition(condition: .onQueue(queue)) }
}
