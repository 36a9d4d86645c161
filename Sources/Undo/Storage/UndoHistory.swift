/// The engine under `UndoManager` without its isolation: two stacks of groups of actions, with
/// names, limits and costs.
///
/// Use it where there is no main actor: in an actor, on a server, in a test. It is generic over what
/// an action is, and hands actions back to be performed; so an action may be a plain value:
///
/// ```swift
/// actor Counter {
///   private var total = 0
///   private var history = UndoHistory<Int>()  // an action: the total to go back to
///
///   func add(_ amount: Int) {
///     history.beginUndoGrouping()
///     history.registerUndo(total)
///     history.endUndoGrouping()
///     total += amount
///   }
///   func undo() {
///     history.undo { former, history in
///       history.registerUndo(total)
///       total = former
///     }
///   }
/// }
/// ```
///
/// In a user interface use `UndoManager`, which adds event groups, notifications and typed
/// registration to the same engine.
///
/// A history cannot be copied. Undoing in one copy would change the document, and the other copy
/// would go on describing a document that no longer exists. Being neither copyable nor sendable it
/// belongs to one isolation domain, and using it from two does not compile.
///
/// Every operation is O(1) except where it says otherwise; memory is 20 bytes a step and 8 bytes an
/// action beside the action itself.
public struct UndoHistory<Action>: ~Copyable {
  var stacks = UndoStacks<Action>()

  /// Whom the actions of both stacks are for.
  var targets = TargetTable()

  /// What the steps of both stacks and the open groups are called.
  var names = NameTable()

  /// The open groups and the name of what is being recorded.
  var recording = Recording()

  /// What was being recorded when an undo of a nested group began; it goes on afterwards.
  ///
  /// One at most. An array, since looking whether it is empty is cheaper than asking an optional.
  var suspended: ContiguousArray<Recording> = []

  /// The stack whose step is being undone or redone.
  var performing: Side?

  /// Down to which record the actions of that step lie.
  var performingBound = 0

  /// How many calls to disable registration have not been taken back.
  var disableCount = 0

  /// The serial number of the next new step.
  var nextSerial: UInt32 = 1

  /// What makes the next step join the one before.
  var coalescing = Coalescing()

  /// What operations let go of, until whoever called them takes it.
  var dropped = DroppedActions<Action>()

  var storedLevelsOfUndo = 0
  var storedByteBudget: Int?

  /// Makes an empty history without limits.
  public init() {}

  /// The stack that a registration goes to now: redo while undoing, else undo.
  var recordingSide: Side { performing == .undo ? .redo : .undo }

  // MARK: Registering

  /// Records an action that reverses a change just made or about to be made.
  ///
  /// Outside of undo and redo this empties the redo stack. While undoing, the action goes to the redo
  /// stack; while redoing, to the undo stack. While registration is disabled nothing is recorded and
  /// the action is handed back among the dropped ones.
  ///
  /// - Parameters:
  ///   - action: What `undo` will hand back.
  ///   - target: The object the action is for, so that it can be removed by it. It is not retained;
  ///     once it is gone, its actions are skipped.
  ///   - cost: What the action retains, in bytes, for the byte budget.
  ///   - isDiscardable: Whether the action may be lost when a document cannot be saved.
  /// - Returns: The actions of the redo stack that this made unreachable.
  /// - Precondition: A group is open.
  @discardableResult
  public mutating func registerUndo(
    _ action: Action, target: AnyObject? = nil, cost: Int = MemoryLayout<Action>.stride,
    isDiscardable: Bool = false
  ) -> DroppedActions<Action> {
    if disableCount == 0 {
      prepareToRecord()
      let index = target.map { targets.index(of: $0) } ?? TargetTable.none
      record(action, target: index, cost: cost, isDiscardable: isDiscardable)
    } else {
      dropped.append(action)
    }
    return takeDropped()
  }

  /// Makes sure that a group is open, and clears the redo stack.
  ///
  /// Apart from `record`, since clearing may forget targets: a target is looked up between the two.
  mutating func prepareToRecord() {
    guard recording.level > 0 else { reportNoGroup() }
    if performing == nil, stacks.redo.stepCount > 0 { dropRedo() }
  }

  /// Records an action.
  mutating func record(
    _ action: Action, target: TargetTable.Index, cost: Int, isDiscardable: Bool = false
  ) {
    stacks.update(recordingSide) { $0.push(action, target: target, in: &targets) }
    recording.count(cost: cost, isDiscardable: isDiscardable)
  }

  private func reportNoGroup() -> Never {
    misuse(
      "registerUndo", "was called with no undo group open",
      remedy: "Call beginUndoGrouping() first, or set groupsByEvent to true.")
  }

  private mutating func dropRedo() { stacks.redo.removeAll(in: &targets, &names, into: &dropped) }

  /// Hands over what was dropped.
  mutating func takeDropped() -> DroppedActions<Action> {
    guard !dropped.isEmpty else { return DroppedActions() }
    defer { dropped = DroppedActions() }
    return dropped
  }

  /// Whether registering records anything.
  public var isUndoRegistrationEnabled: Bool { disableCount == 0 }

  /// Stops recording until the matching `enableUndoRegistration()`.
  ///
  /// Calls nest.
  public mutating func disableUndoRegistration() { disableCount += 1 }

  /// Takes back one `disableUndoRegistration()`.
  ///
  /// - Precondition: Registration is disabled.
  public mutating func enableUndoRegistration() {
    guard disableCount > 0 else {
      misuse(
        "enableUndoRegistration()", "was called while undo registration is enabled",
        remedy: "Call it once for each disableUndoRegistration().")
    }
    disableCount -= 1
  }
}
