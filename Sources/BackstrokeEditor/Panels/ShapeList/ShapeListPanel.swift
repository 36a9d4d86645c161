import Editing
import Foundation
import Gtk
import Shapes

/// The list of shapes at the left of the canvas, from the front to the back, with a filter.
///
/// It costs nothing while it is not shown, and no edit ever costs more for a longer list.
final class ShapeListPanel {
  let widget = Box(.vertical)
  /// Tells the user something, and why something was refused.
  var report: ((String) -> Void)?

  let session: EditingSession
  let rows: ShapeRows
  private(set) lazy var list = ListView<ShapeRow>(
    label: "Shapes", selection: self,
    makeRow: { [unowned self] in makeRow() },
    show: { [unowned self] row, position in show(row, at: position) },
    leave: { [unowned self] row in leave(row) })
  /// The selection that the list shows.
  private var shownSelection = Selection()
  /// What is being dragged to another place in the list.
  var dragged: [ShapeID] = []

  private let field = SearchEntry(placeholder: "Filter shapes")
  private let visibleOnly = CheckButton("Visible only")
  private let reverse = Button("Reverse order")
  private let pages = Stack()
  private lazy var scroller = ScrolledWindow(list, scrollsHorizontally: false)
  private let emptyPage = ListNotice(
    icon: Tool.rectangle.icon, title: "No shapes yet", text: "Choose a tool and draw.")
  private let nothingPage = ListNotice(
    icon: "edit-find-symbolic", title: "Nothing matches", button: "Clear Filter")
  private let loadingPage = ListNotice(title: "Listing the shapes…")
  private let count = Label()
  private let spinner = Spinner()

  init(_ session: EditingSession) {
    self.session = session
    rows = ShapeRows(of: session.editor)
    _ = Self.style
    layOut()
    connect()
  }

  /// Whether the list is shown; only then does it follow the drawing.
  var isShown = false {
    didSet {
      guard isShown != oldValue else { return }
      if isShown { rows.begin() } else { rows.end() }
    }
  }

  /// Puts the keyboard into the filter.
  func focusFilter() {
    field.grabFocus()
    field.selectAll()
  }

  /// Shows which shapes are selected now, and brings the frontmost of them into view.
  func selectionChanged() {
    guard isShown, session.selection != shownSelection else { return }
    shownSelection = session.selection
    list.selectionChanged()
    revealSelection()
  }

  /// Remembers that the user selected this in the list itself, which is in view.
  func selected(_ selection: Selection) {
    session.finishHeldChange()
    shownSelection = selection
    session.selection = selection
    list.selectionChanged()
  }

  // MARK: Layout

  private func layOut() {
    widget.setMinimumSize(width: 260)
    let head = Box(.vertical, spacing: 6)
    head.setMargins(horizontal: 12, vertical: 12)
    field.setAccessibleLabel("Filter shapes")
    head.append(field)
    let second = Box(.horizontal, spacing: 6)
    visibleOnly.expandsHorizontally = true
    visibleOnly.takesFocusOnClick = false
    reverse.addStyle(.flat)
    reverse.takesFocusOnClick = false
    reverse.tooltip = "Turn the stacking order of all shapes round"
    second.append(visibleOnly)
    second.append(reverse)
    head.append(second)
    widget.append(head)

    list.addStyle(named: "shape-list")
    for page in [emptyPage, nothingPage, loadingPage] { pages.add(page.widget) }
    pages.add(scroller)
    pages.expandsVertically = true
    widget.append(pages)

    let foot = Box(.horizontal, spacing: 6)
    foot.setMargins(horizontal: 12, vertical: 6)
    count.addStyle(.dim)
    count.addStyle(.caption)
    count.textPosition = 0
    count.expandsHorizontally = true
    foot.append(count)
    foot.append(spinner)
    widget.append(foot)
  }

