import Foundation
import Undo

/// A label.
///
/// Its id is made once and never used again; its name and its place may change.
struct LabelItem: Equatable, Identifiable {
  let id: Int
  var name: String
  var isIncluded: Bool
}

/// Owns the labels, in their original order, and is the target of every registration.
///
/// Each write says which label it means by its id, and looks for it at the time of the write. A
/// position would mean another label after a filter, a reversal or a removal.
@MainActor final class LabelStore {
  private(set) var labels = [
    LabelItem(id: 1, name: "Grid", isIncluded: true),
    LabelItem(id: 2, name: "Tile", isIncluded: false),
    LabelItem(id: 3, name: "Ring", isIncluded: true),
  ]

  /// What the person is to know of the last edit; empty when it was done.
  private(set) var notice = ""

  let undoManager: UndoManager

  /// Called after each change of the labels or the notice.
  var onChange: () -> Void = {}

  /// The last values of labels that are gone, for rows that still show them.
  private var removed: [LabelItem.ID: LabelItem] = [:]

  init(undoManager: UndoManager = UndoManager()) {
    self.undoManager = undoManager
  }

  /// The label with that id: as it is, or as it last was.
  func label(_ id: LabelItem.ID) -> LabelItem? {
    labels.first { $0.id == id } ?? removed[id]
  }

  /// Gives a label another name.
  ///
  /// Letters that are typed one after the other are undone as one.
  ///
  /// - Parameters:
  ///   - id: The label.
  ///   - name: Its new name.
  ///   - time: When; passed in, so that a check need not wait.
  func rename(_ id: LabelItem.ID, to name: String, at time: ContinuousClock.Instant = .now) {
    edit(id) { label in
      guard label.name != name else { return }
      var renamed = label
      renamed.name = name
      replace(label, with: renamed)
      undoManager.setActionName("Rename Label")
      undoManager.coalesceUndo(key: id, at: time)
    }
  }

  func setIncluded(_ id: LabelItem.ID, to isIncluded: Bool) {
    edit(id) { label in
      guard label.isIncluded != isIncluded else { return }
      var changed = label
      changed.isIncluded = isIncluded
      replace(label, with: changed)
      undoManager.setActionName(isIncluded ? "Include Label" : "Exclude Label")
    }
  }

  func remove(_ id: LabelItem.ID) {
    edit(id) { label in
      replaceAll(with: labels.filter { $0.id != label.id })
      undoManager.setActionName("Remove Label")
    }
  }

  func reverse() {
    guard labels.count > 1 else { return }
    replaceAll(with: labels.reversed())
    undoManager.setActionName("Reverse Order")
  }

  /// Finds the label that is meant; a write to one that is gone is refused, with a notice.
  private func edit(_ id: LabelItem.ID, _ change: (LabelItem) -> Void) {
    guard let label = labels.first(where: { $0.id == id }) else {
      notice = "Edit skipped: label was removed."
      return onChange()
    }
    change(label)
  }

  /// The inverse command: it remembers one label as it was.
  private func replace(_ former: LabelItem, with label: LabelItem) {
    guard let index = labels.firstIndex(where: { $0.id == label.id }) else { return }
    undoManager.registerUndo(withTarget: self) { $0.replace(label, with: former) }
    labels[index] = label
    notice = ""
    onChange()
  }

  /// The snapshot: it remembers all labels as they were.
  private func replaceAll(with newLabels: [LabelItem]) {
    let former = labels
    undoManager.registerUndo(withTarget: self) { $0.replaceAll(with: former) }
    labels = newLabels
    notice = ""
    for label in former where !newLabels.contains(where: { $0.id == label.id }) {
      removed[label.id] = label
    }
    onChange()
  }
}
