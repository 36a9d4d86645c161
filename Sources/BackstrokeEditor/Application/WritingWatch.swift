import Documents
import Gtk

/// Notices when actions take long to reach the disk.
///
/// Most often they are there within milliseconds, and saying so at each of them would be a flicker that
/// means nothing.
final class WritingWatch {
  private let document: Document
  private let changed: (_ isLate: Bool) -> Void
  private var isLate = false
  private var timer: MainLoop.Scheduled?
  /// How many actions have to be on the disk when the timer fires.
  private var due = 0

  /// How long an action may take without anybody being told, in milliseconds.
  private static let patience = 1000

  init(_ document: Document, changed: @escaping (_ isLate: Bool) -> Void) {
    self.document = document
    self.changed = changed
    look()
  }

  /// Looks at the document, which has changed its state.
  func look() {
    if document.unwrittenActions == 0 {
      timer?.cancel()
      timer = nil
      tell(false)
    } else if timer == nil {
      due = document.writtenActions + document.unwrittenActions
      timer = MainLoop.after(milliseconds: Self.patience) { [weak self] in self?.timeIsUp() }
    }
  }

  private func timeIsUp() {
    timer = nil
    tell(document.writtenActions < due)
    look()
  }

  private func tell(_ isLate: Bool) {
    guard self.isLate != isLate else { return }
    self.isLate = isLate
    changed(isLate)
  }
}
