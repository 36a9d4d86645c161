extension UndoManager {
  /// The short way to undo and redo steps of one action: the inverse takes the place of the action.
  ///
  /// While such an action is performed its step still lies where it was, and afterwards it is parked there
  /// (`UndoHistory.unpark`). As soon as anybody asks for the history, or changes it in another way than by
  /// registering the one inverse, `settle` brings it to where the long way would have it.
  struct Exchange {
    enum Stage {
      /// The history is what it ought to be.
      case settled
      /// Steps are parked.
      case parked
      /// An action is being performed, and nothing was registered yet.
      case offered
      /// An action is being performed, and its inverse is registered.
      case filled
    }

    var stage = Stage.settled
    var parkedCount = 0

    /// What is being performed: on which side, for whom.
    var side = Side.undo
    var target: ObjectIdentifier?
    var targetIndex = TargetTable.none

    /// What was registered.
    var inverse = ManagedAction(slot: 0, kind: 0)
    var cost = 0

    /// Whether an action is being performed.
    var isPerforming: Bool { stage == .offered || stage == .filled }

    /// Whether an action registered for an object may take the place of the one being performed.
    @inline(__always)
    func isOffered(to object: AnyObject) -> Bool {
      stage == .offered && target == ObjectIdentifier(object)
    }

    /// Takes up what was registered.
    mutating func fill(with action: ManagedAction, cost: Int) {
      inverse = action
      self.cost = cost
      stage = .filled
    }
  }

  /// Undoes or redoes a step the short way; false, and nothing is done, when it must go the long way.
  func exchange(_ side: Side) -> Bool {
    guard !exchange.isPerforming, storedHistory.canPark else { return false }
    if side == .redo, exchange.parkedCount == 0 {
      guard storedHistory.parkForRedo() else { return false }
      exchange.parkedCount = 1
      exchange.stage = .parked
    }
    let depth = exchange.parkedCount + (side == .undo ? 1 : 0)
    guard let step = storedHistory.loneStep(atDepth: depth), let action = step.record.action,
      let target = storedHistory.targets.object(at: step.record.target)
    else { return false }

    storedHistory.interruptCoalescing()
    exchange.stage = .offered
    exchange.side = side
    exchange.target = ObjectIdentifier(target)
    exchange.targetIndex = step.record.target
    editPools.kinds[Int(action.kind)].perform(self, action.slot, target)
    if exchange.stage == .filled {
      finishExchange(of: step, atDepth: depth)
    } else {
      finishInterruptedExchange(for: step.record.target)
    }
    finishChange()
    return true
  }

  @inline(__always)
  private func finishExchange(of step: LoneStep<ManagedAction>, atDepth depth: Int) {
    storedHistory.replace(step, atDepth: depth, with: exchange.inverse, cost: exchange.cost)
    exchange.parkedCount += exchange.side == .undo ? 1 : -1
    exchange.stage = exchange.parkedCount == 0 ? .settled : .parked
  }

  @inline(never)
  private func finishInterruptedExchange(for target: TargetTable.Index) {
    if exchange.isPerforming { settle() }
    storedHistory.targets.release(target)
    storedHistory.finishPerforming()
  }

  /// Brings the history to where the long way would have it by now.
  @inline(never)
  func settle() {
    let stage = exchange.stage
    exchange.stage = .settled
    storedHistory.unpark(exchange.parkedCount)
    exchange.parkedCount = 0
    guard stage == .offered || stage == .filled else { return }
    _ = storedHistory.startPerforming(exchange.side)
    _ = storedHistory.nextRecord()
    if stage == .filled {
      storedHistory.record(exchange.inverse, target: exchange.targetIndex, cost: exchange.cost)
    }
  }
}
