public import DocumentFile
import Editing
import Shapes

/// The two ways along a branch of the timeline.
enum UndoDirection: Hashable {
  case undo
  case redo
}

extension Document {
  /// Adds a step to the timeline and sends it to the file.
  func record(_ delta: Delta, named name: String, at time: Int64) {
    let parent = outline.cursor
    let (id, choices) = outline.appendStep()
    send(
      delta, step: DocumentAction.NewStep(parent: parent, name: name, time: time), cursor: id,
      choices: choices)
  }

  /// Moves the cursor by a step that the undo manager has undone or redone.
  func recordMove(_ direction: UndoDirection, _ delta: Delta) {
    let place = outline.cursor
    guard
      let target = direction == .undo ? outline.parent(of: place) : outline.redoStep(after: place)
    else { fatalError("Document: there is no step to \(direction) after step \(place.rawValue)") }
    send(delta, step: nil, cursor: target, choices: outline.moveCursor(to: target))
    if needsRefill(direction) { Task { await refill(direction) } }
  }

  /// Sends an action to the file.
  func send(
    _ delta: Delta, step: DocumentAction.NewStep?, cursor: StepID, choices: [RedoChoice]
  ) {
    send(
      .action(
        DocumentAction(
          delta: delta, step: step, cursor: cursor, choices: choices,
          nextShapeID: editor.nextShapeID)))
  }

  func send(_ work: DocumentStore.Entry.Work) {
    lastNumber += 1
    let entry = DocumentStore.Entry(number: lastNumber, work: work)
    pending.append(entry)
    // After a failure each action tries again: the disk may have room by now.
    if failure == nil { submit(entry) } else { retry() }
    tell(.stateChanged)
    tell(.timelineChanged)
  }

  /// Tries again to write what is in memory only.
  ///
  /// What comes of it is told as a change of state.
  public func retry() {
    guard access == .editable else { return }
    store.submit { $0.resume() }
    for entry in pending { submit(entry) }
  }

  private func submit(_ entry: DocumentStore.Entry) {
    store.submit(entry) { [weak self] answer in self?.take(answer) }
  }

  func take(_ answer: DocumentStore.Answer) {
    guard answer.number > lastAnswer else { return }
    lastAnswer = answer.number
    let written = pending.prefix { $0.number <= answer.lastWritten }.count
    guard written > 0 || failure != answer.failure else { return }
    pending.removeFirst(written)
    failure = answer.failure
    tell(.stateChanged)
  }

  /// Waits until every finished action is on the disk.
  ///
  /// - Throws: `DocumentError` when one cannot be written; it stays in memory.
  public func flush() async throws(DocumentError) {
    guard access == .editable else { return }
    if failure != nil { retry() }
    let answer = await store.answer()
    take(answer)
    if let failure = answer.failure { throw failure }
  }

  /// Waits until every finished action is on the disk, and closes the file.
  ///
  /// - Throws: `DocumentError` when an action cannot be written; the document stays open.
  public func close() async throws(DocumentError) {
    try await flush()
    await closeLeavingUnwritten()
  }

  /// Closes the file, and gives up what could not be written.
  public func closeLeavingUnwritten() async {
    follower?.cancel()
    editor.isEditable = false
    access = .notWritable("it is closed")
    await store.close()
  }
}
