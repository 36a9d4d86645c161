public import Shapes

/// How far the pointer has to move before a press becomes a drag, in pixels; below, hands tremble.
private let dragThreshold = 3.0
/// How far off a shape a click may be, in pixels.
private let hitTolerance = 4.0
/// How far from the middle of a handle a press still takes it, in pixels.
private let handleReach = 7.0

extension EditingSession {
  /// The pointer is pressed at a pixel of the view.
  public func pointerPressed(at pixel: Point, modifiers: PointerModifiers = []) {
    finishHeldChange()
    cancel()
    let point = viewport.canvas(pixel)
    if let kind = tool.kind {
      interaction = .drawing(kind, editor.makeShapeID(), from: point)
    } else if let handle = handle(at: pixel) {
      interaction = .resizing(
        Resizing(
          frame: editor.canvas.frame(around: selection.ids)!, handle: handle,
          placements: Dictionary(
            uniqueKeysWithValues: selectedShapes.map { ($0.id, $0.placement) })),
        from: point)
    } else if let shape = editor.canvas.topmostShape(
      at: point, tolerance: viewport.length(ofPixels: hitTolerance))
    {
      press(shape.id, at: point, extending: modifiers.contains(.shift))
    } else {
      let base = modifiers.contains(.shift) ? selection : Selection()
      selection = base
      interaction = .marquee(from: point, to: point, base: base)
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
    let point = viewport.canvas(pixel)
    let hit = editor.canvas.topmostShape(
      at: point, tolerance: viewport.length(ofPixels: hitTolerance))
    guard let hit else { return selection = Selection() }
    if !selection.contains(hit.id) { selection = Selection([hit.id]) }
  }

  /// The handle under a pixel, if the selection shows one there.
  public func handle(at pixel: Point) -> Handle? {
    handles.last { (viewport.screen($0.position) - pixel).length <= handleReach }?.handle
  }

  /// The handles of the selection and where they are on the canvas.
  public var handles: [(handle: Handle, position: Point)] {
    guard tool == .select else { return [] }
    let shapes = selectedShapes
    if shapes.count == 1, shapes[0].kind == .line {
      return [(.start, shapes[0].placement.start), (.end, shapes[0].placement.end)]
    }
    guard let frame = Rect.union(of: shapes.lazy.map(\.frame)) else { return [] }
    return Handle.ofFrame.map { ($0, $0.position(on: frame)) }
  }
}

extension EditingSession {
  private func press(_ id: ShapeID, at point: Point, extending: Bool) {
    var clicked = ClickEffect.nothing
    switch (selection.contains(id), extending) {
    case (true, true): clicked = .toggle(id)
    case (true, false): clicked = .selectOnly(id)
    case (false, true): selection.toggle(id)
    case (false, false): selection = Selection([id])
    }
    interaction = .moving(from: point, clicked: clicked)
  }

  private func selectEnclosed(by marquee: Rect, addingTo base: Selection) {
    var selected = base
    selected.formUnion(editor.canvas.shapes(enclosedBy: marquee).map(\.id))
    selection = selected
  }

  /// What the drag under way wants, with the pointer at a place of the canvas.
  private func edit(draggingTo point: Point, constrained: Bool) -> Edit? {
    switch interaction {
    case .none, .marquee: nil
    case .drawing(let kind, let id, let start):
      .insert([newShape(kind, id: id, from: start, to: point, constrained: constrained)])
    case .moving(let start, clicked: _):
      .move(
        selection.sortedIDs, by: constrained ? Constraint.axis(point - start) : point - start)
    case .resizing(let resizing, let start):
      .place(resizing.placements(draggedBy: point - start, proportional: constrained))
    }
  }

  private func newShape(
    _ kind: ShapeKind, id: ShapeID, from start: Point, to end: Point, constrained: Bool
  ) -> Shape {
    let end =
      !constrained
      ? end
      : kind == .line
        ? Constraint.straight(from: start, to: end) : Constraint.square(from: start, to: end)
    let placement =
      kind == .line
      ? Placement(from: start, to: end) : Placement(Rect(corner: start, corner: end))
    return Shape(
      id: id, kind: kind, placement: placement, style: nextStyle,
      name: "\(kind.title) \(id.rawValue)", stackingKey: editor.canvas.stackingKeyInFront)
  }

  private func finish(_ interaction: PointerInteraction, with gesture: consuming Gesture) {
    if case .drawing(let kind, let id, from: _) = interaction {
      gesture.commit(named: "Draw \(kind.title)")
      selection = Selection([id])
      tool = .select
    } else {
      gesture.commit()
    }
  }

  private func click(_ interaction: PointerInteraction) {
    guard case .moving(from: _, let clicked) = interaction else { return }
    switch clicked {
    case .nothing: break
    case .selectOnly(let id): selection = Selection([id])
    case .toggle(let id): selection.toggle(id)
    }
  }
}

extension PointerInteraction {
  /// Where a drag began that edits shapes.
  fileprivate var start: Point? {
    switch self {
    case .none, .marquee: nil
    case .drawing(_, _, let start), .moving(let start, _), .resizing(_, let start): start
    }
  }
}
