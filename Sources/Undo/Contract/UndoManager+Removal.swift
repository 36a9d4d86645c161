extension UndoManager {
  func removeAll() {
    let dropped = history.removeAllActions()
    if !history.isUndoing, !history.isRedoing { eventGroup.isOpen = false }
    finishChange(dropping: dropped)
  }

  func removeAll(for target: AnyObject) {
    let dropped = history.removeAllActions(withTarget: target)
    finishChange(dropping: dropped)
  }
}
