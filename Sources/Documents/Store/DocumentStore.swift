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
  /// How often `state` was given out.
  private var answers = 0

  /// What the store has to say of the actions that it was given.
  struct Answer: Sendable {
    /// Later answers have greater numbers; they may arrive in another order.
    let number: Int
    /// The number of the last action that is on the disk.
    let lastWritten: Int
    /// Why the one after that could not be written.
    let failure: DocumentError?
  }

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
  /// - Parameters:
  ///   - entry: The action.
  ///   - completion: Is told when the action is on the disk, or why it is not.
  nonisolated func submit(
    _ entry: Entry,
    completion: @escaping @MainActor @Sendable (Answer) -> Void
  ) {
    submit { store in
      store.write(entry)
      let answer = store.answer()
      Task { @MainActor in completion(answer) }
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

  /// What has become of everything that was handed in before.
  func answer() -> Answer {
    answers += 1
    return Answer(number: answers, lastWritten: lastWritten, failure: failure)
  }

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
