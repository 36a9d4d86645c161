public import Foundation

/// A recorder of changes for undo and redo: Foundation's `UndoManager`, where Foundation has none.
///
/// Whoever owns a document's state registers, for each change, how to reverse it; `undo()` performs
/// what was registered last, and what is registered meanwhile becomes what `redo()` performs. Code
/// written for Apple's class compiles and behaves the same; `docs/undo-manager.md` states the
/// contract rule by rule, and where this class differs and why.
///
/// ```swift
/// func setOpacity(_ opacity: Double) {
///   let former = self.opacity
///   undoManager.registerUndo(withTarget: self) { $0.setOpacity(former) }
///   undoManager.setActionName("Opacity")
///   self.opacity = opacity
/// }
/// ```
///
/// It goes beyond Foundation's: edits as values (`registerUndo(withTarget:edit:)`), a byte budget,
/// steps to show in a list, jumps, restoring, coalescing on request, observation without
/// notifications, and a choice of event loops.
///
/// Where there is no main actor, in an actor or on a server, use `UndoHistory`, the same engine
/// without isolation.
///
/// A step costs 36 bytes beside what is registered; a registered edit is stored inline, a handler
/// takes one allocation beside its own captures. Posting notifications takes most of a step's time:
/// set `notificationCenter` to nil where nobody listens.
@MainActor @preconcurrency open class UndoManager {
  // What the engine holds is changed only in accesses that call nobody: handlers, observers and the
  // `deinit` of whatever a dropped action captured all run while none of these is being changed. So
  // exclusivity holds by construction, and is not looked up at run time for each of the some thirty
  // accesses of a step, which took longer than all the rest of it.
  @exclusivity(unchecked) final var storedHistory = UndoHistory<ManagedAction>()
  @exclusivity(unchecked) final var exchange = Exchange()
  @exclusivity(unchecked) var editPools = EditPools()

  /// The registered handlers.
  let handlers = ValuePool<Handler>(kind: 0)

  /// The pool used last and the kind of target it is for: most edits in a row are of one kind.
  @exclusivity(unchecked) @usableFromInline final var lastEditPool: AnyObject?
  @exclusivity(unchecked) @usableFromInline final var lastEditTarget: ObjectIdentifier?

  /// The event group, when one is open.
  @exclusivity(unchecked) var eventGroup = EventGroup()

  /// Who is told of changes, and the state that is observed; nil as long as nobody looks.
  @exclusivity(unchecked) var changeObservers: ChangeObservers?
  @exclusivity(unchecked) var observedState: UndoState?

  /// Where notifications are posted; nil posts none.
  ///
  /// Posting to Foundation's centre takes some 400 ns on Linux even with no observer, and a step posts
  /// several. `onChange` and `state` cost nothing when nobody looks.
  ///
  /// ```swift
  /// undoManager.notificationCenter = windowCenter  // one that only this document's windows know
  /// undoManager.notificationCenter = nil  // nobody listens
  /// ```
  @exclusivity(unchecked) public var notificationCenter: NotificationCenter? = .default

  /// Whether the registrations of one event make one step.
  ///
  /// On by default.
  ///
  /// The first registration of an event opens a top-level group, and the end of the event closes it,
  /// as `eventBoundary` tells. Changing this while an event group is open leaves that group open
  /// until the event ends.
  @exclusivity(unchecked) open var groupsByEvent = true

  /// The modes of the run loop in which the end of an event closes the event group.
  open var runLoopModes: [RunLoop.Mode] = [.default]

  /// What tells when an event ends.
  ///
  /// The default detects the loop that is running.
  public var eventBoundary: any EventBoundary = UndoManager.defaultEventBoundary

  /// The boundary that new managers begin with: set it once, at the start of a program that has a
  /// loop of its own.
  public static var defaultEventBoundary: any EventBoundary = AutomaticEventBoundary()

  /// The words of the menu titles.
  public var menuTitles = UndoMenuTitles.english

  /// The history, in the state in which the contract has it at any moment.
  final var history: UndoHistory<ManagedAction> {
    @inline(__always) _read {
      if exchange.stage != .settled { settle() }
      yield storedHistory
    }
    @inline(__always) _modify {
      if exchange.stage != .settled { settle() }
      yield &storedHistory
    }
  }

  /// Makes an empty manager.
  public init() {}

  // MARK: Groups

  /// Opens a group.
  ///
  /// Groups nest: only the top-level one becomes a step.
  ///
  /// With `groupsByEvent` and no group open, the event's group is opened first, so the level is 2.
  open func beginUndoGrouping() { beginGroup() }

  /// Closes the group opened last.
  ///
  /// A top-level group becomes a step, unless it is empty.
  ///
  /// - Precondition: A group is open; within undo and redo, one that was opened there.
  open func endUndoGrouping() { endGroup() }

