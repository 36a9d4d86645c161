import DocumentFile
import Shapes

/// The one that reads and writes a document's file, off the main actor.
///
/// What it is asked happens in the order in which it was asked, whoever waits for the answer. After a
/// failure it writes nothing more until it is told to go on, so that no action can reach the file before
/// one that it follows.
actor DocumentStore {
  private let executor = QueueExecutor(label: "Backstroke document")
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  var file: DocumentFile?
  /// Why the last action could not be written; nil when it was.
  private(set) var failure: DocumentError?
  /// The number of the last action that is on the disk.
  private(set) var lastWritten = 0

  /// Something to write, and its place among all that the document has had since it was opened.
  struct Entry: Sendable {
    let number: Int
    let work: Work

    enum Work: Sendable {
      case action(DocumentAction)
      case forgetting(Forgetting)
    }
  }

  /// Hands in an action, without waiting for it.
  ///
  /// - Parameter completion: Is told when the action is on the disk, or why it is not.
  nonisolated func submit(
    _ entry: Entry,
    completion: @escaping @MainActor @Sendable (_ lastWritten: Int, DocumentError?) -> Void
  ) {
    submit { store in
      store.write(entry)
      let (lastWritten, failure) = (store.lastWritten, store.failure)
      Task { @MainActor in completion(lastWritten, failure) }
    }
  }

  /// Hands in some work, without waiting for it.
  nonisolated func submit(_ work: @escaping @Sendable (isolated DocumentStore) -> Void) {
    executor.submit { self.assumeIsolated { work($0) } }
  }

  private func write(_ entry: Entry) {
    guard failure == nil, entry.number > lastWritten else { return }
    do throws(DocumentError) {
      try write(now: entry)
    } catch {
      failure = error
    }
  }

  func write(now entry: Entry) throws(DocumentError) {
    try Self.write(entry.work, to: openedFile())
    lastWritten = entry.number
  }

  static func write(_ work: Entry.Work, to file: DocumentFile) throws(DocumentError) {
    switch work {
    case .action(let action): try file.write(action)
    case .forgetting(let forgetting): try file.forget(forgetting)
    }
  }

  /// Lets actions be written again after a failure.
  func resume() { failure = nil }

  /// Waits for everything that was handed in before.
  ///
  /// - Returns: What the last action's completion was told.
  func drain() -> (lastWritten: Int, failure: DocumentError?) { (lastWritten, failure) }

  /// The open file.
  ///
  /// - Throws: What kept it from being made or opened.
  func openedFile() throws(DocumentError) -> DocumentFile {
    guard let file else { throw failure ?? DocumentError(path: "", reason: .removed) }
    return file
  }

  func fail(_ error: DocumentError) { failure = error }

  /// Counts actions as written that have reached the file in another way.
  func countAsWritten(upTo number: Int) {
    failure = nil
    lastWritten = max(lastWritten, number)
  }

  /// Closes the file.
  func close() { file = nil }
}
