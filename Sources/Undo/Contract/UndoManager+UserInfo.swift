extension UndoManager {
  /// The name of a value attached to a step.
  public struct UserInfoKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a key of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Attaches a value to the step that `setActionName` would name; nil takes it away.
  ///
  /// The value travels with the step through undo and redo.
  public func setActionUserInfoValue(_ info: Any?, forKey key: UserInfoKey) {
    // The former value may be the last reference to something; it goes after the change.
    let former = history.setUserInfoValue(info, forKey: key)
    withExtendedLifetime(former) {}
    finishChange()
  }

  /// The value attached to the step to undo.
  public func undoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { history.undoUserInfo[key] }

  /// The value attached to the step to redo.
  public func redoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { history.redoUserInfo[key] }
}
