import DocumentFile
import Documents

/// What a window has to say of its document for as long as it holds, and what can be done about it.
struct Notice: Equatable {
  let text: String
  /// Whether work may be lost when nothing is done.
  let isWarning: Bool
  let remedies: [Remedy]

  /// A button of the notice.
  struct Remedy: Equatable {
    let label: String
    let action: Action
  }

  /// What there is to say of a document; nil when all is as it should be.
  init?(of document: Document) {
    if document.access == .editable, let failure = document.failure {
      text = "\(failure) What you do meanwhile is kept in memory."
      isWarning = true
      remedies = [
        Remedy(label: "Try Again", action: .retry),
        Remedy(label: "Save Elsewhere…", action: .saveElsewhere),
      ]
      return
    }
    switch document.access {
    case .openElsewhere:
      text =
        document.failure.map { "You do not see the changes of the other program: \($0)" }
        ?? "“\(document.title)” is open in another program; you see its changes as they happen."
      remedies = [Remedy(label: "Save a Copy…", action: .saveCopy)]
    case .notWritable(let detail):
      text = "“\(document.title)” can only be looked at: \(detail)."
      remedies = [Remedy(label: "Save a Copy…", action: .saveCopy)]
    case .editable:
      guard let damage = document.historyDamage else { return nil }
      text = "The drawing is whole, but not its history: \(damage)"
      remedies = []
    }
    isWarning = false
  }
}
