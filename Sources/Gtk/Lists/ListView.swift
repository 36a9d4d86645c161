import CGtk

/// A list of any number of rows, of which only those on screen exist.
///
/// For what may have more than some hundred rows; a form is a ``ListBox``. GTK keeps some 200 row
/// widgets, whatever the number of rows, and gives them other positions as the person scrolls; to begin
/// and to hold a million rows costs what ten do. Put it into a ``ScrolledWindow``.
///
/// The list holds no content. Its owner says how many rows there are, what is in the one at a position,
/// and what has changed: ``itemsChanged(at:removed:added:)``, ``update(_:)``, ``selectionChanged()``.
/// Rows that a change leaves alone keep their widgets, the keyboard and what is being typed.
package struct ListView<Row: ListRow>: Widget {
  package let handle: ObjectHandle
  private let rows: ListRows<Row>

  /// - Parameters:
  ///   - label: The name of the list for screen readers.
  ///   - selection: Who knows the selected rows, held weakly; without it, none can be selected.
  ///   - makeRow: Makes the widgets of a row.
  ///   - show: Lets a row show what is at a position.
  ///   - leave: Called before a row shows another position or none: it has been scrolled away, or what
  ///     it shows is no longer in the list.
  package init(
    label: String, selection: (any ListSelection)? = nil, makeRow: @escaping () -> Row,
    show: @escaping (_ row: Row, _ position: Int) -> Void,
    leave: @escaping (_ row: Row) -> Void = { _ in }
  ) {
    rows = ListRows(selection: selection, makeRow: makeRow, show: show, leave: leave)
    handle = .of(rows.makeView())
    setAccessibleLabel(label)
  }

  /// The number of rows.
  package var count: Int { rows.model.count }

  /// Begins again with so many rows, from the first one on.
  ///
  /// - Complexity: That of the rows on screen.
  package func reset(count: Int) {
    rows.model = ListModel(count: count, selection: rows.selection)
    ProgramChange.run { gtk_list_view_set_model(handle.as(), rows.model.handle.as()) }
  }

  /// Follows a change: from a position on, rows have gone and others have come in their place.
  ///
  /// Call it when the content has changed already, and once for each range that did.
  ///
  /// - Complexity: That of the rows on screen.
  /// - Precondition: There are such rows.
  package func itemsChanged(at position: Int, removed: Int, added: Int) {
    rows.model.itemsChanged(at: position, removed: removed, added: added)
  }

  /// Follows a change after which most rows show something else, and there may be more or fewer: the result
  /// of another search.
  ///
  /// The widgets of rows that stay are kept and show what is at their positions now; taking all rows out
  /// and putting others in would make 200 widgets anew.
  ///
  /// - Complexity: That of the rows on screen.
  package func replaceAll(count: Int) {
    let former = self.count
    itemsChanged(
      at: min(former, count), removed: max(0, former - count), added: max(0, count - former))
    update(0..<count)
  }

  /// Shows rows again whose content has changed; those that are not on screen cost nothing.
  package func update(_ positions: Range<Int>) {
    for entry in rows.shown where positions.contains(entry.position) {
      rows.show(entry.row, at: entry.position)
    }
  }

  /// Asks again which rows are selected, after the program has selected others.
  package func selectionChanged() { rows.model.selectionChanged() }

  /// The rows that GTK keeps, with what they show: those on screen and some around them, in order.
  package var shownRows: [(position: Int, row: Row)] {
    rows.shown.sorted { $0.position < $1.position }
  }

  /// The position that a row shows now, or nil when it shows none.
  package func position(of row: Row) -> Int? { rows.position(of: row) }

  /// Scrolls as little as needed to bring a row into view.
  ///
  /// - Precondition: There is such a row.
  package func scroll(to position: Int) {
    guard (0..<count).contains(position) else {
      fatalError("ListView.scroll(to: \(position)): the list has \(count) rows")
    }
    // The function for it came with GTK 4.12.
    gtk_widget_activate_action_variant(
      handle.as(), "list.scroll-to-item", g_variant_new_uint32(guint32(position)))
  }

  /// Gives a row the keyboard, and brings it into view.
  ///
  /// - Precondition: There is such a row.
  package func focus(_ position: Int) {
    scroll(to: position)
    rows.frame(at: position)?.grabFocus()
  }

  /// The position of the row that has the keyboard, or whose field or button has it.
  package var focusedPosition: Int? {
    rows.shown.first { rows.frame(at: $0.position)?.holdsFocus == true }?.position
  }

  /// Calls `body` with the position when the person presses Return on a row or clicks it twice; a single
  /// click will do after ``isActivatedBySingleClick``.
  @discardableResult
  package func onActivated(_ body: @escaping (_ position: Int) -> Void) -> SignalConnection {
    handle.connect("activate") { (position: UInt32) in body(Int(position)) }
  }

  /// Whether one click activates a row; the pointer then selects what it rests on.
  package var isActivatedBySingleClick: Bool {
    get { gtk_list_view_get_single_click_activate(handle.as()) != 0 }
    nonmutating set { gtk_list_view_set_single_click_activate(handle.as(), newValue ? 1 : 0) }
  }
}
