extension Editor {
  /// Whether the drawing is as it was when it was last marked as saved.
  ///
  /// Undoing and redoing back to that place makes it true again; once a new edit has dropped the way
  /// there, it stays false until the next save.
  public var isSaved: Bool { savePoint.isHere }

  /// Marks the drawing as saved, as it is now.
  public func markSaved() {
    savePoint.set()
    tell(.historyChanged)
  }

  /// Takes the mark back: what was marked did not get to the disk.
  public func markUnsaved() {
    savePoint.clear()
    tell(.historyChanged)
  }
}
