import Shapes

/// A command that waits until what was asked for before it is there.
enum WaitingCommand {
  /// Arrow keys: what they add up to is one step.
  case nudge(Vector)
  case other(() throws(EditError) -> Void)
}

// To select, to change or to undo very many shapes takes a moment. A command that is given meanwhile is for what that
// leads to, never for what was selected before; so it waits, and commands keep their order.
extension EditingSession {
  /// Whether the selection or the drawing is about to be another one, for which commands wait.
  public var isSettling: Bool {
    isBetweenStates || !waitingCommands.isEmpty && !isRunningWaitingCommands
  }

  private var isBetweenStates: Bool {
    commandHolds > 0 || choosing.isWorking || editor.isChanging
  }

  /// Finishes a held change, and runs a command: at once, or as soon as what was asked for before it is there.
  ///
  /// - Throws: What the command throws at once; later refusals are told to `onRefusal`.
  func afterChanges(_ command: @escaping () throws(EditError) -> Void) throws(EditError) {
    finishHeldChange()
    guard isSettling else { return try command() }
    waitingCommands.append(.other(command))
  }

  /// Keeps a move of the arrow keys until it can be made.
  func waitToNudge(by distance: Vector) {
    if case .nudge(let former)? = waitingCommands.last {
      waitingCommands[waitingCommands.count - 1] = .nudge(former + distance)
    } else {
      waitingCommands.append(.nudge(distance))
    }
  }

  /// Lets commands wait for something that will select other shapes: a document undoes a step.
  public func holdingCommands(during move: () async -> Void) async {
    commandHolds += 1
    await move()
    commandHolds -= 1
    runWaitingCommands()
  }

  /// Runs the commands whose turn it is, until one of them takes a moment itself.
  func runWaitingCommands() {
    isRunningWaitingCommands = true
    defer { isRunningWaitingCommands = false }
    while !isBetweenStates, !waitingCommands.isEmpty {
      do throws(EditError) {
        switch waitingCommands.removeFirst() {
        case .nudge(let distance):
          try nudge(by: distance)
          // The key may be released by now.
          finishHeldChange()
        case .other(let command): try command()
        }
      } catch {
        onRefusal?(error)
      }
    }
  }

  /// Runs waiting commands after the event in which a change has ended: by then its result is selected.
  func scheduleWaitingCommands() {
    guard !waitingCommands.isEmpty else { return }
    Task { [weak self] in self?.runWaitingCommands() }
  }
}
