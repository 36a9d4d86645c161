import CGtk

/// The row widgets of a ``ListView``, as GTK makes them, gives them positions and takes them back.
final class ListRows<Row: ListRow> {
  weak let selection: (any ListSelection)?
  var model: ListModel
  private let makeRow: () -> Row
  private let showRow: (Row, Int) -> Void
  private let leaveRow: (Row) -> Void

  /// A row, and GTK's object that knows its position.
  private struct Entry {
    let row: Row
    let item: ObjectHandle
    var isShown = false

    var position: Int? {
      let position = gtk_list_item_get_position(item.as())
      return isShown && position != guint.max ? Int(position) : nil
    }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  init(
    selection: (any ListSelection)?, makeRow: @escaping () -> Row,
    show: @escaping (Row, Int) -> Void, leave: @escaping (Row) -> Void
  ) {
    self.selection = selection
    self.makeRow = makeRow
    showRow = show
    leaveRow = leave
    model = ListModel(count: 0, selection: selection)
  }

  /// The view, which keeps this object as long as it lives.
  func makeView() -> UnsafeMutablePointer<GtkWidget>? {
    let factory = ObjectHandle.of(gtk_signal_list_item_factory_new())
    factory.connect("setup") { (item: UnsafeMutableRawPointer?) in self.setUp(.of(item)) }
    factory.connect("bind") { (item: UnsafeMutableRawPointer?) in self.bind(.of(item)) }
    factory.connect("unbind") { (item: UnsafeMutableRawPointer?) in self.unbind(.of(item)) }
    factory.connect("teardown") { (item: UnsafeMutableRawPointer?) in
      self.entries[ObjectIdentifier(ObjectHandle.of(item))] = nil
    }
    // The view takes over both references.
    g_object_ref(model.handle.raw)
    return gtk_list_view_new(model.handle.as(), factory.as())
  }

  private func setUp(_ item: ObjectHandle) {
    let row = makeRow()
    gtk_list_item_set_child(item.as(), row.widget.handle.as())
    entries[ObjectIdentifier(item)] = Entry(row: row, item: item)
  }

  private func bind(_ item: ObjectHandle) {
    guard let row = entries[ObjectIdentifier(item)]?.row else { return }
    entries[ObjectIdentifier(item)]?.isShown = true
    show(row, at: Int(gtk_list_item_get_position(item.as())))
  }

  private func unbind(_ item: ObjectHandle) {
    guard let row = entries[ObjectIdentifier(item)]?.row else { return }
    entries[ObjectIdentifier(item)]?.isShown = false
    leaveRow(row)
  }

  /// Lets a row show a position.
  func show(_ row: Row, at position: Int) {
    let former = row.accessibleLabel
    showRow(row, position)
    // Screen readers are told each time.
    if row.accessibleLabel != former { frame(of: row)?.setAccessibleLabel(row.accessibleLabel) }
  }

  // MARK: Finding rows

  /// The rows that show something, and their positions, in any order.
  var shown: [(position: Int, row: Row)] {
    entries.values.compactMap { entry in entry.position.map { ($0, entry.row) } }
  }

  func position(of row: Row) -> Int? {
    entries.values.first { $0.row === row }?.position
  }

  /// GTK's widget around the row at a position, if there is one: it has the keyboard and the name.
  func frame(at position: Int) -> ListRowFrame? {
    shown.first { $0.position == position }.flatMap { frame(of: $0.row) }
  }

  private func frame(of row: Row) -> ListRowFrame? {
    gtk_widget_get_parent(row.widget.handle.as()).map { ListRowFrame(handle: .of($0)) }
  }
}

/// The widget that GTK puts around the content of a row.
struct ListRowFrame: Widget {
  let handle: ObjectHandle
}
