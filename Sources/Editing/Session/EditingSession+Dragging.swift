import Shapes

extension EditingSession {
  /// What the drag under way wants, with the pointer at a place of the canvas.
  func plan(draggingTo point: Point, constrained: Bool) -> EditPlan? {
    switch interaction {
    case .none, .marquee: nil
    case .drawing(let tool, let id, let start):
      EditPlan(
        .insert([newShape(tool, id: id, from: start, to: point, constrained: constrained)]))
    case .sketching(let id, let points):
      Path.smooth(through: points).map { path, frame in
        EditPlan(
          .insert([newShape(.path(path), id: id, Placement(frame), titled: Tool.pencil.title)]))
      }
    case .moving(let start, clicked: _):
      plan { .move($0, by: distance(from: start, to: point, constrained)) }
    case .rotating(let center, let start):
      plan {
        .rotate(
          $0, by: Constraint.angle(around: center, from: start, to: point, stepwise: constrained),
          around: center)
      }
    case .resizing(let frame, let handle, let start):
      plan { ids, canvas in
        let placements = ids.compactMap { id in canvas[id].map { (id, $0.placement) } }
        return .place(
          Resizing(
            frame: frame, handle: handle,
            placements: Dictionary(placements, uniquingKeysWith: { first, _ in first })
          ).placements(draggedBy: point - start, proportional: constrained))
      }
    }
  }

  /// The frame of a large selection follows the pointer at once.
  func moveFrame(to point: Point, constrained: Bool) {
    switch interaction {
    case .moving(let start, clicked: _):
      moveFrame { $0 + distance(from: start, to: point, constrained) }
    case .rotating(let center, let start):
      let angle = Constraint.angle(around: center, from: start, to: point, stepwise: constrained)
      moveFrame { $0.rotated(degrees: angle, around: center) }
    case .resizing(let frame, let handle, let start):
      let whole = ShapeID(0)
      let resizing = Resizing(
        frame: frame, handle: handle, placements: [whole: Placement(frame)])
      let resized = resizing.placements(draggedBy: point - start, proportional: constrained)[whole]
      moveFrame { corner in
        guard let resized else { return corner }
        return resized.point(
          atUnit: Point(
            (corner.x - frame.minX) / frame.width, (corner.y - frame.minY) / frame.height))
      }
    case .none, .marquee, .drawing, .sketching: break
    }
  }

  /// Moves the corners of the frame as it is without the gesture under way.
  func moveFrame(_ move: (Point) -> Point) {
    guard selection.count > editor.synchronousLimit else { return }
    if movingFrame == nil { startingFrame = summary.extent?.corners }
    movingFrame = startingFrame?.map(move)
    tell()
  }

  private func newShape(
    _ tool: Tool, id: ShapeID, from start: Point, to end: Point, constrained: Bool
  ) -> Shape {
    guard let form = tool.form else { fatalError("\(tool) does not draw between two corners") }
    if form.isDiagonal {
      let end = constrained ? Constraint.straight(from: start, to: end) : end
      return newShape(form, id: id, Placement(from: start, to: end), titled: tool.title)
    }
    let end = constrained ? Constraint.square(from: start, to: end) : end
    return newShape(
      form, id: id, Placement(Rect(corner: start, corner: end)), titled: tool.title)
  }

  func newShape(
    _ form: ShapeForm, id: ShapeID, _ placement: Placement, titled title: String
  ) -> Shape {
    var style = nextStyle
    if form.kind == .text {
      // Letters are filled with what draws outlines elsewhere, so that they can be read.
      style.fill = nextStyle.stroke ?? nextStyle.fill
      style.stroke = nil
    } else if form.kind == .path {
      style.fill = nil
    }
    return Shape(
      id: id, form: form, placement: placement, style: style, name: "\(title) \(id.rawValue)",
      stackingKey: editor.canvas.stackingKeyInFront)
  }
}

private func distance(from start: Point, to end: Point, _ constrained: Bool) -> Vector {
  constrained ? Constraint.axis(end - start) : end - start
}

extension Rect {
  /// The corners, clockwise from the top left.
  fileprivate var corners: [Point] {
    [Point(minX, minY), Point(maxX, minY), Point(maxX, maxY), Point(minX, maxY)]
  }
}
