import DocumentFile
import Documents
import Editing
import Gtk

extension EditorWindow {
  /// Asks how much of the history is to be forgotten, and says what that gives back.
  func forgetHistory() {
    session.finishHeldChange()
    attempt { window in
      let present = window.document.currentStep
      let earlier =
        present == .start ? 0 : try await window.document.sizeOfHistory(before: present)
      let all = try await window.document.sizeOfHistory(before: nil)
      let dialog = MessageDialog(
        heading: "Forget the History?",
        body:
          "The drawing stays as it is, and its file gets smaller. What is forgotten can be neither "
          + "undone nor reached any more, and this cannot be undone itself.\n\n"
          + "The steps before the present one, and branches: \(Self.inWords(earlier))\n"
          + "Every step: \(Self.inWords(all))",
        responses: [
          .init("cancel", "_Cancel"),
          .init("earlier", "Forget _Earlier Steps", .destructive, isEnabled: earlier > 0),
          .init("all", "Forget _Every Step", .destructive, isEnabled: all > 0),
        ])
      switch await dialog.answer(for: window.window, default: "cancel") {
      case "earlier": try await window.forgetHistory(before: present)
      case "all": try await window.forgetHistory(before: nil)
      default: break
      }
    }
  }

  private func forgetHistory(before step: StepID?) async throws {
    let freed = try await document.forgetHistory(before: step)
    show(
      freed > 0
        ? "Forgotten; the file is \(Self.inWords(freed)) smaller"
        : "Forgotten; the file has room for more now")
  }

  /// "340 bytes", "12.3 MB".
  private static func inWords(_ bytes: Int) -> String {
    guard bytes >= 1000 else { return bytes == 1 ? "1 byte" : "\(bytes) bytes" }
    var value = Double(bytes) / 1000
    var units = ["kB", "MB", "GB", "TB"][...]
    while value >= 999.95, units.count > 1 {
      value /= 1000
      units.removeFirst()
    }
    return "\(value.formatted(decimals: 1)) \(units.first!)"
  }
}
