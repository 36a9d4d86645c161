import Cairo
import Gtk

/// Shows a movable view where it is, or on its way there.
final class ViewCanvas {
  static let side = 100.0

  let view: MovableView
  let area: DrawingArea

  /// Where the view shows now, which an animation brings to where it is.
  private let shown: ShownCenter
  private var start: Point
  private var delay: MainLoop.Scheduled?
  private lazy var animation = TimedAnimation(for: area, milliseconds: 400) {
    [unowned self] progress in
    shown.center = Point(
      x: start.x + (view.center.x - start.x) * progress,
      y: start.y + (view.center.y - start.y) * progress)
    area.queueDraw()
  }

  init(_ view: MovableView) {
    self.view = view
    let shown = ShownCenter(view.center)
    self.shown = shown
    start = view.center
    area = DrawingArea(label: "Canvas") { context, _, _ in
      context.addRoundedRectangle(
        x: shown.center.x - Self.side / 2, y: shown.center.y - Self.side / 2,
        width: Self.side, height: Self.side, radius: 12)
      context.fill(RGBA(hex: 0x3584E4))
    }
    area.isFocusable = true
    area.addStyle(.card)
    view.onMove = { [weak self] isAnimated in self?.show(isAnimated: isAnimated) }
  }

  /// Follows the view: at once during a drag, slowly after undo and redo.
  func show(isAnimated: Bool) {
    delay?.cancel()
    guard isAnimated else {
      animation.skip()
      shown.center = view.center
      area.queueDraw()
      return
    }
    start = shown.center
    delay = MainLoop.after(milliseconds: 100) { [weak self] in self?.animation.play() }
  }

  private final class ShownCenter {
    var center: Point

    init(_ center: Point) {
      self.center = center
    }
  }
}
