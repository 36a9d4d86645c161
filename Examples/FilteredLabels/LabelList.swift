import Gtk

/// The rows, one for each label that is shown.
///
/// A row that stays keeps its widgets, and with them the keyboard and the cursor, while others come
/// and go around it.
final class LabelList {
  let list = ListBox()
  private var rows: [ShownRow] = []

  init() {
    list.addStyle(.boxedList)
    list.setAccessibleLabel("Labels")
    let placeholder = Label("No label matches")
    placeholder.addStyle(.dim)
    placeholder.setMargins(vertical: 18)
    list.setPlaceholder(placeholder)
  }

  /// Shows these labels, in this order.
  func show(_ labels: [LabelItem], of store: LabelStore) {
    removeRows { row in !labels.contains { $0.id == row.id } }
    let left = labels.filter { label in rows.contains { $0.id == label.id } }
    if rows.map(\.id) != left.map(\.id) { removeRows { _ in true } }
    for (index, label) in labels.enumerated() {
      if index == rows.count || rows[index].id != label.id {
        let row = ShownRow(LabelRow(store: store, id: label.id))
        list.insert(row.widget, at: index)
        rows.insert(row, at: index)
      }
      rows[index].update()
    }
  }

  private func removeRows(where isGone: (ShownRow) -> Bool) {
    for row in rows where isGone(row) { list.remove(row.widget) }
    rows.removeAll(where: isGone)
  }
}

/// The widgets of one row.
private struct ShownRow {
  let widget: ListBoxRow
  private let row: LabelRow
  private let name = Entry()
  private let included = CheckButton("Included")

  var id: LabelItem.ID { row.id }

  init(_ row: LabelRow) {
    self.row = row
    name.setAccessibleLabel("Label name")
    name.expandsHorizontally = true
    // Each letter goes into the store at once; so its history is the one that takes it back.
    name.hasOwnUndo = false
    name.onChanged { row.setName($0) }
    included.onToggled { row.setIncluded($0) }
    let remove = Button(icon: "user-trash-symbolic", label: "Remove")
    remove.addStyle(.flat)
    remove.onClicked { row.remove() }

    let box = Box(.horizontal, spacing: 12)
    box.setMargins(horizontal: 12, vertical: 8)
    box.append(name)
    box.append(included)
    box.append(remove)
    widget = ListBoxRow(box)
    widget.isActivatable = false
    widget.isFocusable = false
  }

  func update() {
    name.text = row.name
    included.isOn = row.isIncluded
  }
}
