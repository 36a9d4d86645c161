extension UndoHistory {
  /// The name of the step that `undo` would undo; empty when it has none or there is no such step.
  public var undoActionName: String {
    if recordingSide == .undo, recording.actionCount > 0 { return names[recording.stepName] }
    return stacks.undo.top.map { names[$0.name] } ?? ""
  }

  /// The name of the step that `redo` would redo; empty when it has none or there is no such step.
  public var redoActionName: String {
    if recordingSide == .redo, recording.actionCount > 0 { return names[recording.stepName] }
    return stacks.redo.top.map { names[$0.name] } ?? ""
  }

  /// Names the top-level group that is open or, with none open, the newest step to undo.
  ///
  /// The last name set wins; an empty string takes the name back. While undoing and redoing it names
  /// the step being recorded. It does nothing while registration is disabled: the change it would
  /// name was not recorded either.
  public mutating func setActionName(_ name: String) {
    guard disableCount == 0 else { return }
    if recording.level > 0 {
      names.release(recording.name)
      recording.name = names.index(of: name)
    } else if stacks.undo.stepCount > 0 {
      let index = names.index(of: name)
      stacks.undo.updateTop {
        names.release($0.name)
        $0.name = index
      }
    }
  }

  /// The user info of the step that `undo` would undo.
  var undoUserInfo: UserInfo {
    if recordingSide == .undo, recording.actionCount > 0 { return recording.userInfo ?? [:] }
    guard let top = stacks.undo.top, top.hasUserInfo else { return [:] }
    return stacks.undo.userInfo[top.serial] ?? [:]
  }

  /// The user info of the step that `redo` would redo.
  var redoUserInfo: UserInfo {
    if recordingSide == .redo, recording.actionCount > 0 { return recording.userInfo ?? [:] }
    guard let top = stacks.redo.top, top.hasUserInfo else { return [:] }
    return stacks.redo.userInfo[top.serial] ?? [:]
  }

  /// Attaches a value to the step that `setActionName` would name, and returns the former value.
  mutating func setUserInfoValue(_ value: Any?, forKey key: UndoManager.UserInfoKey) -> Any? {
    guard disableCount == 0 else { return nil }
    var former: Any?
    if recording.level > 0 {
      former = recording.userInfo?[key]
      if value != nil || former != nil { recording.userInfo = recording.userInfo ?? [:] }
      recording.userInfo?[key] = value
    } else if stacks.undo.stepCount > 0 {
      stacks.undo.updateTopUserInfo {
        former = $0[key]
        $0[key] = value
      }
    }
    return former
  }

  /// Whether every action of the step to undo is discardable.
  public var undoActionIsDiscardable: Bool {
    if recordingSide == .undo, recording.actionCount > 0 { return recording.isDiscardable }
    return stacks.undo.top?.isDiscardable ?? false
  }

  /// Whether every action of the step to redo is discardable.
  public var redoActionIsDiscardable: Bool {
    if recordingSide == .redo, recording.actionCount > 0 { return recording.isDiscardable }
    return stacks.redo.top?.isDiscardable ?? false
  }
}
