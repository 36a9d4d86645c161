/// An object whose changes are values that it knows how to apply.
///
/// Registering an edit instead of a closure costs no allocation, and edits can be counted, listed,
/// written to a file and restored, which a closure cannot.
///
/// ```swift
/// final class Editor: UndoTarget {
///   private(set) var canvas = Canvas()
///
///   func undoManager(_ undoManager: UndoManager, apply delta: Delta) {
///     undoManager.registerUndo(withTarget: self, edit: delta.inverted)
///     canvas.apply(delta)
///   }
/// }
/// ```
@MainActor public protocol UndoTarget: AnyObject {
  /// What is registered: a change as a value, best 64 bytes or less, that may own arrays.
  associatedtype UndoEdit

  /// Applies a registered edit while undoing or redoing, and registers its inverse.
  func undoManager(_ undoManager: UndoManager, apply edit: UndoEdit)

  /// What an edit retains, in bytes, for the byte budget; without an implementation, the size of the
  /// value itself.
  static func undoCost(of edit: UndoEdit) -> Int
}

extension UndoTarget {
  /// The size of the value itself, in bytes.
  public static func undoCost(of edit: UndoEdit) -> Int { MemoryLayout<UndoEdit>.stride }
}
