public import Observation

/// Keeps a change handler attached; it is detached when this is cancelled or released.
@MainActor public final class UndoObservation {
  private weak var observers: ChangeObservers?
  private let number: Int

  init(observers: ChangeObservers, number: Int) {
    self.observers = observers
    self.number = number
  }

  /// Detaches the handler.
  public func cancel() { observers?.handlers[number] = nil }

  isolated deinit { cancel() }
}

/// The change handlers of a manager.
@MainActor final class ChangeObservers {
  /// By number, so that handlers are called in the order in which they were attached.
  var handlers: [Int: @MainActor (UndoManager) -> Void] = [:]
  private var nextNumber = 0

  func add(_ handler: @escaping @MainActor (UndoManager) -> Void) -> Int {
    nextNumber += 1
    handlers[nextNumber] = handler
    return nextNumber
  }
}

/// What a user interface shows of an undo manager, for `Observation`.
///
/// Its properties change only when their values do; so whoever reads `canUndo` is not called when
/// a name changes.
@MainActor @Observable public final class UndoState {
  /// Whether there is something to undo.
  public private(set) var canUndo = false

  /// Whether there is something to redo.
  public private(set) var canRedo = false

  /// The title of the menu item that undoes.
  public private(set) var undoMenuItemTitle = ""

  /// The title of the menu item that redoes.
  public private(set) var redoMenuItemTitle = ""

  /// The steps that can be undone.
  public private(set) var undoCount = 0

  /// The steps that can be redone.
  public private(set) var redoCount = 0

  init() {}

  /// Takes over what changed.
  ///
  /// It compares with the stored values behind the properties: reading the properties themselves would
  /// make whoever is tracking just now depend on all of them.
  func update(from manager: UndoManager) {
    if _canUndo != manager.canUndo { canUndo = manager.canUndo }
    if _canRedo != manager.history.canRedo { canRedo = manager.history.canRedo }
    if _undoMenuItemTitle != manager.undoMenuItemTitle {
      undoMenuItemTitle = manager.undoMenuItemTitle
    }
    if _redoMenuItemTitle != manager.redoMenuItemTitle {
      redoMenuItemTitle = manager.redoMenuItemTitle
    }
    if _undoCount != manager.undoCount { undoCount = manager.undoCount }
    if _redoCount != manager.redoCount { redoCount = manager.redoCount }
  }
}

extension UndoManager {
  /// Calls `handler` after each operation that changes what can be undone or redone or its name.
  ///
  /// It costs nothing when nobody calls it. The handler is called once after an undo or redo, whatever
  /// its actions registered, and once for each registration, name and closed group otherwise. It may
  /// ask the manager everything.
  ///
  /// ```swift
  /// observation = undoManager.onChange { [weak self] manager in
  ///   self?.undoButton.isEnabled = manager.canUndo
  ///   self?.undoButton.tooltip = manager.undoMenuItemTitle
  /// }
  /// ```
  ///
  /// - Returns: What keeps the handler attached; hold on to it.
  public func onChange(
    _ handler: @escaping @MainActor (UndoManager) -> Void
  ) -> UndoObservation {
    let observers = changeObservers ?? ChangeObservers()
    changeObservers = observers
    return UndoObservation(observers: observers, number: observers.add(handler))
  }

  /// The state to show, for `Observation`: `withObservationTracking`, or whatever is built on it.
  ///
  /// It costs nothing until it is asked for.
  ///
  /// ```swift
  /// withObservationTracking {
  ///   undoButton.isEnabled = undoManager.state.canUndo
  /// } onChange: { [weak self] in
  ///   Task { await self?.showUndoButton() }
  /// }
  /// ```
  public var state: UndoState {
    if let observedState { return observedState }
    let state = UndoState()
    observedState = state
    state.update(from: self)
    return state
  }

  /// Tells the observers, unless an undo or redo will tell them at its end.
  func tellObservers() {
    guard !isUndoing, !isRedoing else { return }
    observedState?.update(from: self)
    guard let changeObservers else { return }
    for number in changeObservers.handlers.keys.sorted() {
      changeObservers.handlers[number]?(self)
    }
  }
}
