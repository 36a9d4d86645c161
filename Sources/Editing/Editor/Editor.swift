public import Shapes
public import Undo

/// The one owner of a document's state: its canvas, its history, and the only way to change either.
///
/// Every change is a `Delta` that goes through `apply(_:)`: what the user does, undo and redo alike. It is
/// registered, applied and told to the observers, in this order and nowhere else, so that history,
/// file and views cannot disagree.
///
/// There is one editor for a document however many windows show it, and one undo manager for an
/// editor: documents never share a history. Selection, tool and viewport belong to a window; they are
/// in `EditingSession`.
@MainActor public final class Editor {
  /// The drawing as it was after the last finished action.
  public internal(set) var canvas: Canvas

  /// The drawing as the gesture under way would leave it; nil when there is none.
  public private(set) var preview: Canvas?

  /// Where the shapes of the canvas are, kept current with it.
  private(set) var index: SpatialIndex

  /// The history of this document.
  public let undoManager: UndoManager

  /// The number that the next new shape gets.
  ///
  /// It only grows, so no id ever comes back: not after the shape was deleted, nor after its
  /// creation was undone.
  public private(set) var nextShapeID: Int64

  /// Whether the drawing can be changed here; one that belongs to another program is only shown.
  public package(set) var isEditable = true

  /// What the step is called that is being made, for observers of the change.
  package private(set) var stepName = ""

  var gestures = GestureTracker()
  var savePoint = SavePoint()
  private var observers: [Int: (EditorEvent) -> Void] = [:]
  private var nextObserver = 0

  /// Makes the owner of a drawing, with an empty history.
  ///
  /// - Parameters:
  ///   - canvas: The drawing to start from.
  ///   - nextShapeID: The first id for new shapes; raised above those on the canvas where it is not.
  /// - Complexity: O(*n*), *n* being the number of shapes.
  public init(canvas: Canvas = Canvas(), nextShapeID: Int64 = 1) {
    self.canvas = canvas
    index = SpatialIndex(canvas)
    self.nextShapeID = nextShapeID
    undoManager = UndoManager()
    // Each edit is a group of its own, and observers are told here, not by notifications.
    undoManager.groupsByEvent = false
    undoManager.notificationCenter = nil
    reserveIDs(of: canvas.shapes)
  }

  /// The shapes that the gesture under way shows in another state than they have.
  var previewedShapes: Set<ShapeID> { gestures.touchedShapes }

  /// What a view has to show: the preview of the gesture under way, else the drawing.
  public var displayedCanvas: Canvas { preview ?? canvas }

  /// An id for a new shape, never given out before.
  public func makeShapeID() -> ShapeID {
    defer { nextShapeID += 1 }
    return ShapeID(nextShapeID)
  }

  /// An id for a new group, never given out before.
  public func makeGroupID() -> GroupID { GroupID(makeShapeID().rawValue) }

  /// Puts another drawing in the place of this one and forgets the history: a new beginning.
  ///
  /// What was there cannot be brought back by undo; ask before. The other way is `Edit.replace`, a step like
  /// any other, which keeps the former drawing by sharing.
  ///
  /// - Throws: `EditError.gestureInProgress`.
  public func startOver(with canvas: Canvas) throws(EditError) {
    try requireReadiness()
    stepName = "Start Over"
    let delta = try Edit.replace(canvas).delta(on: self.canvas)
    reserveIDs(of: canvas.shapes)
    undoManager.removeAllActions()
    undoManager.disableUndoRegistration()
    apply(delta)
    undoManager.enableUndoRegistration()
    savePoint.clear()
    tell(.historyChanged)
  }

  /// Takes as many ids for new shapes and groups, from `nextShapeID` on.
  func reserveIDs(_ count: Int) { nextShapeID += Int64(count) }

  /// Makes sure that no id of these shapes is given out again.
  private func reserveIDs(of shapes: some Sequence<Shape>) {
    let greatest = shapes.reduce(0) { greatest, shape in
      max(greatest, shape.id.rawValue, shape.groups.map(\.rawValue).max() ?? 0)
    }
    nextShapeID = max(nextShapeID, greatest + 1)
  }

  /// Makes an edit: one step in the history, or none when it changes nothing.
  ///
  /// - Parameters:
  ///   - edit: What to change.
  ///   - name: What the step is called in menus; by default what the edit calls itself.
  /// - Returns: What changed.
  /// - Throws: `EditError`: what `Edit.delta(on:)` refuses, or `.gestureInProgress`. Canvas and history
  ///   are as before then.
  @discardableResult
  public func perform(_ edit: Edit, named name: String? = nil) throws(EditError) -> Delta {
    try requireReadiness()
    let delta = try edit.delta(on: canvas)
    let name = name ?? edit.actionName(on: canvas)
    if case .replace(let other) = edit { reserveIDs(of: other.shapes) }
    commit(delta, named: name)
    return delta
  }

  /// Registers and applies a delta as a step of its own.
  ///
  /// An empty one is no step.
  private func commit(_ delta: Delta, named name: String) {
    guard !delta.isEmpty else { return }
    stepName = name
    for case .insertion(let shapes) in delta.parts { reserveIDs(of: shapes) }
    undoManager.beginUndoGrouping()
    apply(delta)
    undoManager.setActionName(name)
    undoManager.endUndoGrouping()
    tell(.historyChanged)
  }

