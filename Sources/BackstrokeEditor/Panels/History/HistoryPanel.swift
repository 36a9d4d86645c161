import DocumentFile
import Documents
import Gtk

/// The history of a document as a list: every step of every branch, in the order in which they were made,
/// and where the document is.
///
/// A click on a row, or Return, goes there: one move, no step, and nothing is lost by it. There are widgets
/// and names for the rows on screen only, so a million steps cost what ten do.
final class HistoryPanel {
  let widget = Box(.vertical)
  /// Called when the person wants to go to a step.
  var onChosen: ((StepID) -> Void)?
  /// Called when the person leaves the list by Escape.
  var onLeft: (() -> Void)?

  /// Whether the panel is seen; a hidden one costs nothing.
  var isShown = false {
    didSet { if isShown { refresh() } }
  }

  private let document: Document
  private lazy var timeline = Timeline(of: document) { [weak self] in self?.timelineChanged() }
  private lazy var list = ListView(
    label: "History", selection: self, makeRow: { HistoryRow() },
    show: { [weak self] row, position in self?.show(row, at: position) })
  private lazy var scroller = ScrolledWindow(list, scrollsHorizontally: false)
  private let pages = Stack()
  private let emptyPage = Label(
    "Nothing has been done yet.\n\nEach step will be listed here, and a click goes back to it.")
  private var isRefreshScheduled = false
  /// Where the document was when the list was last shown.
  private var shownStep: StepID?

  init(of document: Document) {
    self.document = document
    layOut()
    list.isActivatedBySingleClick = true
    list.onActivated { [weak self] position in
      guard let self, position < timeline.count else { return }
      onChosen?(timeline.entry(at: position).step)
    }
    let keys = KeyController()
    keys.onPressed { [weak self] key, _ in
      guard key == .escape else { return false }
      self?.onLeft?()
      return true
    }
    list.addController(keys)
  }

  /// Gives the row of the present place the keyboard.
  func grabFocus() {
    // The list has rows to give it to once it has been laid out.
    MainLoop.whenIdle { [weak self] in
      // Without a step there is no list to be seen, and the keyboard stays where it is.
      guard let self, isShown, timeline.count > 1, timeline.currentIndex < list.count else {
        return
      }
      list.focus(timeline.currentIndex)
    }
  }

  private func layOut() {
    let title = Label("History")
    title.addStyle(.heading)
    title.textPosition = 0
    title.setMargins(top: 12, bottom: 6, start: 12, end: 12)
    emptyPage.addStyle(.dim)
    emptyPage.wraps = true
    emptyPage.setMargins(horizontal: 12, vertical: 12)
    emptyPage.align(vertical: .start)
    list.addStyle(.navigationSidebar)
    list.addStyle(named: "history")
    pages.add(emptyPage)
    pages.add(scroller)
    pages.expandsVertically = true
    widget.setMinimumSize(width: 260)
    widget.append(title)
    widget.append(pages)
  }

  // MARK: Keeping current

  private func timelineChanged() {
    guard isShown, !isRefreshScheduled else { return }
    isRefreshScheduled = true
    MainLoop.atEndOfEvent { [weak self] in
      self?.isRefreshScheduled = false
      self?.refresh()
    }
  }

  private func refresh() {
    guard isShown, widget.handle.isAlive else { return }
    let count = timeline.count
    if count < list.count {
      list.reset(count: count)
    } else {
      list.itemsChanged(at: list.count, removed: 0, added: count - list.count)
    }
    list.update(0..<count)
    if count > 1 { pages.show(scroller) } else { pages.show(emptyPage) }
    guard shownStep != document.currentStep else { return }
    shownStep = document.currentStep
    list.selectionChanged()
    list.scroll(to: timeline.currentIndex)
  }

  private func show(_ row: HistoryRow, at position: Int) {
    guard position < timeline.count else { return }
    let entry = timeline.entry(at: position)
    let origin = entry.parent.flatMap { timeline.index(of: $0) }
    let next = position + 1 < timeline.count ? timeline.entry(at: position + 1) : nil
    row.show(
      entry, after: origin.map { timeline.entry(at: $0) },
      HistoryLane.Course(
        place: entry.place, isFirst: position == 0,
        continuesAbove: origin == position - 1, continuesBelow: next?.parent == entry.step,
        passesPresent: position < timeline.currentIndex))
  }
}

/// The selected row is where the document is; choosing another one is going there.
extension HistoryPanel: ListSelection {
  func isSelected(_ position: Int) -> Bool { position == timeline.currentIndex }
  func select(_ positions: Range<Int>, alone: Bool) {}
  func deselect(_ positions: Range<Int>) {}
}
