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
      do throws(EditError) {
        gesture = try editor.beginGesture()
      } catch {
        // Said once, not for each motion.
        interaction = .none
        throw error
      }
    }
    if case .sketching(let id, let points) = interaction, points.last != point, point.isFinite {
      interaction = .sketching(id, points + [point])
    }
    guard let plan = plan(draggingTo: point, constrained: modifiers.contains(.shift)) else {
      return
    }
    try gesture?.update(plan)
    moveFrame(to: point, constrained: modifiers.contains(.shift))
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
    choosing.cancel()
    // They were for what was being looked for.
    waitingCommands = []
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
    let summary = summary
    guard let frame = summary.only?.frame ?? summary.extent else { return }
    interaction =
      handle == .rotation
      ? .rotating(around: frame.center, from: point)
      : .resizing(frame, handle, from: point)
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

  private func clickTarget(_ shape: Shape, alone: Bool) -> [ShapeID] {
    alone ? [shape.id] : editor.canvas.clickTarget(shape)
  }

  /// A marquee around very many shapes selects them as soon as they are found.
  private func selectEnclosed(by marquee: Rect, addingTo base: Selection) {
    let (canvas, index) = (editor.canvas, editor.index)
    // While the pointer moves there is less time than after a click.
    let isMuch = index.hasMoreShapes(than: editor.synchronousLimit / 8, touching: marquee)
    choose(amongUpTo: isMuch ? .max : 0) {
      var selected = base
      for shape in index.shapes(enclosedBy: marquee, on: canvas) {
        selected.formUnion(canvas.clickTarget(shape))
      }
      return selected
    }
  }
}

// MARK: - Releasing

extension EditingSession {
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
    default: gesture.finish(then: reportRefusal)
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
    case .drawing(_, _, let start), .moving(let start, _), .resizing(_, _, let start),
      .rotating(around: _, let start):
      start
    case .sketching(_, let points): points[0]
    }
  }
}

extension Canvas {
  /// What a click on a shape means: its outermost group, or the shape where it is in none.
  ///
  /// Locked ones stay out.
  fileprivate func clickTarget(_ shape: Shape) -> [ShapeID] {
    guard let group = shape.groups.last else { return [shape.id] }
    return members(of: group).filter { self[$0]?.isLocked == false }
  }
}