  /// The three steps of every change: register its inverse, change the canvas, tell the observers.
  private func apply(_ delta: Delta) {
    undoManager.registerUndo(withTarget: self, edit: delta.inverted)
    do throws(EditError) {
      try canvas.apply(delta)
    } catch {
      // A delta is made on this canvas, or inverts one that was; only a second way to change the
      // canvas could break that.
      fatalError("Editor: a delta does not fit the canvas: \(error)")
    }
    index.apply(delta, on: canvas)
    switch origin {
    case .user: savePoint.advance()
    case .undo: savePoint.goBack()
    case .redo: savePoint.goForward()
    case .timeline, .elsewhere: savePoint.clear()
    }
    tell(.changed(delta, origin))
  }

  /// Whether the drawing may change now.
  ///
  /// - Throws: `EditError.notEditable` or `.gestureInProgress`.
  private func requireReadiness() throws(EditError) {
    guard isEditable else { throw .notEditable }
    guard !gestures.isActive else { throw .gestureInProgress }
  }

  private var origin: Origin {
    undoManager.isUndoing ? .undo : undoManager.isRedoing ? .redo : .user
  }
}

// MARK: - Undo and redo

extension Editor: UndoTarget {
  /// Applies a delta that undo or redo takes from the history, and registers the way back.
  public func undoManager(_ undoManager: UndoManager, apply edit: Delta) { apply(edit) }

  /// What a step of the history retains, in bytes.
  nonisolated public static func undoCost(of edit: Delta) -> Int {
    MemoryLayout<Delta>.size + edit.byteCost
  }

  /// Undoes the last step.
  ///
  /// - Returns: The shapes that changed, for the window that asked to select and show; empty when there
  ///   was nothing to undo.
  /// - Throws: `EditError.gestureInProgress`.
  @discardableResult
  public func undo() throws(EditError) -> [ShapeID] { try step { undoManager.undo() } }

  /// Redoes the step undone last.
  ///
  /// - Returns: The shapes that changed, as `undo()` does.
  /// - Throws: `EditError.gestureInProgress`.
  @discardableResult
  public func redo() throws(EditError) -> [ShapeID] { try step { undoManager.redo() } }

  /// Whether undo would do something now.
  public var canUndo: Bool { !gestures.isActive && undoManager.canUndo }

  /// Whether redo would do something now.
  public var canRedo: Bool { !gestures.isActive && undoManager.canRedo }

  private func step(_ action: () -> Void) throws(EditError) -> [ShapeID] {
    try requireReadiness()
    var touched: Set<ShapeID> = []
    let observation = observe { event in
      if case .changed(let delta, _) = event { touched.formUnion(delta.touchedShapes) }
    }
    action()
    observation.cancel()
    tell(.historyChanged)
    return touched.sorted()
  }
}

// MARK: - Saving

extension Editor {
  /// Whether the drawing is as it was when it was last marked as saved.
  ///
  /// Undoing and redoing back to that place makes it true again; once a new edit has dropped the way
  /// there, it stays false until the next save.
  public var isSaved: Bool { savePoint.isHere }

  /// Marks the drawing as saved, as it is now.
  public func markSaved() {
    savePoint.set()
    tell(.historyChanged)
  }

  /// Takes the mark back: what was marked did not get to the disk.
  public func markUnsaved() {
    savePoint.clear()
    tell(.historyChanged)
  }
}

// MARK: - Observation

extension Editor {
  /// Calls a closure after each change, in the order in which observers were added.
  ///
  /// - Returns: The observation; it ends when it is cancelled or released.
  public func observe(_ observer: @escaping (EditorEvent) -> Void) -> EditorObservation {
    let key = nextObserver
    nextObserver += 1
    observers[key] = observer
    return EditorObservation { [weak self] in self?.observers[key] = nil }
  }

  func tell(_ event: EditorEvent) {
    // An observer may cancel another; those that are gone by their turn are not called.
    for key in observers.keys.sorted() { observers[key]?(event) }
  }
}

// MARK: - Gestures

extension Editor {
  /// Begins a gesture: a drag, a slide, a held key, anything that shows many states and leaves one step.
  ///
  /// - Throws: `EditError.gestureInProgress` when another one is under way, or `.notEditable`.
  public func beginGesture() throws(EditError) -> Gesture {
    guard isEditable else { throw .notEditable }
    guard let number = gestures.begin() else { throw .gestureInProgress }
    preview = canvas
    tell(.historyChanged)
    return Gesture(editor: self, number: number)
  }

  /// Shows what an edit would do, instead of what the gesture showed before.
  ///
  /// The preview takes back what it showed and makes the new change, so that a motion costs as much as
  /// the shapes that it moves and not as the canvas.
  func showPreview(of edit: Edit, in gesture: Int) throws(EditError) {
    guard gestures.isActive(gesture), preview != nil else { return }
    let delta = try edit.delta(on: canvas)
    let former = gestures.replaceDelta(delta, name: edit.actionName(on: canvas))
    do throws(EditError) {
      try preview!.apply(former.inverted)
      try preview!.apply(delta)
    } catch {
      fatalError("Editor: a preview does not fit the canvas: \(error)")
    }
    tell(.previewed(Set(former.touchedShapes).union(delta.touchedShapes)))
  }

  /// Ends a gesture, with a step or without one.
  ///
  /// One that has ended already is left alone.
  @discardableResult
  func endGesture(_ gesture: Int, committing: Bool, named name: String? = nil) -> Delta {
    guard let result = gestures.end(gesture) else { return Delta() }
    preview = nil
    if committing, !result.delta.isEmpty {
      commit(result.delta, named: name ?? result.name)
      return result.delta
    }
    tell(.previewed(Set(result.delta.touchedShapes)))
    tell(.historyChanged)
    return Delta()
  }
}
