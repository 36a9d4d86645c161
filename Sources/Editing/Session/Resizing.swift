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
    if placements.count == 1, let alone = placements.first, alone.value.rotation != 0 {
      return [alone.key: resizedAlone(alone.value, by: distance, proportional: proportional)]
    }
    var horizontal = Span(frame.minX, frame.maxX, side: handle.horizontal, dragged: distance.dx)
    var vertical = Span(frame.minY, frame.maxY, side: handle.vertical, dragged: distance.dy)
    if proportional, handle.horizontal != 0, handle.vertical != 0 {
      let factor = max(abs(horizontal.factor), abs(vertical.factor))
      horizontal.scale(to: factor)
      vertical.scale(to: factor)
    }
    return placements.mapValues { placement in
      let middle = placement.center
      let stretched = Point(horizontal.map(middle.x), vertical.map(middle.y))
      let (factorX, factorY) = (abs(horizontal.factor), abs(vertical.factor))
      // The sides of a turned shape lie across both directions; it stays a rectangle all the same.
      let side = unitVector(degrees: placement.rotation)
      let size = Size(
        placement.size.width * Vector(side.dx * factorX, side.dy * factorY).length,
        placement.size.height * Vector(side.dy * factorX, side.dx * factorY).length)
      var result = placement
      if placement.rotation == 0 {
        // The sides come out exactly.
        let box = placement.frame
        result = Placement(
          Rect(
            corner: Point(horizontal.map(box.minX), vertical.map(box.minY)),
            corner: Point(horizontal.map(box.maxX), vertical.map(box.maxY))),
          mirroring: placement.mirroring)
      } else {
        result.center = stretched
        result.size = size
      }
      if horizontal.factor < 0 { result.mirroring.horizontal.toggle() }
      if vertical.factor < 0 { result.mirroring.vertical.toggle() }
      if (horizontal.factor < 0) != (vertical.factor < 0) { result.rotation = -result.rotation }
      return result
    }
  }

  /// A shape alone is resized along its own sides, as if it were not turned; the side or corner opposite
  /// the handle stays where it is on the canvas.
  private func resizedAlone(
    _ placement: Placement, by distance: Vector, proportional: Bool
  ) -> Placement {
    var upright = placement
    upright.rotation = 0
    let resizing = Resizing(
      frame: placement.frame, handle: handle, placements: [ShapeID(0): upright])
    var result = resizing.placements(
      draggedBy: distance.rotated(degrees: -placement.rotation), proportional: proportional)[
        ShapeID(0)]!
    result.rotation = placement.rotation
    result.center = result.center.rotated(degrees: placement.rotation, around: placement.center)
    return result
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
