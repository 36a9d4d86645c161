/// What a row of a ``ListView`` consists of: its widgets, made once, which show one position after the
/// other as the person scrolls.
///
/// A row must not keep what it shows for writing to it later: the position may belong to something else
/// by then. It keeps an identity, or asks ``ListView/position(of:)`` at the time.
package protocol ListRow: AnyObject {
  associatedtype Content: Widget

  /// The widget of the row.
  var widget: Content { get }

  /// What screen readers call the row with what it shows now.
  var accessibleLabel: String { get }
}

/// Who knows which rows of a ``ListView`` are selected: the model behind the list, not the widget.
///
/// So a selection of a million rows is copied nowhere, and there are no two that could differ. The list
/// asks for the rows on screen, and passes on what the person does.
package protocol ListSelection: AnyObject {
  /// Whether the row at a position is selected.
  func isSelected(_ position: Int) -> Bool

  /// Selects rows, in addition or alone.
  func select(_ positions: Range<Int>, alone: Bool)

  /// Takes rows out of the selection.
  func deselect(_ positions: Range<Int>)
}
