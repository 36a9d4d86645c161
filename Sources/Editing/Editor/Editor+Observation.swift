extension Editor {
  /// Calls a closure after each change, in the order in which observers were added.
  ///
  /// - Returns: The observation; it ends when it is cancelled or released.
  public func observe(_ observer: @escaping (EditorEvent) -> Void) -> EditorObservation {
    let key = nextObserver
    nextObserver += 1
    observers[key] = observer
    return EditorObservation { [weak self] in self?.observers[key] = nil }
  }

  func tell(_ event: EditorEvent) {
    // An observer may cancel another; those that are gone by their turn are not called.
    for key in observers.keys.sorted() { observers[key]?(event) }
  }
}
