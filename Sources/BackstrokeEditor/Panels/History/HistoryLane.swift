import Cairo
import Documents
import Gtk

/// Where the line of what was done runs, and the line of other branches beside it, in points.
private let mainLane = 9.0
private let branchLane = 21.0

/// The picture at the start of a row of the history: a dot on the line that undo and redo follow, or on one
/// beside it.
final class HistoryLane {
  private(set) lazy var widget = DrawingArea(label: "") { [weak self] context, _, height in
    self?.draw(context, height)
  }
  private var course = Course()
  private var forks = false

  /// How the line of steps runs along a row.
  struct Course {
    /// Where the step lies, seen from where the document is.
    var place = TimelineEntry.Place.behind
    /// Whether it is the beginning.
    var isFirst = false
    /// Whether the step follows the one in the row above.
    var continuesAbove = false
    /// Whether the one in the row below follows the step.
    var continuesBelow = false
    /// Whether the line of what was done goes on below.
    var passesPresent = false
  }

  init() {
    widget.setAccessibleRole(.presentation)
    widget.setMinimumSize(width: 28)
  }

  /// Shows a row's course; a row that forks begins another branch beside the line.
  func show(_ course: Course, forks: Bool) {
    self.course = course
    self.forks = forks
    widget.queueDraw()
  }

  private func draw(_ context: Context, _ height: Double) {
    let ink = widget.textColor
    let accent = widget.themeColor("accent_color") ?? ink
    let faint = ink.opacity(0.3)
    let middle = (height / 2).rounded()
    let isBranch = course.place == .otherBranch
    let isDone = course.place == .behind || course.place == .present
    let x = isBranch ? branchLane : mainLane
    if course.continuesBelow { line(context, x, middle, height, faint) }
    if forks {
      context.beginPath()
      context.move(x: mainLane, y: 0)
      context.addCurve(
        x1: mainLane, y1: middle * 0.7, x2: branchLane, y2: middle * 0.3, x3: branchLane,
        y3: middle)
      context.stroke(faint, width: 2)
    } else if course.continuesAbove {
      line(context, x, 0, middle, faint)
    }
    // What was done is one line from the beginning, whatever lies beside it.
    if course.passesPresent { line(context, mainLane, middle, height, accent) }
    if (course.passesPresent || isDone) && !course.isFirst {
      line(context, mainLane, 0, middle, accent)
    }
    dot(context, x: x, y: middle, ink: ink, accent: accent)
  }

  private func line(_ context: Context, _ x: Double, _ top: Double, _ bottom: Double, _ color: RGBA)
  {
    context.beginPath()
    context.move(x: x, y: top)
    context.addLine(x: x, y: bottom)
    context.stroke(color, width: 2)
  }

  private func dot(_ context: Context, x: Double, y: Double, ink: RGBA, accent: RGBA) {
    let radius = course.place == .present ? 6.0 : 4.0
    context.beginPath()
    context.addEllipse(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
    switch course.place {
    case .behind, .present: context.fill(accent)
    case .ahead, .otherBranch:
      context.fillKeepingPath(widget.themeColor("window_bg_color") ?? .white)
      context.stroke(ink.opacity(0.4), width: 2)
    }
  }
}
