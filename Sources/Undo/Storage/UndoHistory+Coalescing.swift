/// What makes steps join: nothing, unless a step asks for it.
struct Coalescing {
  /// Whether any step asks or may be joined; as a rule none does, and nothing else is looked at.
  private(set) var isActive = false

  /// What the step being recorded asks for.
  private(set) var request: Request?

  /// The newest step, when it may still be joined.
  private(set) var joinable: (serial: UInt32, key: AnyHashable, time: ContinuousClock.Instant)?

  struct Request {
    let key: AnyHashable
    /// Whether the newest step asked with an equal key.
    let isEqual: Bool
    let time: ContinuousClock.Instant
    let pause: Duration
  }

  /// Takes up what the step being recorded asks for.
  mutating func ask(_ request: Request) {
    self.request = request
    isActive = true
  }

  /// Whether the step below the newest one, which has just been closed, is to be joined by it.
  func joins(stepBelow serial: UInt32) -> Bool {
    guard let request, let joinable, joinable.serial == serial, request.isEqual else {
      return false
    }
    return joinable.time.duration(to: request.time) <= request.pause
  }

  /// Remembers the step that has just been closed, or joined, as one that may be joined.
  mutating func settle(serial: UInt32) {
    joinable = request.map { (serial, $0.key, $0.time) }
    request = nil
    isActive = joinable != nil
  }
}

extension UndoHistory {
  /// Asks that the step being recorded join the newest one, when that one asked with an equal key, no
  /// more than `pause` ago, and nothing came between: no other step, no undo or redo, no
  /// `breakUndoCoalescing()`.
  ///
  /// - Parameters:
  ///   - key: What is being done and to what, such as typing in a certain paragraph.
  ///   - pause: The longest time between two steps that join.
  ///   - time: When the change happened; passed in so that tests need not wait.
  /// - Precondition: A group is open.
  public mutating func coalesceUndo(
    key: some Hashable & Sendable, within pause: Duration, at time: ContinuousClock.Instant
  ) {
    let key = AnyHashable(key)
    let isEqual = coalescing.joinable?.key == key
    coalesce(Coalescing.Request(key: key, isEqual: isEqual, time: time, pause: pause))
  }

  /// Asks for joining; the keys have been compared, since comparing calls code of the user.
  mutating func coalesce(_ request: Coalescing.Request) {
    guard disableCount == 0, performing == nil else { return }
    guard recording.level > 0 else {
      misuse(
        "coalesceUndo", "was called with no undo group open",
        remedy: "Call it between registering and the end of the group.")
    }
    if let former = coalescing.request { dropped.append(other: former.key) }
    coalescing.ask(request)
  }

  /// Makes sure that the next step does not join the newest one: after a caret move, a save, a pause.
  public mutating func breakUndoCoalescing() { interruptCoalescing() }

  /// Nothing joins the newest step any more.
  @inline(__always)
  mutating func interruptCoalescing() {
    if coalescing.isActive { forgetCoalescing() }
  }

  /// Forgets who may join; keys are released with what is dropped, since that calls code of the user.
  @inline(never)
  private mutating func forgetCoalescing() {
    if let key = coalescing.request?.key { dropped.append(other: key) }
    if let key = coalescing.joinable?.key { dropped.append(other: key) }
    coalescing = Coalescing()
  }

  @inline(never)
  mutating func coalesceTopSteps() {
    guard let newest = stacks.undo.top else { return }
    var serial = newest.serial
    if let below = stacks.undo.stepBelowTop, coalescing.joins(stepBelow: below.serial) {
      stacks.undo.joinTopTwo(in: &names, into: &dropped)
      serial = below.serial
    }
    if let key = coalescing.joinable?.key { dropped.append(other: key) }
    coalescing.settle(serial: serial)
  }
}
