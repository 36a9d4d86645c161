import Cairo
import Shapes

extension Context {
  /// The head of an arrow: its tip, its two barbs, and the neck at which the line ends.
  struct ArrowHead {
    let tip: Point
    let left: Point
    let right: Point
    let neck: Point
  }

  /// The head of an arrow, or nil for one without length.
  ///
  /// A short arrow has a head as long as itself.
  static func arrowHead(of shape: Shape) -> ArrowHead? {
    let (start, tip) = (shape.placement.start, shape.placement.end)
    let way = tip - start
    guard way.length > 0 else { return nil }
    let length = min(Shape.arrowHeadLength(strokeWidth: shape.style.strokeWidth), way.length)
    let back = way * (-length / way.length)
    let side = back.rotated(degrees: 90) * 0.45
    return ArrowHead(
      tip: tip, left: tip + back + side, right: tip + back + -side, neck: tip + back * 0.9)
  }

  func drawArrowHead(of shape: Shape, _ color: RGBA) {
    guard let head = Self.arrowHead(of: shape) else { return }
    beginPath()
    move(x: head.tip.x, y: head.tip.y)
    addLine(x: head.left.x, y: head.left.y)
    addLine(x: head.right.x, y: head.right.y)
    closePath()
    fill(color)
  }
}
