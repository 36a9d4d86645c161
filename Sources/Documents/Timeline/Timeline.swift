public import DocumentFile
import Editing

/// The timeline of a document as a list shows it: the start, and every step of every branch in the order
/// in which they were made.
///
/// It costs nothing to have, however many steps there are: names and times are read from the file in
/// pages, when they are asked for, and few pages are kept.
@MainActor public final class Timeline {
  private unowned let document: Document
  private let changed: () -> Void
  private var observation: EditorObservation?
  private var pages: [Int: Page] = [:]
  private var loading: Set<Int> = []
  /// The steps that undo and redo go through from the present place, sorted; nil when not known.
  private var line: (behind: [ClosedRange<Int64>], ahead: [ClosedRange<Int64>])?
  /// Whether the newest steps could not be written when that was looked at last.
  private var hadFailure: Bool

  /// What has been read of some steps in a row.
  private struct Page {
    var labels: [StepID: StepLabel]
    /// The last step that there was then; what is missing up to here cannot be read.
    var last: StepID
  }

  /// How many steps are read at once.
  private static let pageSize = 256
  /// How many pages are kept.
  private static let pageLimit = 64

  /// Makes the list of a document.
  ///
  /// - Parameters:
  ///   - document: The document, which outlives the list.
  ///   - changed: Is called when entries may be others than before: after each action, and when names have
  ///     been read.
  public init(of document: Document, changed: @escaping () -> Void) {
    self.document = document
    self.changed = changed
    hadFailure = document.failure != nil
    observation = document.observe { [weak self] event in
      switch event {
      case .timelineChanged: self?.timelineChanged()
      case .stateChanged: self?.stateChanged()
      }
    }
  }

  /// The number of entries: one for the start and one for each step.
  public var count: Int { document.outline.count + 1 }

  /// Where in the list the document is now.
  public var currentIndex: Int { index(of: document.currentStep) ?? 0 }

  /// The place of a step in the list; nil when it is not there any more.
  ///
  /// - Complexity: O(log *r*), *r* being the number of branches.
  public func index(of step: StepID) -> Int? {
    step == .start ? 0 : document.outline.index(of: step).map { $0 + 1 }
  }

  /// The entry at a place in the list.
  ///
  /// Name and time may be missing at first; `changed` is called when they are there.
  ///
  /// - Complexity: O(log *r*), *r* being the number of branches.
  /// - Precondition: The index is in `0..<count`.
  public func entry(at index: Int) -> TimelineEntry {
    let outline = document.outline
    let step = index == 0 ? StepID.start : outline.step(at: index - 1)
    return TimelineEntry(
      step: step, label: index == 0 ? nil : label(of: step, at: index - 1),
      place: place(of: step), parent: outline.parent(of: step),
      isBranchPoint: outline.isBranchPoint(step))
  }

  private func timelineChanged() {
    line = nil
    changed()
  }

  private func stateChanged() {
    let hasFailure = document.failure != nil
    defer { hadFailure = hasFailure }
    // What was read meanwhile lacks the steps that could not be written then.
    if hadFailure, !hasFailure { pages = [:] }
  }

  // MARK: Places

  private func place(of step: StepID) -> TimelineEntry.Place {
    if step == document.currentStep { return .present }
    if step == .start { return .behind }
    let line = line ?? makeLine()
    self.line = line
    if line.behind.holds(step.rawValue) { return .behind }
    return line.ahead.holds(step.rawValue) ? .ahead : .otherBranch
  }

  private func makeLine() -> (behind: [ClosedRange<Int64>], ahead: [ClosedRange<Int64>]) {
    let outline = document.outline
    return (
      outline.stepsUndone(from: outline.cursor).reversed(),
      outline.stepsRedone(from: outline.cursor)
    )
  }

  // MARK: Labels

  private func label(of step: StepID, at index: Int) -> StepLabel? {
    if let label = document.labelOfPending(step) { return label }
    let number = index / Self.pageSize
    if let page = pages[number], step <= page.last { return page.labels[step] }
    load(number)
    return nil
  }

  private func load(_ page: Int) {
    guard loading.insert(page).inserted else { return }
    let outline = document.outline
    let first = outline.step(at: page * Self.pageSize)
    let last = outline.step(at: min(outline.count, (page + 1) * Self.pageSize) - 1)
    Task { [weak self, store = document.store] in
      // What cannot be read stays without a name.
      let labels = (try? await store.labels(first.rawValue...last.rawValue)) ?? [:]
      self?.keep(Page(labels: labels, last: last), number: page)
    }
  }

  private func keep(_ page: Page, number: Int) {
    loading.remove(number)
    if pages.count >= Self.pageLimit { pages = [:] }
    pages[number] = page
    changed()
  }
}

extension [ClosedRange<Int64>] {
  /// Whether one of the ranges, which are sorted, holds a number.
  fileprivate func holds(_ number: Int64) -> Bool {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].upperBound < number { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].contains(number)
  }
}

/// A step as a list shows it.
public struct TimelineEntry: Equatable, Sendable {
  /// The step, or `.start`.
  public let step: StepID
  /// What it is called and when it was made; nil for the start, and while it is being read.
  public let label: StepLabel?
  /// Where it is, seen from where the document is.
  public let place: Place
  /// The step that it follows; nil for the start.
  ///
  /// When that is not the one before it in the list, a branch begins here.
  public let parent: StepID?
  /// Whether several steps follow it.
  public let isBranchPoint: Bool

  /// Where a step is, seen from where the document is.
  public enum Place: Equatable, Sendable {
    /// Undo leads there.
    case behind
    /// The document is there.
    case present
    /// Redo leads there.
    case ahead
    /// Neither does: it is in another branch.
    case otherBranch
  }
}

extension Document {
  /// The label of a step that is not known to be in the file yet.
  fileprivate func labelOfPending(_ step: StepID) -> StepLabel? {
    for entry in pending.reversed() {
      guard case .action(let action) = entry.work, let new = action.step else { continue }
      if action.cursor == step { return StepLabel(name: new.name, time: new.time) }
      // Earlier entries have earlier steps.
      if action.cursor < step { return nil }
    }
    return nil
  }
}

extension DocumentStore {
  func labels(_ steps: ClosedRange<Int64>) throws(DocumentError) -> [StepID: StepLabel] {
    try openedFile().readLabels(steps)
  }
}
