public import Shapes

/// How far the pointer has to move before a press becomes a drag, in pixels; below, hands tremble.
private let dragThreshold = 3.0
/// How far off a shape a click may be, in pixels.
private let hitTolerance = 4.0

extension EditingSession {
  /// The pointer is pressed at a pixel of the view.
  public func pointerPressed(at pixel: Point, modifiers: PointerModifiers = []) {
    finishHeldChange()
    cancel()
    let point = viewport.canvas(pixel)
    switch tool {
    case .select: pressToSelect(pixel, point, modifiers)
    case .pencil: interaction = .sketching(editor.makeShapeID(), [point])
    default: interaction = .drawing(tool, editor.makeShapeID(), from: point)
    }
  }

  /// The pointer has moved to a pixel while it is pressed.
  ///
  /// - Throws: `EditError` when the drag leads to where shapes cannot be; the preview stays as it was.
  public func pointerMoved(to pixel: Point, modifiers: PointerModifiers = []) throws(EditError) {
    let point = viewport.canvas(pixel)
    if case .marquee(let start, _, let base) = interaction {
      interaction = .marquee(from: start, to: point, base: base)
      selectEnclosed(by: Rect(corner: start, corner: point), addingTo: base)
      return tell()
    }
    guard let start = interaction.start else { return }
    if gesture == nil {
      guard (viewport.screen(point) - viewport.screen(start)).length >= dragThreshold else {
        return
      }
      gesture = try editor.beginGesture()
    }
    if case .sketching(let id, let points) = interaction, points.last != point, point.isFinite {
      interaction = .sketching(id, points + [point])
    }
    guard let edit = edit(draggingTo: point, constrained: modifiers.contains(.shift)) else {
      return
    }
    try gesture?.update(edit)
  }

  /// The pointer is released at a pixel: what was dragged becomes one step.
  ///
  /// - Throws: `EditError` when the last motion leads to where shapes cannot be. What was shown before it is
  ///   committed all the same.
  public func pointerReleased(at pixel: Point, modifiers: PointerModifiers = []) throws(EditError) {
    var refusal: EditError?
    do throws(EditError) {
      try pointerMoved(to: pixel, modifiers: modifiers)
    } catch {
      refusal = error
    }
    let ended = interaction
    interaction = .none
    if let finished = gesture.take() {
      finish(ended, with: finished)
    } else {
      click(ended)
    }
    tell()
    if let refusal { throw refusal }
  }

  /// Drops what the pointer or a held key is doing, as Escape does; a release afterwards does nothing.
  public func cancel() {
    interaction = .none
    gesture.take()?.cancel()
    if let ended = heldChange.take() { ended.gesture.cancel() }
    tell()
  }

  /// Selects what a right click hits, unless it is selected already: the menu that opens is for it.
  public func selectForMenu(at pixel: Point) {
    finishHeldChange()
    guard let hit = shape(at: viewport.canvas(pixel)) else { return selection = Selection() }
    if !selection.contains(hit.id) { selection = Selection(clickTarget(hit, alone: false)) }
  }
}

// MARK: - Pressing

extension EditingSession {
  private func pressToSelect(_ pixel: Point, _ point: Point, _ modifiers: PointerModifiers) {
    if let handle = handle(at: pixel) {
      press(handle, at: point)
    } else if let shape = shape(at: point) {
      press(shape, at: point, modifiers)
    } else {
      let base = modifiers.contains(.shift) ? selection : Selection()
      selection = base
      interaction = .marquee(from: point, to: point, base: base)
    }
  }

  private func press(_ handle: Handle, at point: Point) {
    let shapes = selectedShapes
    let frame =
      shapes.count == 1 ? shapes[0].frame : editor.canvas.frame(around: selection.ids)!
    interaction =
      handle == .rotation
      ? .rotating(around: frame.center, from: point)
      : .resizing(
        Resizing(
          frame: frame, handle: handle,
          placements: Dictionary(uniqueKeysWithValues: shapes.map { ($0.id, $0.placement) })),
        from: point)
  }

  private func press(_ shape: Shape, at point: Point, _ modifiers: PointerModifiers) {
    let target = clickTarget(shape, alone: modifiers.contains(.control))
    var clicked = ClickEffect.nothing
    switch (target.allSatisfy(selection.contains), modifiers.contains(.shift)) {
    case (true, true): clicked = .toggle(target)
    case (true, false): clicked = .selectOnly(target)
    case (false, true): selection.toggle(target)
    case (false, false): selection = Selection(target)
    }
    interaction = .moving(from: point, clicked: clicked)
  }

  private func shape(at point: Point) -> Shape? {
    editor.topmostShape(at: point, tolerance: viewport.length(ofPixels: hitTolerance))
  }

  /// What a click on a shape means: its outermost group, or the shape alone.
  ///
  /// Locked ones stay out.
  private func clickTarget(_ shape: Shape, alone: Bool) -> [ShapeID] {
    guard !alone, let group = shape.groups.last else { return [shape.id] }
    return editor.canvas.members(of: group).filter { editor.canvas[$0]?.isLocked == false }
  }

  private func selectEnclosed(by marquee: Rect, addingTo base: Selection) {
    var selected = base
    for shape in editor.shapes(enclosedBy: marquee) {
      selected.formUnion(clickTarget(shape, alone: false))
    }
    selection = selected
  }
}

// MARK: - Dragging

extension EditingSession {
  /// What the drag under way wants, with the pointer at a place of the canvas.
  private func edit(draggingTo point: Point, constrained: Bool) -> Edit? {
    switch interaction {
    case .none, .marquee: nil
    case .drawing(let tool, let id, let start):
      .insert([newShape(tool, id: id, from: start, to: point, constrained: constrained)])
    case .sketching(let id, let points):
      Path.smooth(through: points).map { path, frame in
        .insert([newShape(.path(path), id: id, Placement(frame), titled: Tool.pencil.title)])
      }
    case .moving(let start, clicked: _):
      .move(
        selection.sortedIDs, by: constrained ? Constraint.axis(point - start) : point - start)
    case .rotating(let center, let start):
      .rotate(
        selection.sortedIDs,
        by: Constraint.angle(around: center, from: start, to: point, stepwise: constrained),
        around: center)
    case .resizing(let resizing, let start):
      .place(resizing.placements(draggedBy: point - start, proportional: constrained))
    }
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

  private func finish(_ interaction: PointerInteraction, with gesture: consuming Gesture) {
    switch interaction {
    case .drawing(let tool, let id, from: _):
      gesture.commit(named: "Draw \(tool.title)")
      selection = Selection([id])
      self.tool = .select
    case .sketching(let id, _):
      // The pencil stays in the hand: people draw several strokes.
      gesture.commit(named: "Draw \(Tool.pencil.title)")
      selection = Selection([id])
    default: gesture.commit()
    }
  }

  private func click(_ interaction: PointerInteraction) {
    guard case .moving(from: _, let clicked) = interaction else { return }
    switch clicked {
    case .nothing: break
    case .selectOnly(let ids): selection = Selection(ids)
    case .toggle(let ids): selection.toggle(ids)
    }
  }
}

extension PointerInteraction {
  /// Where a drag began that edits shapes.
  fileprivate var start: Point? {
    switch self {
    case .none, .marquee: nil
    case .drawing(_, _, let start), .moving(let start, _), .resizing(_, let start),
      .rotating(around: _, let start):
      start
    case .sketching(_, let points): points[0]
    }
  }
}
