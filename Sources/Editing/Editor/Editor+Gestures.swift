public import Shapes

extension Editor {
  /// Begins a gesture: a drag, a slide, a held key, anything that shows many states and leaves one step.
  ///
  /// - Throws: `EditError.gestureInProgress` when another one is under way, `.changeInProgress` or `.notEditable`.
  public func beginGesture() throws(EditError) -> Gesture {
    try requireReadiness()
    guard let number = gestures.begin() else { throw .gestureInProgress }
    preview = canvas
    tell(.historyChanged)
    return Gesture(editor: self, number: number)
  }

  /// Shows what an edit would do, instead of what the gesture showed before.
  ///
  /// The preview takes back what it showed and makes the new change, so that a motion costs as much as
  /// the shapes that it moves and not as the canvas.
  func showPreview(
    of edit: Edit, named name: String? = nil, in gesture: Int
  ) throws(EditError) {
    guard gestures.isActive(gesture), preview != nil else { return }
    let delta = try edit.delta(on: canvas)
    if gestures.showsPlan { showPreview(canvas, nil) }
    previewing.cancel()
    let former = gestures.replaceDelta(delta, name: name ?? edit.actionName(on: canvas))
    do throws(EditError) {
      try preview!.apply(former.inverted)
      try preview!.apply(delta)
    } catch {
      fatalError("Editor: a preview does not fit the canvas: \(error)")
    }
    tell(.previewed(Set(former.touchedShapes).union(delta.touchedShapes)))
  }

  /// Shows what a planned edit would do: at once when it is about few shapes, else as soon as it is worked out.
  ///
  /// Of the plans that come while one is being worked out, the latest is shown next. One that is refused is not shown.
  func showPreview(of plan: EditPlan, in gesture: Int) throws(EditError) {
    guard gestures.isActive(gesture), preview != nil else { return }
    guard plan.shapeCount > synchronousLimit else {
      let (edit, name) = plan.edit(on: canvas)
      return try showPreview(of: edit, named: name, in: gesture)
    }
    let number = gestures.setPlan(plan)
    let (canvas, index) = (canvas, index)
    previewing.request {
      Result { () throws(EditError) in
        try PreparedChange(plan, canvas: canvas, index: index)
      }
    } then: { [weak self] result in
      guard let self, gestures.isActive(gesture), case .success(let change) = result else { return }
      let former = gestures.show(change, ofPlan: number)
      showPreview(change.canvas, change.index)
      tell(.previewed(change.touchedShapes))
      releaseInBackground(former)
    }
  }

  /// Ends a gesture, with a step or without one.
  ///
  /// One that has ended already is left alone.
  @discardableResult
  func endGesture(_ gesture: Int, committing: Bool, named name: String? = nil) -> Delta {
    guard let ended = gestures.end(gesture) else { return Delta() }
    previewing.cancel()
    let plan = ended.plan?.edit(on: canvas)
    let delta =
      committing ? plan.flatMap { try? $0.edit.delta(on: canvas) } ?? ended.delta : Delta()
    guard delta.isEmpty else {
      showPreview(nil, nil)
      commit(delta, named: name ?? plan?.name ?? ended.name)
      return delta
    }
    if let shown = ended.shown { releaseInBackground(shown) }
    dropPreview(of: ended.shown?.touchedShapes ?? Set(ended.delta.touchedShapes))
    tell(.historyChanged)
    return Delta()
  }

  /// Ends a gesture with a step: at once when it is about few shapes, else as soon as that is worked out.
  ///
  /// Until then its preview stays.
  func finishGesture(
    _ gesture: Int, named name: String?, then: @escaping (Result<Delta, EditError>) -> Void
  ) {
    guard gestures.isActive(gesture), let plan = gestures.plan else {
      return then(.success(endGesture(gesture, committing: true, named: name)))
    }
    previewing.cancel()
    let ended = gestures.end(gesture)
    releaseInBackground(ended?.shown)
    let source = ended?.finished.map(ChangeJob.Source.prepared) ?? .plan(plan)
    startChange(
      source,
      make: { [unowned self] change in commit(change.delta, named: name ?? change.name) },
      then: { then($0.map(\.delta)) })
  }

  /// Shows the drawing as it is.
  func dropPreview(of touched: Set<ShapeID> = []) {
    guard preview != nil else { return }
    showPreview(nil, nil)
    tell(.previewed(touched))
  }

  private func showPreview(_ canvas: Canvas?, _ index: SpatialIndex?) {
    let former = (preview, previewIndex)
    (preview, previewIndex) = (canvas, index)
    // A small one costs less to release than to send away.
    if former.1 != nil { releaseInBackground(former) }
  }
}
