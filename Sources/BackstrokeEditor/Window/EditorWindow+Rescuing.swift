import DocumentFile
import Documents
import Gtk

extension EditorWindow {
  /// Says why a file cannot be opened, and offers to rescue what can be read of a damaged one.
  func showRefusal(_ error: DocumentError) {
    guard case .damaged(let detail) = error.reason else { return show("\(error)") }
    let dialog = MessageDialog(
      heading: "The Drawing Is Damaged",
      body:
        "“\(error.path)” cannot be opened: \(detail). What can be read may be rescued into a new "
        + "drawing; the damaged file stays as it is.",
      responses: [.init("close", "_Close"), .init("rescue", "_Rescue", .suggested)])
    dialog.present(for: window, default: "rescue") { [weak self] response in
      if response == "rescue" { self?.rescue(error.path) }
    }
  }

  private func rescue(_ path: String) {
    attempt { window in
      let rescued = window.owner.makeUntitledPath()
      let report = try await Self.recover(path, to: rescued)
      await window.owner.openDocument(rescued, from: window)
      let losses = report.losses.isEmpty ? "nothing is lost" : report.losses.joined(separator: "; ")
      window.owner.documents.last?.windows.first?.show(
        "Rescued \(Self.count(report.shapeCount, "shape")) and "
          + "\(Self.count(report.stepCount, "step")): \(losses)")
    }
  }

  private static func count(_ number: Int, _ thing: String) -> String {
    number == 1 ? "1 \(thing)" : "\(number) \(thing)s"
  }

  @concurrent nonisolated private static func recover(
    _ path: String, to output: String
  ) async throws(DocumentError) -> Recovery.Report {
    try Recovery.recover(path, to: output)
  }
}
