import Shapes

/// How shapes are resized together by a handle of the frame around them.
///
/// The sides that the handle does not touch stay where they are. Dragging a side past the one opposite
/// mirrors the shapes.
struct Resizing {
  /// The frame around the shapes before.
  let frame: Rect
  /// The handle that is dragged.
  let handle: Handle
  /// The shapes as they were before.
  let placements: [ShapeID: Placement]

  /// The placements after the handle was dragged by a distance; for corners, `proportional` keeps the
  /// ratio of width and height.
  func placements(draggedBy distance: Vector, proportional: Bool) -> [ShapeID: Placement] {
    if let line = placements.first, handle == .start || handle == .end {
      return [line.key: resizedLine(line.value, by: distance, straight: proportional)]
    }
    var horizontal = Span(frame.minX, frame.maxX, side: handle.horizontal, dragged: distance.dx)
    var vertical = Span(frame.minY, frame.maxY, side: handle.vertical, dragged: distance.dy)
    if proportional, handle.horizontal != 0, handle.vertical != 0 {
      let factor = max(abs(horizontal.factor), abs(vertical.factor))
      horizontal.scale(to: factor)
      vertical.scale(to: factor)
    }
    return placements.mapValues { placement in
      let box = placement.frame
      let corner = Point(horizontal.map(box.minX), vertical.map(box.minY))
      let opposite = Point(horizontal.map(box.maxX), vertical.map(box.maxY))
      var mirroring = placement.mirroring
      if horizontal.factor < 0 { mirroring.horizontal.toggle() }
      if vertical.factor < 0 { mirroring.vertical.toggle() }
      return Placement(Rect(corner: corner, corner: opposite), mirroring: mirroring)
    }
  }

  private func resizedLine(
    _ line: Placement, by distance: Vector, straight: Bool
  ) -> Placement {
    let fixed = handle == .start ? line.end : line.start
    var moving = (handle == .start ? line.start : line.end) + distance
    if straight { moving = Constraint.straight(from: fixed, to: moving) }
    return handle == .start
      ? Placement(from: moving, to: fixed) : Placement(from: fixed, to: moving)
  }
}

/// One dimension of a frame whose one side is dragged.
private struct Span {
  /// The side that stays, and where the other side was and is.
  private let fixed: Double
  private let moving: Double
  private var moved: Double

  init(_ low: Double, _ high: Double, side: Int, dragged distance: Double) {
    fixed = side < 0 ? high : low
    moving = side < 0 ? low : high
    moved = side == 0 ? moving : moving + distance
  }

  /// How much longer the span is than before; negative when it is turned round.
  ///
  /// A span without length has nothing to stretch, and keeps its factor.
  var factor: Double { moving == fixed ? 1 : (moved - fixed) / (moving - fixed) }

  mutating func scale(to magnitude: Double) {
    moved = fixed + (moving - fixed) * (factor < 0 ? -magnitude : magnitude)
  }

  /// Where a place of the former span is now.
  ///
  /// The two sides come out exactly.
  func map(_ place: Double) -> Double {
    if place == fixed { return fixed }
    if place == moving { return moved }
    return fixed + (place - fixed) * factor
  }
}
