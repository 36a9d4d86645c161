import DocumentFile
import Documents
import Editing
import Gtk

extension EditorWindow {
  /// The window was asked to close: whether it may do so now.
  ///
  /// A document without another window closes when it is on the disk, which most often it is; else the
  /// window waits for it, and asks only when it cannot be written.
  func mayClose() -> Bool {
    finishWhatIsUnderWay()
    if closesAtOnce || opened.windows.count > 1 || isWritten {
      isClosed = true
      owner.windowClosed(self)
      return true
    }
    guard !isClosing else { return false }
    isClosing = true
    owner.holding { [self] in
      if await isReadyToClose() { closeAtOnce() }
      isClosing = false
    }
    return false
  }

  /// Closes the window without looking whether everything is on the disk.
  func closeAtOnce() {
    guard !isClosed else { return }
    closesAtOnce = true
    window.close()
  }

  /// Waits until the document is on the disk.
  ///
  /// - Returns: Whether the document may be closed: it is written, or nobody ever changed it, or somebody has
  ///   decided to do without what cannot be written.
  func isReadyToClose() async -> Bool {
    finishWhatIsUnderWay()
    while !isWritten {
      do throws(DocumentError) {
        try await document.flush()
      } catch {
        guard await loses(because: error) else { return false }
        return true
      }
    }
    return true
  }

  private var isWritten: Bool {
    // What is only looked at has nothing to write.
    document.access != .editable || opened.isUntouched
      || document.failure == nil && document.unwrittenActions == 0
  }

  private func finishWhatIsUnderWay() {
    session.finishHeldChange()
    session.cancel()
  }

  /// Asks whether the document is to be closed although it cannot be written.
  private func loses(because error: DocumentError) async -> Bool {
    let count = document.unwrittenActions
    let what = count == 1 ? "the last change" : "the last \(count) changes"
    let dialog = MessageDialog(
      heading: "Close “\(opened.title)” Without \(count == 1 ? "a Change" : "\(count) Changes")?",
      body: "\(error) If you close it now, \(what) will be lost.",
      responses: [
        .init("cancel", "_Keep It Open"), .init("elsewhere", "_Save Elsewhere…", .suggested),
        .init("lose", "_Close Without", .destructive),
      ])
    window.present()
    switch await dialog.answer(for: window, default: "elsewhere") {
    case "lose": return true
    case "elsewhere": saveAs()
    default: break
    }
    return false
  }
}
