// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Foundation's.

public import Foundation

extension Notification.Name {
  /// Posted when a group opens, except a top-level one, or closes; by `undo()` and `redo()` before they
  /// do anything; and by reading `canRedo`.
  public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")

  /// Posted by `undo()` before it changes anything.
  public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")

  /// Posted by `redo()` before it changes anything.
  public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")

  /// Posted by `undo()` when everything is done and can be asked for.
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")

  /// Posted by `redo()` when everything is done and can be asked for.
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")

  /// Posted after a group opened.
  public static let NSUndoManagerDidOpenUndoGroup = Self(
    "NSUndoManagerDidOpenUndoGroupNotification")

  /// Posted before a group closes.
  public static let NSUndoManagerWillCloseUndoGroup = Self(
    "NSUndoManagerWillCloseUndoGroupNotification")

  /// Posted after a group closed.
  public static let NSUndoManagerDidCloseUndoGroup = Self(
    "NSUndoManagerDidCloseUndoGroupNotification")
}

/// The key in the `userInfo` of the notifications of a closing group that is there, with the value
/// `true`, when every action of the group is discardable.
public let NSUndoManagerGroupIsDiscardableKey = "NSUndoManagerGroupIsDiscardableKey"

/// The place among the observers of a run loop at which Apple's class closes the event group.
///
/// Kept for source compatibility: here the end of an event is what `EventBoundary` says.
public let NSUndoCloseGroupingRunLoopOrdering = 350000

extension UndoManager {
  /// What there is to post.
  ///
  /// A name is looked up only when it is posted.
  enum Occasion {
    case checkpoint
    case willUndo, didUndo, willRedo, didRedo
    case didOpenGroup, willCloseGroup, didCloseGroup

    var name: Notification.Name {
      switch self {
      case .checkpoint: .NSUndoManagerCheckpoint
      case .willUndo: .NSUndoManagerWillUndoChange
      case .didUndo: .NSUndoManagerDidUndoChange
      case .willRedo: .NSUndoManagerWillRedoChange
      case .didRedo: .NSUndoManagerDidRedoChange
      case .didOpenGroup: .NSUndoManagerDidOpenUndoGroup
      case .willCloseGroup: .NSUndoManagerWillCloseUndoGroup
      case .didCloseGroup: .NSUndoManagerDidCloseUndoGroup
      }
    }
  }

  /// Posts a notification, unless there is no centre.
  @inline(__always)
  func post(_ occasion: Occasion) {
    if notificationCenter != nil { send(occasion) }
  }

  @inline(never)
  private func send(_ occasion: Occasion) {
    notificationCenter?.post(Notification(name: occasion.name, object: self))
  }

  /// Posts one of several notifications in a row.
  ///
  /// They are one value whose name is changed: making each anew takes a tenth of the time of posting it.
  func post(_ occasion: Occasion, as notification: inout Notification) {
    notification.name = occasion.name
    notificationCenter?.post(notification)
  }
}
