/// A general-purpose recorder of operations for undo and redo.
@MainActor open class UndoManager {
  /// Makes an empty manager.
  public init() {}
}
