public import DocumentFile
public import Editing
import Foundation
import Shapes
import Undo

/// An open document: its editor and its file, which hold the same at any time.
///
/// There is nothing to save. Each finished action goes to the file by itself, in the order of the actions
/// and off the main actor; `unwrittenActions` tells how many are on their way. The whole timeline stays
/// in the file: the undo manager has the steps around the present place in memory, and more are read as
/// undo goes deeper.
///
/// When the file cannot be written (`failure`), work goes on in memory. `retry()` tries again, and
/// `save(as:)` takes everything to another file.
///
/// Undo and redo go through `undo()` and `redo()` here, which wait for steps that are still in the file;
/// everything else that changes the drawing goes through `editor`.
@MainActor public final class Document {
  /// The owner of the drawing and of its history.
  public let editor: Editor

  /// The file of the document.
  public internal(set) var path: String
  /// Whether nobody has named the document yet: its file is in the state folder.
  public internal(set) var isUntitled: Bool
  /// Whether the document can be changed here.
  public internal(set) var access: DocumentAccess
  /// Why the newest actions are in memory only; nil when nothing keeps them from the file.
  public internal(set) var failure: DocumentError?
  /// Why history goes no further back or ahead than it does, when the file is damaged there.
  public internal(set) var historyDamage: DocumentError?

  /// The form of the timeline, as it is when all pending actions are written.
  package internal(set) var outline: TimelineOutline
  let store: DocumentStore
  /// The actions that are not known to be on the disk, oldest first.
  var pending: [DocumentStore.Entry] = []
  /// The number of the last action.
  var lastNumber = 0
  /// The number of the store's last answer.
  var lastAnswer = 0
  /// How much history is kept in memory on either side of the present place.
  let memoryLimit: StepWindow.Limit
  /// Whether steps are being read for either stack.
  var refills: [UndoDirection: Task<Void, Never>] = [:]
  private let now: @MainActor () -> Int64
  private var observation: EditorObservation?
  private var observers: [Int: (DocumentEvent) -> Void] = [:]
  private var nextObserver = 0
  var follower: Task<Void, Never>?

  init(
    _ state: DocumentState, path: String, isUntitled: Bool, access: DocumentAccess,
    store: DocumentStore, window: StepWindow = StepWindow(),
    memoryLimit: StepWindow.Limit = StepWindow.Limit(),
    now: @escaping @MainActor () -> Int64 = Document.millisecondsSince1970
  ) {
    let contents = state.contents
    editor =
      if let index = state.index {
        Editor(canvas: contents.canvas, index: index, nextShapeID: contents.nextShapeID)
      } else {
        Editor(canvas: contents.canvas, nextShapeID: contents.nextShapeID)
      }
    outline = state.outline
    self.path = path
    self.isUntitled = isUntitled
    self.access = access
    self.store = store
    self.memoryLimit = memoryLimit
    self.now = now
    historyDamage = window.damage
    editor.undoManager.byteBudget = 2 * memoryLimit.bytes
    editor.isEditable = access == .editable
    if editor.isEditable {
      editor.restoreSteps(undo: window.undoSteps, redo: window.redoSteps)
    }
    observation = editor.observe { [weak self] event in self?.editorTold(event) }
    if access == .openElsewhere { follow() }
  }

  /// The name that people know the document by: that of its file, without folder and ending.
  public var title: String {
    isUntitled ? "Untitled" : URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  /// How many finished actions are not on the disk yet.
  public var unwrittenActions: Int { pending.count }

  /// How many actions are known to be on the disk, of those since the document was opened.
  package var writtenActions: Int { lastNumber - pending.count }

  /// Whether nothing has ever been drawn here.
  public var isPristine: Bool { isUntitled && editor.canvas.isEmpty && outline.count == 0 }

  /// Milliseconds since 1970, UTC.
  public static func millisecondsSince1970() -> Int64 {
    Int64((Date().timeIntervalSince1970 * 1000).rounded())
  }

  private func editorTold(_ event: EditorEvent) {
    switch event {
    case .changed(let delta, .user): record(delta, named: editor.stepName, at: now())
    case .changed(let delta, .undo): recordMove(.undo, delta)
    case .changed(let delta, .redo): recordMove(.redo, delta)
    // These come from here, where they are recorded as a whole.
    case .changed(_, .timeline), .changed(_, .elsewhere): break
    case .previewed, .historyChanged: break
    }
  }
}

// MARK: - Observation

/// What a document tells its observers, beside what its editor does.
public enum DocumentEvent: Sendable {
  /// Path, access, failure or the number of unwritten actions may be others.
  case stateChanged
  /// The timeline has other steps, or the document is at another place in it.
  case timelineChanged
}

extension Document {
  /// Calls a closure after each change of the document's state.
  ///
  /// - Returns: The observation; it ends when it is cancelled or released.
  public func observe(_ observer: @escaping (DocumentEvent) -> Void) -> EditorObservation {
    let key = nextObserver
    nextObserver += 1
    observers[key] = observer
    return EditorObservation { [weak self] in self?.observers[key] = nil }
  }

  func tell(_ event: DocumentEvent) {
    for key in observers.keys.sorted() { observers[key]?(event) }
  }
}
