import DocumentFile
import Documents
import Gtk

/// A step in the history panel: where it lies, what it is called, when it was made.
final class HistoryRow: ListRow {
  let widget = Box(.horizontal, spacing: 6)
  private(set) var accessibleLabel = ""

  private let lane = HistoryLane()
  private let name = Label()
  /// What a branch begins from.
  private let origin = Label()
  private let time = Label()
  private let branches = Image(icon: "backstroke-branch-symbolic")

  init() {
    name.textPosition = 0
    name.ellipsizes = true
    origin.textPosition = 0
    origin.ellipsizes = true
    origin.addStyle(.caption)
    origin.addStyle(.dim)
    time.addStyle(.caption)
    time.addStyle(.dim)
    time.addStyle(.numeric)
    branches.tooltip = "Several ways go on from here"
    branches.addStyle(.dim)
    let words = Box(.vertical)
    words.expandsHorizontally = true
    words.align(vertical: .center)
    words.append(name)
    words.append(origin)
    widget.append(lane.widget)
    widget.append(words)
    widget.append(branches)
    widget.append(time)
  }

  /// Shows a step, the one that it follows, and how the line of steps runs along it.
  func show(_ entry: TimelineEntry, after parent: TimelineEntry?, _ course: HistoryLane.Course) {
    // What follows the row above needs no words for it.
    let origin = course.continuesAbove ? nil : parent
    let moment = entry.label.map { Moment(millisecondsSince1970: $0.time) }
    name.text = entry.title
    time.text = moment?.inBrief ?? ""
    self.origin.isVisible = origin != nil
    self.origin.text = origin.map { "after “\($0.title)”" } ?? ""
    branches.isVisible = entry.isBranchPoint
    let isDimmed = entry.place == .ahead || entry.place == .otherBranch
    if isDimmed { name.addStyle(.dim) } else { name.removeStyle(.dim) }
    if entry.place == .present { name.addStyle(.heading) } else { name.removeStyle(.heading) }
    lane.show(course, forks: entry.place == .otherBranch && parent?.place != .otherBranch)
    widget.tooltip = [entry.title, moment?.inFull, entry.place.explanation].compactMap(\.self)
      .joined(separator: "\n")
    accessibleLabel = [
      entry.title, moment?.inWords, origin.map { "after \($0.title)" }, entry.place.word,
      entry.isBranchPoint ? "branch point" : nil,
    ].compactMap(\.self).joined(separator: ", ")
  }
}

extension TimelineEntry {
  /// What the step is called; a dash until its name has been read.
  fileprivate var title: String { parent == nil ? "Beginning" : label?.name ?? "–" }
}

extension TimelineEntry.Place {
  /// What screen readers add to the name.
  fileprivate var word: String? {
    switch self {
    case .behind: nil
    case .present: "present"
    case .ahead: "undone"
    case .otherBranch: "other branch"
    }
  }

  fileprivate var explanation: String? {
    switch self {
    case .behind: nil
    case .present: "The drawing is here"
    case .ahead: "Undone: redo goes here"
    case .otherBranch: "In another branch"
    }
  }
}
