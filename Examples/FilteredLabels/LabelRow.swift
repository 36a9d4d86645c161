/// A row on screen: it reads and writes its label through the store, whatever has become of the
/// row's place.
///
/// It may outlive its label. Then it reads as the label last was, and a write is refused.
@MainActor struct LabelRow {
  let store: LabelStore
  let id: LabelItem.ID

  var name: String { store.label(id)?.name ?? "" }

  var isIncluded: Bool { store.label(id)?.isIncluded ?? false }

  func setName(_ name: String) {
    store.rename(id, to: name)
  }

  func setIncluded(_ isIncluded: Bool) {
    store.setIncluded(id, to: isIncluded)
  }

  func remove() {
    store.remove(id)
  }
}
