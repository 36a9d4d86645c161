public import DocumentFile
import Editing
import Shapes
import Undo

/// Whether a copy of a document has its history with it.
public enum HistoryInCopy: Sendable {
  /// Whoever gets the copy can undo, and look at every earlier state.
  case included
  /// The copy shows the drawing as it is, and nothing of how it came about.
  case leftOut
}

extension Document {
  /// Goes on in another file, with the whole history.
  ///
  /// A file that is there is replaced. The former file stays as it was, but that of an untitled document
  /// goes. What the former file could not take is in the new one, so this is the way out of a `failure`.
  /// When the former file cannot even be read, the new one gets the drawing and the steps that are in memory;
  /// `historyDamage` says so.
  ///
  /// - Throws: `DocumentError`; the document stays in the file that it had.
  public func save(as path: String) async throws(DocumentError) {
    let former = self.path
    let wasUntitled = isUntitled
    do throws(DocumentError) {
      let path = try await store.continue(in: path, with: pending)
      take(await store.answer())
      continueHere(path)
    } catch {
      // One that is not editable has no work of its own to be rescued.
      guard access == .editable, failure != nil else { throw error }
      try await rescue(to: path, after: error)
    }
    if wasUntitled, former != self.path { DocumentFile.remove(former) }
  }

  private func continueHere(_ path: String) {
    self.path = path
    isUntitled = false
    follower?.cancel()
    let couldEdit = access == .editable
    access = .editable
    editor.isEditable = true
    tell(.stateChanged)
    if !couldEdit { Task { await refill(.undo) } }
  }

  /// Saves what is in memory, the former file being of no use any more.
  private func rescue(to path: String, after damage: DocumentError) async throws(DocumentError) {
    // An edit in between would be in the old timeline, which is given up here.
    editor.isEditable = false
    defer { editor.isEditable = true }
    let undo = editor.undoManager.storedUndoSteps(for: editor).flatMap(\.asSteps)
    let redo = editor.undoManager.storedRedoSteps(for: editor).reversed()
    var steps = undo.map { ($0.name, $0.delta.inverted) }
    for step in redo.flatMap(\.asSteps) { steps.append((step.name, step.delta)) }
    let contents = DocumentContents(canvas: editor.canvas, nextShapeID: editor.nextShapeID)
    let time = Self.millisecondsSince1970()
    let chain = steps.enumerated().map { index, step in
      Step(
        id: StepID(Int64(index) + 1), parent: StepID(Int64(index)), name: step.0, time: time,
        delta: step.1)
    }
    let cursor = StepID(Int64(undo.count))
    let resolved = try await store.start(
      over: path, contents, steps: chain, cursor: cursor, countingUpTo: lastNumber)
    outline = TimelineOutline(chainOf: chain.count, cursor: cursor)
    take(await store.answer())
    continueHere(resolved)
    historyDamage = damage
    tell(.timelineChanged)
  }

  /// Writes the document to another file, and goes on in its own.
  ///
  /// A file that is there is replaced.
  ///
  /// - Throws: `DocumentError`; whatever had the name is as before.
  public func saveCopy(to path: String, history: HistoryInCopy) async throws(DocumentError) {
    switch history {
    case .included: try await store.copy(to: path, with: pending)
    case .leftOut:
      let contents = DocumentContents(canvas: editor.canvas, nextShapeID: editor.nextShapeID)
      try await store.copy(to: path, contents)
    }
  }

  /// Gives the document's file another name, in one move; nothing may have that name.
  ///
  /// - Throws: `DocumentError`, `.exists` when the name is taken; the document keeps the name that it had.
  public func rename(to path: String) async throws(DocumentError) {
    guard access == .editable else {
      throw DocumentError(path: self.path, reason: .unwritable("the document is only shown here"))
    }
    try await flush()
    continueHere(try await store.rename(to: path))
  }

  /// Makes a document like this one, with its history, in a file of its own.
  ///
  /// - Throws: `DocumentError`.
  public func duplicate(
    to path: String, isUntitled: Bool = true
  ) async throws(DocumentError) -> Document {
    try await saveCopy(to: path, history: .included)
    let copy = try await Document.open(path)
    copy.isUntitled = isUntitled
    return copy
  }

  /// Closes the document and deletes its file.
  public func discard() async {
    await closeLeavingUnwritten()
    DocumentFile.remove(path)
  }
}

extension StoredUndoStep<Delta> {
  /// The step's edits, each a step of its own.
  fileprivate var asSteps: [(name: String, delta: Delta)] { edits.map { (actionName, $0) } }
}

extension DocumentStore {
  /// Goes on in a copy of the file.
  ///
  /// - Parameters:
  ///   - path: Where the copy is to be.
  ///   - entries: What may not be in the file yet.
  /// - Returns: The path of the copy, links followed.
  /// - Throws: `DocumentError`; the store goes on in the file that it has.
  func `continue`(
    in path: String, with entries: [Entry]
  ) throws(DocumentError) -> String {
    let file = try openedFile()
    if file.access == .editable, file.isFile(at: path) {
      for entry in entries where entry.number > lastWritten { try write(now: entry) }
      countAsWritten(upTo: lastWritten)
      return file.path
    }
    let copy = try makeCopy(at: path, with: entries)
    self.file = copy
    countAsWritten(upTo: entries.last?.number ?? 0)
    return copy.path
  }

  /// Writes a copy of the file.
  func copy(to path: String, with entries: [Entry]) throws(DocumentError) {
    _ = try makeCopy(at: path, with: entries)
  }

  private func makeCopy(
    at path: String, with entries: [Entry]
  ) throws(DocumentError) -> DocumentFile {
    let unwritten = entries.filter { $0.number > lastWritten }
    return try openedFile().copy(to: path) { (copy) throws(DocumentError) in
      for entry in unwritten { try Self.write(entry.work, to: copy) }
    }
  }

  func copy(to path: String, _ contents: DocumentContents) throws(DocumentError) {
    try contents.write(to: path)
  }

  /// Goes on in a new file.
  func start(
    over path: String, _ contents: DocumentContents, steps: [Step], cursor: StepID,
    countingUpTo number: Int
  ) throws(DocumentError) -> String {
    let file = try contents.write(to: path, steps: steps, cursor: cursor)
    self.file = file
    countAsWritten(upTo: number)
    return file.path
  }

  /// Gives the file another name.
  func rename(to path: String) throws(DocumentError) -> String {
    _ = try openedFile()
    try DocumentFile.rename(&file, to: path)
    return try openedFile().path
  }
}
