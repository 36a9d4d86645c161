import Documents

/// Remembers which documents are open and which were used last, for the menu and for the next start.
///
/// The record on the disk is written off the main actor, in the order of what happened here.
final class SessionLog {
  /// The documents that were opened or named last, newest first.
  private(set) var recent: [String] = []
  /// Called after `recent` has changed.
  var onChange: (() -> Void)?

  private let record: SessionRecord
  private var last: Task<Void, Never>?

  init(in folder: StateFolder) {
    record = SessionRecord(in: folder)
    update { _ in }
  }

  /// The documents that are open, or were when the program ended.
  var openDocuments: [String] {
    get async { await record.openDocuments }
  }

  /// A document has been opened, or made.
  func opened(_ path: String) { update { try await $0.opened(path) } }

  /// A document has been closed, and is not to come back by itself.
  func closed(_ path: String) { update { try await $0.closed(path) } }

  /// A document goes on under another name.
  func moved(_ path: String, to newPath: String) {
    guard path != newPath else { return }
    update { try await $0.moved(path, to: newPath) }
  }

  /// Waits until everything is in the record.
  func finish() async { await last?.value }

  private func update(_ change: @escaping @Sendable (SessionRecord) async throws -> Void) {
    last = Task { [former = last, record] in
      await former?.value
      // A record that cannot be written costs nobody any work: what keeps it from being written is told
      // by the documents that cannot be written either.
      try? await change(record)
      recent = await record.recentDocuments
      onChange?()
    }
  }
}
