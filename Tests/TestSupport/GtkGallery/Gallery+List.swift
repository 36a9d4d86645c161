import Gtk

/// A window with a list of a million numbers, some of which are taken out and put in.
final class ListGallery: ListSelection {
  /// The number in a row.
  final class NumberRow: ListRow {
    let widget = Box(.horizontal, spacing: 6)
    let label = Label("")
    let entry = Entry()
    private(set) var accessibleLabel = ""
    /// How many there are.
    static var living = 0

    init() {
      Self.living += 1
      widget.append(label)
      entry.setAccessibleLabel("Draft")
      widget.append(entry)
    }

    isolated deinit { Self.living -= 1 }

    func show(_ number: Int) {
      label.text = String(number)
      accessibleLabel = "Number \(number)"
    }
  }

  let window: ApplicationWindow
  private let journal = Journal()
  /// Numbers that are not in the list: all below this one.
  private var first = 0
  private var selected: Range<Int> = 0..<0
  private var made = 0
  private var list: ListView<NumberRow>!

  init(_ application: Application) {
    window = ApplicationWindow(application)
    window.title = "List"
    window.setDefaultSize(width: 700, height: 500)
    list = ListView(
      label: "Numbers", selection: self,
      makeRow: { [unowned self] in
        made += 1
        return NumberRow()
      },
      show: { [unowned self] row, position in row.show(first + position) })
    list.reset(count: 1_000_000)
    list.onActivated { [unowned self] position in journal.write("activated \(first + position)") }
    let scrolled = ScrolledWindow(list)
    scrolled.expandsVertically = true
    let buttons = Box(.horizontal, spacing: 6)
    for (title, action) in self.actions {
      let button = Button(title)
      button.takesFocusOnClick = false
      button.onClicked(action)
      buttons.append(button)
    }
    let content = Box(.vertical, spacing: 6)
    content.append(buttons)
    content.append(journal.label)
    content.append(scrolled)
    window.setContent(header: HeaderBar(), content)
  }

  private var actions: [(String, () -> Void)] {
    [
      ("Clear", { [unowned self] in journal.clear() }),
      ("Take One Out", { [unowned self] in takeOneOut() }),
      ("Put Ten In", { [unowned self] in putTenIn() }),
      ("To the End", { [unowned self] in list.focus(list.count - 1) }),
      ("Walk", { [unowned self] in walk() }),
      ("Replace", { [unowned self] in replace() }),
      ("Empty", { [unowned self] in empty() }),
      ("Select 5", { [unowned self] in select(5..<6, alone: true) }),
      ("Focus", { [unowned self] in tellFocus() }),
    ]
  }

  private func takeOneOut() {
    first += 1
    list.itemsChanged(at: 0, removed: 1, added: 0)
  }

  private func putTenIn() {
    first -= 10
    list.itemsChanged(at: 0, removed: 0, added: 10)
  }

  /// Scrolls through all of the list, and tells whether rows are made for what is on screen only.
  private func walk() {
    for position in stride(from: 0, to: list.count, by: 1_000) {
      list.scroll(to: position)
      guard let shown = list.shownRows.first(where: { $0.position == position }) else {
        return journal.write("row \(position) is missing")
      }
      guard shown.row.label.text == String(first + position) else {
        return journal.write("row \(position) shows \(shown.row.label.text)")
      }
    }
    let isBounded = made < 500 && list.shownRows.count < 500
    journal.write(isBounded ? "walked" : "\(made) rows were made")
  }

  /// Shows other numbers, fewer and then more, in the rows that there are.
  private func replace() {
    let before = made
    for count in [300, 900_000] {
      first += 1_000
      list.replaceAll(count: count)
    }
    let isRight = list.shownRows.allSatisfy { $0.row.label.text == String(first + $0.position) }
    journal.write(
      made > before ? "\(made - before) rows were made" : isRight ? "replaced" : "wrong numbers")
  }

  /// Takes all rows out.
  private func empty() {
    list.itemsChanged(at: 0, removed: list.count, added: 0)
    journal.write("\(list.shownRows.count) shown, \(NumberRow.living) kept")
  }

  private func tellFocus() {
    journal.write("focus " + (list.focusedPosition.map { String(first + $0) } ?? "elsewhere"))
  }

  // MARK: Selection

  func isSelected(_ position: Int) -> Bool { selected.contains(position) }

  func select(_ positions: Range<Int>, alone: Bool) {
    selected =
      alone || selected.isEmpty
      ? positions
      : min(
        selected.lowerBound, positions.lowerBound)..<max(
          selected.upperBound, positions.upperBound)
    tellSelection()
  }

  func deselect(_ positions: Range<Int>) {
    selected = 0..<0
    tellSelection()
  }

  private func tellSelection() {
    list.selectionChanged()
    journal.write("selected \(selected.count)")
  }
}
