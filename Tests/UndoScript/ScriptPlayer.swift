package import Foundation
package import Undo

/// Plays scripts on this package's `UndoManager`.
@MainActor package final class ScriptPlayer {
  /// What is registered: closures or values.
  package enum Way: Sendable {
    case handlers, edits
  }

  /// What is undone: a number that is set.
  @MainActor final class Target: UndoTarget {
    var value = 0
    private let undoManager: UndoManager
    private let way: Way

    init(_ undoManager: UndoManager, _ way: Way) {
      self.undoManager = undoManager
      self.way = way
    }

    func set(_ new: Int) {
      switch way {
      case .handlers: undoManager.registerUndo(withTarget: self) { [value] in $0.set(value) }
      case .edits: undoManager.registerUndo(withTarget: self, edit: value)
      }
      value = new
    }

    func undoManager(_ undoManager: UndoManager, apply edit: Int) { set(edit) }
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

  /// Makes a player whose manager posts to a centre of its own, or nowhere.
  package init(registering way: Way = .handlers, posting: Bool = true) {
    targets = ScriptCommand.targetNames.map { [undoManager] _ in Target(undoManager, way) }
    undoManager.groupsByEvent = false
    undoManager.notificationCenter = posting ? center : nil
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

  /// What was set.
  package var values: [Int] { targets.map(\.value) }

  /// What can be seen now.
  package var state: ScriptState {
    ScriptState(
      values: values, level: undoManager.groupingLevel,
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
