import DocumentFile
import Documents
import Editing
import Shapes

/// A document and what all of its windows share.
///
/// The document itself keeps what is drawn and writes it down; this knows what people call it among the
/// others, whether the disk keeps up, and whose turn it is in its history.
final class OpenDocument {
  let document: Document
  /// Tells untitled documents apart; 1 for the first.
  let number: Int
  /// The windows on the document, oldest first.
  var windows: [EditorWindow] = []
  /// Whether the newest actions are late on their way to the disk.
  private(set) var isLate = false

  /// What was on the canvas of a document that was made here.
  private let firstCanvas: Canvas
  private var watch: WritingWatch?
  private var observation: EditorObservation?
  private var turns: [() async -> Void] = []
  private var isMoving = false

  init(_ document: Document, number: Int = 1, firstCanvas: Canvas = Canvas()) {
    self.document = document
    self.number = number
    self.firstCanvas = firstCanvas
    watch = WritingWatch(document) { [weak self] isLate in
      self?.isLate = isLate
      self?.tellWindows()
    }
    observation = document.observe { [weak self] event in
      if case .stateChanged = event { self?.watch?.look() }
    }
  }

  /// The name that people know the document by.
  var title: String {
    document.isUntitled && number > 1 ? "\(document.title) \(number)" : document.title
  }

  /// Whether nobody has ever changed or named the document: then nothing of it is to be kept.
  var isUntouched: Bool {
    document.isUntitled && document.currentStep == .start && document.outline.count == 0
      && document.editor.canvas == firstCanvas
  }

  /// Lets every window show the document's name and state.
  func tellWindows() { windows.forEach { $0.documentChanged() } }

  /// Moves in the history, after the moves that were asked for before.
  ///
  /// A step in memory is undone at once; one that has to be read from the file first keeps those that come
  /// after it waiting, so that a held key neither skips a step nor undoes one twice.
  func move(_ move: @escaping () async -> Void) {
    turns.append(move)
    guard !isMoving else { return }
    isMoving = true
    Task.immediate {
      while !turns.isEmpty { await turns.removeFirst()() }
      isMoving = false
    }
  }
}
