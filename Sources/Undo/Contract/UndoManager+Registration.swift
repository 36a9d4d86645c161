/// Target and handler, method and argument, invocation proxy: three ways to say the same.
extension UndoManager {
  /// Registers a handler that reverses a change.
  ///
  /// The target is not retained; once it is gone, the handler is skipped. The handler and what it
  /// captures are retained until it runs or is dropped. It should reach the target through its
  /// parameter: capturing the target, or this manager, keeps it alive.
  ///
  /// - Parameters:
  ///   - target: The object whose change is reversed.
  ///   - handler: Reverses the change, and registers the reverse of that.
  /// - Precondition: A group is open, or `groupsByEvent` is true.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    registerUndo(withTarget: target, costInBytes: Self.defaultHandlerCost, handler: handler)
  }

  /// Registers a method and its argument.
  ///
  /// It is `registerUndo(withTarget:selector:object:)` of
  /// Apple's systems, where the method is a selector:
  ///
  /// ```swift
  /// undoManager.registerUndo(withTarget: self, selector: Editor.setCenter, object: formerCenter)
  /// ```
  ///
  /// - Parameters:
  ///   - target: The object to call.
  ///   - selector: A method of it with one parameter.
  ///   - object: The argument. It is retained.
  /// - Precondition: A group is open, or `groupsByEvent` is true.
  public func registerUndo<TargetType: AnyObject, Argument>(
    withTarget target: TargetType,
    selector: @escaping @MainActor (TargetType) -> @MainActor (Argument) -> Void,
    object: Argument
  ) {
    registerUndo(withTarget: target) { selector($0)(object) }
  }

  /// A stand-in for `target` that registers what is called on it instead of calling it.
  ///
  /// ```swift
  /// undoManager.prepare(withInvocationTarget: self).opacity = formerOpacity
  /// undoManager.prepare(withInvocationTarget: self).call(Editor.move, formerX, formerY)
  /// ```
  public func prepare<TargetType: AnyObject>(
    withInvocationTarget target: TargetType
  ) -> UndoInvocation<TargetType> {
    UndoInvocation(target: target, undoManager: self)
  }

  /// What a handler is taken to cost in the byte budget when its registration does not say: its
  /// record, its closure and a few captured words, in bytes.
  public static let defaultHandlerCost = 128

  /// Registers a handler that says what it retains.
  ///
  /// - Parameters:
  ///   - target: The object whose change is reversed.
  ///   - costInBytes: What the handler retains, for the byte budget.
  ///   - handler: Reverses the change, and registers the reverse of that.
  /// - Precondition: A group is open, or `groupsByEvent` is true.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, costInBytes: Int,
    handler: @escaping @MainActor (TargetType) -> Void
  ) {
    // The history hands back the very object that was registered with it, so it is a `TargetType`.
    let slot = handlers.insert(
      Handler { handler(unsafeDowncast($0, to: TargetType.self)) })
    register(slot: slot, kind: 0, target: target, cost: costInBytes)
  }

  /// Records an action that was put into its pool in the open group, or in the event's group, which it
  /// opens; while registration is disabled the action is released.
  @usableFromInline
  func register(slot: UInt32, kind: UInt16, target: AnyObject, cost: Int) {
    let action = ManagedAction(slot: slot, kind: kind)
    if exchange.isOffered(to: target) { return exchange.fill(with: action, cost: cost) }
    if exchange.stage != .settled { settle() }
    guard storedHistory.disableCount == 0 else { return discard(action) }
    if storedHistory.recording.level == 0, groupsByEvent { openEventGroup() }
    if eventGroup.isStranded { reportStrandedGroup() }
    storedHistory.prepareToRecord()
    let index = storedHistory.targets.index(of: target)
    storedHistory.record(action, target: index, cost: cost)
    finishChange()
  }

  /// Releases what a change let go of, and tells who looks.
  func finishChange() {
    if !storedHistory.dropped.isEmpty { releaseDropped() }
    if changeObservers != nil || observedState != nil { tellObservers() }
  }

  /// Releases what a change handed back, and tells who looks.
  func finishChange(dropping dropped: DroppedActions<ManagedAction>) {
    release(dropped)
    finishChange()
  }

  private func releaseDropped() {
    // As a rule a limit drops one action for each that is registered.
    if let action = storedHistory.dropped.takeOnly() {
      discard(action)
    } else {
      release(storedHistory.takeDropped())
    }
  }

  private func release(_ dropped: DroppedActions<ManagedAction>) {
    dropped.forEach { discard($0) }
  }
}