  /// How many groups are open, the event's group included; 0 with none.
  open var groupingLevel: Int { history.groupingLevel }

  // MARK: Registration

  /// Stops recording until the matching `enableUndoRegistration()`.
  ///
  /// Calls nest.
  open func disableUndoRegistration() { history.disableUndoRegistration() }

  /// Takes back one `disableUndoRegistration()`.
  ///
  /// - Precondition: Registration is disabled.
  open func enableUndoRegistration() { history.enableUndoRegistration() }

  /// Whether registering records anything.
  open var isUndoRegistrationEnabled: Bool { history.isUndoRegistrationEnabled }

  // MARK: Undo and redo

  /// Performs what was registered in the newest step, newest first.
  ///
  /// A top-level group that is open is closed first. With nothing to undo it does nothing.
  ///
  /// - Precondition: No nested group is open, and no undo or redo is running.
  open func undo() { perform(.undo) }

  /// Performs the step that was undone last again.
  ///
  /// With nothing to redo it does nothing.
  ///
  /// - Precondition: No nested group is open, and no undo or redo is running.
  open func redo() { perform(.redo) }

  /// Undoes the group that was closed last, nested or top-level, and records its inverse as one step
  /// to redo.
  ///
  /// Within an open group that is the nested group closed last; the open group goes on without it.
  /// With no group open it is the newest step.
  ///
  /// - Precondition: The event's group is not the innermost one, and nothing was registered in the
  ///   innermost open group since its last nested group closed.
  open func undoNestedGroup() { performNestedGroup() }

  /// Whether there is a step to undo or an open group that holds an action.
  open var canUndo: Bool { history.canUndo }

  /// Whether there is a step to redo.
  ///
  /// Reading it posts a checkpoint.
  open var canRedo: Bool {
    post(.checkpoint)
    return history.canRedo
  }

  /// Whether an undo is running.
  open var isUndoing: Bool {
    exchange.isPerforming ? exchange.side == .undo : storedHistory.isUndoing
  }

  /// Whether a redo is running.
  open var isRedoing: Bool {
    exchange.isPerforming ? exchange.side == .redo : storedHistory.isRedoing
  }

  /// The steps that can be undone; an open top-level group counts once it holds an action.
  open var undoCount: Int { history.undoCount }

  /// The steps that can be redone.
  open var redoCount: Int { history.redoCount }

  // MARK: Limits and removal

  /// The most steps each stack keeps; 0, the default, for no limit.
  ///
  /// Setting it drops the oldest steps beyond it at once.
  ///
  /// - Precondition: It is not negative.
  open var levelsOfUndo: Int {
    get { history.levelsOfUndo }
    set {
      let dropped = history.setLevelsOfUndo(newValue)
      finishChange(dropping: dropped)
    }
  }

  /// Empties both stacks, drops open groups, and enables registration.
  ///
  /// Within a handler it also drops what the undo has recorded and what it has still to perform; the
  /// undo then ends in the ordinary way.
  open func removeAllActions() { removeAll() }

  /// Removes every action for `target`, from both stacks and from open groups.
  ///
  /// A step left empty disappears; the actions of others keep their order and names.
  ///
  /// - Complexity: O(*k* log *n*) for the *k* actions removed and *n* steps, whatever else the history
  ///   holds.
  open func removeAllActions(withTarget target: Any) { removeAll(for: target as AnyObject) }

  // MARK: Names

  /// Names the top-level group that is open or, with none open, the newest step to undo.
  ///
  /// The last name set wins; an empty string is no name. While undoing and redoing it names the step
  /// being recorded. It does nothing while registration is disabled.
  open func setActionName(_ actionName: String) {
    history.setActionName(actionName)
    finishChange()
  }

  /// The name of the step to undo; empty when it has none or there is nothing to undo.
  open var undoActionName: String { history.undoActionName }

  /// The name of the step to redo; empty when it has none or there is nothing to redo.
  open var redoActionName: String { history.redoActionName }

  /// The title of a menu item that undoes, such as "Undo Move"; "Undo" without a name.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The title of a menu item that redoes, such as "Redo Move"; "Redo" without a name.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// The title of a menu item that undoes an action of a given name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    menuTitles.undo(actionName)
  }

  /// The title of a menu item that redoes an action of a given name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    menuTitles.redo(actionName)
  }

  // MARK: Discardable actions

  /// Says whether the action registered last may be lost when a document cannot be saved: for a
  /// change of what is shown, not of what is kept.
  open func setActionIsDiscardable(_ discardable: Bool) {
    history.setActionIsDiscardable(discardable)
  }

  /// Whether every action of the step to undo may be discarded.
  open var undoActionIsDiscardable: Bool { history.undoActionIsDiscardable }

  /// Whether every action of the step to redo may be discarded.
  open var redoActionIsDiscardable: Bool { history.redoActionIsDiscardable }
}
