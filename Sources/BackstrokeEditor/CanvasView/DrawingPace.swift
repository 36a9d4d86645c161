/// How many shapes can be drawn within a frame here: as measured, since words take a hundred times as long as rectangles.
struct DrawingPace {
  /// The number up to which shapes are drawn at once.
  private(set) var limit = Self.most

  private static let most = 1_000
  private static let least = 50
  /// What drawing may take of a frame's 16 milliseconds, before GTK has brought it to the screen.
  private static let time = Duration.milliseconds(4)

  /// Draws shapes and learns how long that takes.
  mutating func measure(_ count: Int, _ draw: () -> Void) {
    let elapsed = ContinuousClock().measure(draw)
    if elapsed > Self.time {
      limit = max(Self.least, min(limit, count) / 2)
    } else if count * 2 > limit, elapsed < Self.time / 4 {
      limit = min(Self.most, limit * 2)
    }
  }
}
