import Foundation
import Undo

/// Writes down the notifications of one manager, each by a short name, and what `observe` adds.
@MainActor final class NotificationLog {
  private(set) var entries: [String] = []
  private(set) var userInfo: [[AnyHashable: Any]?] = []
  private var tokens: [any NSObjectProtocol] = []
  private let center = NotificationCenter()

  nonisolated static let names: [(Notification.Name, String)] = [
    (.NSUndoManagerCheckpoint, "checkpoint"),
    (.NSUndoManagerWillUndoChange, "willUndo"),
    (.NSUndoManagerDidUndoChange, "didUndo"),
    (.NSUndoManagerWillRedoChange, "willRedo"),
    (.NSUndoManagerDidRedoChange, "didRedo"),
    (.NSUndoManagerDidOpenUndoGroup, "didOpen"),
    (.NSUndoManagerWillCloseUndoGroup, "willClose"),
    (.NSUndoManagerDidCloseUndoGroup, "didClose"),
  ]

  /// Listens to a manager, which gets a notification centre of its own.
  ///
  /// `observe` is called for each notification with its short name.
  init(_ manager: UndoManager, observe: @escaping @MainActor (String) -> Void = { _ in }) {
    manager.notificationCenter = center
    for (name, short) in Self.names {
      tokens.append(
        center.addObserver(forName: name, object: manager, queue: nil) { [weak self] note in
          nonisolated(unsafe) let info = note.userInfo
          MainActor.assumeIsolated {
            self?.entries.append(short)
            self?.userInfo.append(info)
            observe(short)
          }
        })
    }
  }

  /// The names so far, and begins anew.
  func take() -> [String] {
    defer {
      entries = []
      userInfo = []
    }
    return entries
  }
}
