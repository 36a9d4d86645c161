import Shapes

/// A place by which the selection is resized: the corners and sides of its frame, or the ends of a line.
public enum Handle: CaseIterable, Hashable, Sendable {
  /// The corners and sides of a frame, clockwise from the top left.
  case topLeft, top, topRight, right, bottomRight, bottom, bottomLeft, left
  /// The ends of a line.
  case start, end
  /// Turns the selection.
  case rotation

  /// The handles of a frame.
  static let ofFrame: [Handle] = [
    .topLeft, .top, .topRight, .right, .bottomRight, .bottom, .bottomLeft, .left,
  ]

  /// Which side of the frame follows the handle from left (−1) to right (1); 0 for neither.
  var horizontal: Int {
    switch self {
    case .topLeft, .left, .bottomLeft: -1
    case .topRight, .right, .bottomRight: 1
    case .top, .bottom, .start, .end, .rotation: 0
    }
  }

  /// Which side of the frame follows the handle from top (−1) to bottom (1); 0 for neither.
  var vertical: Int {
    switch self {
    case .topLeft, .top, .topRight: -1
    case .bottomLeft, .bottom, .bottomRight: 1
    case .left, .right, .start, .end, .rotation: 0
    }
  }

  /// Where the handle of a frame is.
  func position(on frame: Rect) -> Point {
    Point(
      horizontal == 0 ? frame.center.x : horizontal < 0 ? frame.minX : frame.maxX,
      vertical == 0 ? frame.center.y : vertical < 0 ? frame.minY : frame.maxY)
  }
}
