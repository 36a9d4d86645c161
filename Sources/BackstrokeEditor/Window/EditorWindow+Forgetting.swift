import DocumentFile
import Documents
import Editing
import Foundation
import Gtk

extension EditorWindow {
  /// Asks whether the history is to be forgotten, and says what that gives back.
  ///
  /// - Parameter step: The first step that stays; nil to keep none.
  func forgetHistory(before step: StepID? = nil) {
    session.finishHeldChange()
    attempt { window in
      let size = try await window.document.sizeOfHistory(before: step)
      guard await window.agreesToForget(before: step, size) else { return }
      let freed = try await window.document.forgetHistory(before: step)
      window.show("The file is \(Self.inWords(freed)) smaller")
    }
  }

  private func agreesToForget(before step: StepID?, _ size: Int) async -> Bool {
    let what =
      step == nil
      ? "No step can be undone or redone any more, and no earlier state be reached."
      : "What came before can be neither undone nor reached any more, nor can the branches that begin "
        + "there."
    let dialog = MessageDialog(
      heading: "Forget the History?",
      body:
        "\(what) The drawing stays as it is. This frees \(Self.inWords(size)), and cannot be undone.",
      responses: [.init("cancel", "_Cancel"), .init("forget", "_Forget", .destructive)])
    return await dialog.answer(for: window, default: "cancel") == "forget"
  }

  /// "340 bytes", "12.3 MB".
  private static func inWords(_ bytes: Int) -> String {
    let units = ["kB", "MB", "GB", "TB"]
    guard bytes >= 1000 else { return bytes == 1 ? "1 byte" : "\(bytes) bytes" }
    var value = Double(bytes)
    var unit = -1
    while value >= 999.95, unit < units.count - 1 {
      value /= 1000
      unit += 1
    }
    return "\(value.formatted(decimals: 1)) \(units[unit])"
  }
}
