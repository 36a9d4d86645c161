package import Foundation
package import Undo

/// Plays scripts on this package's `UndoManager`.
@MainActor package final class ScriptPlayer {
  /// What is undone: a number that is set.
  @MainActor final class Target {
    var value = 0
    private let undoManager: UndoManager

    init(_ undoManager: UndoManager) { self.undoManager = undoManager }

    func set(_ new: Int) {
      undoManager.registerUndo(withTarget: self) { [value] in $0.set(value) }
      value = new
    }
  }

  package let undoManager = UndoManager()
  private let targets: [Target]
  private let center = NotificationCenter()
  private var posts: [String: Int] = [:]
  private var tokens: [any NSObjectProtocol] = []

  package static let notifications: [(Notification.Name, String)] = [
    (.NSUndoManagerCheckpoint, "checkpoint"),
    (.NSUndoManagerDidOpenUndoGroup, "didOpen"),
    (.NSUndoManagerWillCloseUndoGroup, "willClose"),
    (.NSUndoManagerDidCloseUndoGroup, "didClose"),
    (.NSUndoManagerWillUndoChange, "willUndo"),
    (.NSUndoManagerDidUndoChange, "didUndo"),
    (.NSUndoManagerWillRedoChange, "willRedo"),
    (.NSUndoManagerDidRedoChange, "didRedo"),
  ]

  package init() {
    targets = ScriptCommand.targetNames.map { [undoManager] _ in Target(undoManager) }
    undoManager.groupsByEvent = false
    undoManager.notificationCenter = center
    for (name, short) in Self.notifications {
      let token = center.addObserver(forName: name, object: undoManager, queue: nil) {
        [weak self] _ in MainActor.assumeIsolated { self?.posts[short, default: 0] += 1 }
      }
      tokens.append(token)
    }
  }

  /// Does what a line says.
  package func play(_ command: ScriptCommand) {
    switch command {
    case .begin: undoManager.beginUndoGrouping()
    case .end: undoManager.endUndoGrouping()
    case .set(let target, let value): targets[target].set(value)
    case .name(let name): undoManager.setActionName(name)
    case .discardable: undoManager.setActionIsDiscardable(true)
    case .undo: undoManager.undo()
    case .redo: undoManager.redo()
    case .undoNested: undoManager.undoNestedGroup()
    case .disable: undoManager.disableUndoRegistration()
    case .enable: undoManager.enableUndoRegistration()
    case .remove(let target): undoManager.removeAllActions(withTarget: targets[target])
    case .removeAll: undoManager.removeAllActions()
    case .levels(let levels): undoManager.levelsOfUndo = levels
    }
  }

  /// What can be seen now.
  package var state: ScriptState {
    ScriptState(
      values: targets.map(\.value), level: undoManager.groupingLevel,
      undoCount: undoManager.undoCount, redoCount: undoManager.redoCount,
      undoTitle: undoManager.undoMenuItemTitle, redoTitle: undoManager.redoMenuItemTitle)
  }

  /// How often each notification was posted since the last call, as "didOpen 1, checkpoint 2".
  package func takePosts() -> String {
    defer { posts = [:] }
    return Self.notifications.compactMap { _, short in posts[short].map { "\(short) \($0)" } }
      .joined(separator: ", ")
  }
}
