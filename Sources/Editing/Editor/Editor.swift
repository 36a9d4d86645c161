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
  public internal(set) var preview: Canvas?

  /// Where the shapes of the canvas are, kept current with it.
  package internal(set) var index: SpatialIndex

  /// Where the shapes of the preview are, when that was worked out off the main actor.
  var previewIndex: SpatialIndex?

  /// The history of this document.
  public let undoManager: UndoManager

  /// The number that the next new shape gets.
  ///
  /// It only grows, so no id ever comes back: not after the shape was deleted, nor after its
  /// creation was undone.
  public internal(set) var nextShapeID: Int64

  /// Whether the drawing can be changed here; one that belongs to another program is only shown.
  public package(set) var isEditable = true

  /// What the step is called that is being made, for observers of the change.
  package internal(set) var stepName = ""

  /// How many shapes a change may be about to be made at once where its caller need not wait.
  ///
  /// That is some milliseconds' work, measured. A change of more is worked out off the main actor.
  package var synchronousLimit = 2_000

  var gestures = GestureTracker()
  var savePoint = SavePoint()
  /// The change of many shapes under way.
  var change: ChangeUnderWay?
  /// Those who wait until it has ended.
  var changeWaiters: [CheckedContinuation<Void, Never>] = []
  /// The number of the last change that was started.
  var lastChange = 0
  /// What the change that is being applied makes of the drawing, when that is worked out already.
  var prepared: (change: PreparedChange, adoptions: [@MainActor @Sendable () -> Void])?
  /// What works out the preview of a gesture over many shapes.
  let previewing = LatestWork<Result<PreparedChange, EditError>>()
  /// What follows changes of many shapes off the main actor.
  var followers: [WeakFollower] = []
  var observers: [Int: (EditorEvent) -> Void] = [:]
  var nextObserver = 0

  /// Makes the owner of a drawing, with an empty history.
  ///
  /// - Parameters:
  ///   - canvas: The drawing to start from.
  ///   - nextShapeID: The first id for new shapes; raised above those on the canvas where it is not.
  /// - Complexity: O(*n*), *n* being the number of shapes.
  public convenience init(canvas: Canvas = Canvas(), nextShapeID: Int64 = 1) {
    self.init(
      canvas: canvas, index: SpatialIndex(canvas),
      nextShapeID: max(nextShapeID, canvas.shapes.greatestID + 1))
  }

  /// Makes the owner of a drawing of which all is known that takes long to find out.
  ///
  /// - Parameters:
  ///   - canvas: The drawing to start from.
  ///   - index: Where its shapes are.
  ///   - nextShapeID: The first id for new shapes and groups, greater than those on the canvas.
  /// - Complexity: O(1).
  package init(canvas: Canvas, index: SpatialIndex, nextShapeID: Int64) {
    self.canvas = canvas
    self.index = index
    self.nextShapeID = nextShapeID
    undoManager = UndoManager()
    // Each edit is a group of its own, and observers are told here, not by notifications.
    undoManager.groupsByEvent = false
    undoManager.notificationCenter = nil
  }

  /// What a view has to show: the preview of the gesture under way, else the drawing.
  public var displayedCanvas: Canvas { preview ?? canvas }

  /// An id for a new shape, never given out before.
  public func makeShapeID() -> ShapeID {
    defer { nextShapeID += 1 }
    return ShapeID(nextShapeID)
  }

  /// Ids for several new shapes and groups, in a row, never given out before: the first of them.
  func makeIDs(_ count: Int) -> Int64 {
    defer { nextShapeID += Int64(count) }
    return nextShapeID
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

  /// Makes sure that no id of these shapes is given out again.
  private func reserveIDs(of shapes: some Sequence<Shape>) { reserveIDs(upTo: shapes.greatestID) }

  func reserveIDs(upTo greatest: Int64) { nextShapeID = max(nextShapeID, greatest + 1) }

  /// Makes an edit: one step in the history, or none when it changes nothing.
  ///
  /// - Parameters:
  ///   - edit: What to change.
  ///   - name: What the step is called in menus; by default what the edit calls itself.
  /// - Returns: What changed.
  /// - Complexity: That of the edit, on the main actor; `performConcurrently(_:named:)` is for edits of very many shapes.
  /// - Throws: `EditError`: what `Edit.delta(on:)` refuses, `.gestureInProgress` or `.changeInProgress`. Canvas and
  ///   history are as before then.
  @discardableResult
  public func perform(_ edit: Edit, named name: String? = nil) throws(EditError) -> Delta {
    try requireReadiness()
    let delta = try edit.delta(on: canvas)
    commit(delta, named: name ?? edit.actionName(on: canvas))
    return delta
  }

  /// Registers and applies a delta as a step of its own.
  ///
  /// An empty one is no step.
  func commit(_ delta: Delta, named name: String) {
    guard !delta.isEmpty else { return }
    stepName = name
    reserveIDs(upTo: prepared?.change.greatestID ?? delta.greatestNewID)
    undoManager.beginUndoGrouping()
    apply(delta)
    undoManager.setActionName(name)
    undoManager.endUndoGrouping()
    tell(.historyChanged)
  }

  /// The three steps of every change: register its inverse, change the canvas, tell the observers.
  func apply(_ delta: Delta) {
    // Nothing is compared one by one: a delta that was prepared is the same one in memory.
    let prepared = prepared.take().flatMap { $0.change.delta == delta ? $0 : nil }
    undoManager.registerUndo(withTarget: self, edit: prepared?.change.inverse ?? delta.inverted)
    if let prepared {
      (canvas, index) = (prepared.change.canvas, prepared.change.index)
    } else {
      applyAtOnce(delta)
    }
    switch origin {
    case .user: savePoint.advance()
    case .undo: savePoint.goBack()
    case .redo: savePoint.goForward()
    case .timeline, .elsewhere: savePoint.clear()
    }
    prepared?.adoptions.forEach { $0() }
    tell(.changed(delta, origin))
  }

  private func applyAtOnce(_ delta: Delta) {
    do throws(EditError) {
      try canvas.apply(delta)
    } catch {
      // A delta is made on this canvas, or inverts one that was; only a second way to change the
      // canvas could break that.
      fatalError("Editor: a delta does not fit the canvas: \(error)")
    }
    index.apply(delta, on: canvas)
  }

  /// Whether the drawing may change now.
  ///
  /// - Throws: `EditError.notEditable`, `.gestureInProgress` or `.changeInProgress`.
  func requireReadiness() throws(EditError) {
    guard isEditable else { throw .notEditable }
    try requireRest()
  }

  /// Whether nothing is under way.
  ///
  /// - Throws: `EditError.gestureInProgress` or `.changeInProgress`.
  func requireRest() throws(EditError) {
    guard !gestures.isActive else { throw .gestureInProgress }
    guard change == nil else { throw .changeInProgress }
  }

  private var origin: Origin {
    undoManager.isUndoing ? .undo : undoManager.isRedoing ? .redo : .user
  }
}