  private func connect() {
    rows.onEvent = { [weak self] event in self?.follow(event) }
    field.onChanged { [weak self] _ in self?.search() }
    field.onStopped { [weak self] in self?.clearFilter() }
    visibleOnly.onToggled { [weak self] _ in self?.search() }
    nothingPage.onButton { [weak self] in self?.clearFilter() }
    reverse.onClicked { [weak self] in self?.reverseOrder() }
    let down = KeyController()
    down.setPhase(.capture)
    down.onPressed { [weak self] key, modifiers in
      guard let self, key == .down, modifiers.isDisjoint(with: [.control, .shift, .alt]),
        list.count > 0
      else { return false }
      list.focus(0)
      return true
    }
    field.addController(down)
    connectListKeys()
  }

  private func clearFilter() {
    field.text = ""
    visibleOnly.isOn = false
    search()
    field.grabFocus()
  }

  private func search() {
    rows.search(for: .init(text: field.text, visibleOnly: visibleOnly.isOn))
    // The best view of other rows is from the first one on.
    if list.count > 0 { list.scroll(to: 0) }
  }

  private func reverseOrder() {
    attempt(.reverseOrder(session.editor.canvas.shapes.map(\.id)))
  }

  // MARK: Keeping current

  private func follow(_ event: ShapeRows.Event) {
    switch event {
    case .began:
      list.reset(count: rows.filter?.count ?? 0)
      revealSelection()
    case .changed(let changes): follow(changes)
    case .loading, .searched: break
    }
    refresh()
  }

  /// Rows that change one by one keep their places on screen; where all or very many do, each shows what is
  /// at its place now.
  private func follow(_ changes: RowChanges) {
    let isSearch = list.count > 0 && changes.removals == [0..<list.count]
    if isSearch || changes.removals.count + changes.insertions.count > Self.countToFollow {
      return list.replaceAll(count: rows.filter?.count ?? 0)
    }
    for range in changes.removals {
      list.itemsChanged(at: range.lowerBound, removed: range.count, added: 0)
    }
    for range in changes.insertions {
      list.itemsChanged(at: range.lowerBound, removed: 0, added: range.count)
    }
    // Rows that were bound in between had numbers that were not yet right.
    let isSimple = changes.removals.isEmpty && changes.insertions.count <= 1
    if !isSimple { list.update(0..<list.count) } else { changes.updates.forEach(list.update) }
  }

  /// How many ranges of rows are followed one after the other: some milliseconds.
  private static let countToFollow = 200

  /// Shows the page and the count for what there is.
  private func refresh() {
    let total = session.editor.canvas.count
    guard let filter = rows.filter else {
      pages.show(loadingPage.widget)
      count.text = Self.inWords(total)
      spinner.isSpinning = true
      return
    }
    spinner.isSpinning = !filter.isComplete
    count.text =
      rows.query == .all
      ? Self.inWords(total) : "\(filter.count.formatted()) of \(Self.inWords(total))"
    if total == 0 {
      pages.show(emptyPage.widget)
    } else if filter.isEmpty, filter.isComplete {
      nothingPage.title =
        rows.query.text.isEmpty
        ? "No shape is visible" : "Nothing matches “\(rows.query.text.excerpt)”"
      pages.show(nothingPage.widget)
    } else {
      pages.show(scroller)
    }
  }

  private static func inWords(_ count: Int) -> String {
    count == 1 ? "1 shape" : "\(count.formatted()) shapes"
  }

  /// Brings the frontmost selected row into view, unless the user is at work in the list.
  private func revealSelection() {
    let ids = session.selection.ids
    guard (1...Self.countToReveal).contains(ids.count), let filter = rows.filter else { return }
    let canvas = session.editor.canvas
    if let row = ids.lazy.compactMap({ filter.row(of: $0, on: canvas) }).min() {
      list.scroll(to: row)
    }
  }

  /// Among more shapes than these none is looked for: it could take a moment, and says little.
  private static let countToReveal = 1_000
}
