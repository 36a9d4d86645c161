public import Shapes

/// One window's view of a document: selection, tool and viewport, and what pointer and keys do with them.
///
/// A window only passes events on and draws what it finds here, so all of it can be tested without one.
/// Several sessions can share an editor; each has its own selection, tool and viewport, and all see the
/// same canvas and history.
@MainActor public final class EditingSession {
  /// The document.
  public let editor: Editor

  /// The shapes that commands are for.
  public var selection = Selection() {
    didSet {
      // To compare large ones would take longer than to show the same once more.
      guard isLarge || selection != oldValue else { return }
      selectionNumber += 1
      summaries.cancel()
      knownSummary = chosenSummary
      // What somebody else has selected is not to be replaced by what was looked for before.
      // Nor is what was to be done to that to be done to this.
      if chosenSummary == nil, choosing.isWorking {
        choosing.cancel()
        waitingCommands = []
      }
      tell()
    }
  }

  /// What pressing the pointer does.
  ///
  /// Choosing another one cancels a drag under way.
  public var tool = Tool.select {
    willSet { if newValue != tool { cancel() } }
    didSet { if tool != oldValue { tell() } }
  }

  /// What part of the canvas is shown.
  public var viewport = Viewport() {
    didSet { if viewport != oldValue { tell() } }
  }

  /// The size of the view, in pixels; the window keeps it current.
  public var viewSize = Size(800, 600)

  /// The style of the next new shape: that of the last one that was styled here.
  public var nextStyle = Style(
    fill: Color(red: 0x99, green: 0xC1, blue: 0xF1),
    stroke: Color(red: 0x1A, green: 0x5F, blue: 0xB4),
    strokeWidth: 2, opacity: 1)

  /// Called after selection, tool, viewport or marquee have changed.
  public var onChange: (() -> Void)?

  /// What the pointer is doing between press and release.
  var interaction = PointerInteraction.none
  /// The drag under way; it begins once the pointer has moved far enough.
  var gesture: Gesture?
  /// The change under way while an arrow key is held or a slider moves.
  var heldChange: HeldChange?

  /// Called when something was refused that was worked out off the main actor.
  public var onRefusal: ((EditError) -> Void)?

  /// The corners of the frame around a large selection as a gesture moves it: it follows the pointer while the shapes
  /// are still being worked out.
  public internal(set) var movingFrame: [Point]?
  /// Where those corners were when the gesture began.
  var startingFrame: [Point]?

  /// How often the selection has changed.
  var selectionNumber = 0
  /// What is known of the selection; nil when it has to be looked at.
  var knownSummary: SelectionSummary?
  /// What is known of the shapes that are being selected, when they were looked for off the main actor.
  var chosenSummary: SelectionSummary?
  /// Whether the selection has followed the change that is told next.
  var hasFollowed = false
  /// What works out summaries of large selections.
  let summaries = LatestWork<SelectionSummary>()
  /// What works out which shapes are to be selected, where that means to look at many.
  let choosing = LatestWork<(Selection, SelectionSummary)>()

  /// Commands that were given while the selection or the drawing was about to be another one, in their order.
  var waitingCommands: [WaitingCommand] = []
  /// Whether one of them is run now, which is not to wait for the others.
  var isRunningWaitingCommands = false
  /// How many moves are under way that will select other shapes.
  var commandHolds = 0

  private var observation: EditorObservation?

  /// Makes a view of a document.
  public init(editor: Editor) {
    self.editor = editor
    observation = editor.observe { [weak self] event in self?.editorTold(event) }
    editor.add(self)
  }

  private func editorTold(_ event: EditorEvent) {
    switch event {
    case .changed(let delta, _):
      if hasFollowed {
        hasFollowed = false
      } else {
        if delta.takesShapesAway { selection.removeGone(by: delta, on: editor.canvas) }
        forgetSummary()
      }
    case .previewed: if !isLarge { forgetSummary() }
    case .historyChanged:
      if !isGestureActive, !editor.isChanging { movingFrame = nil }
      scheduleWaitingCommands()
    }
  }

  /// The rectangle that the pointer spans to select what is inside, while it does.
  public var marquee: Rect? {
    guard case .marquee(let start, let current, _) = interaction else { return nil }
    return Rect(corner: start, corner: current)
  }

  /// The selected shapes as they show now, from back to front.
  ///
  /// - Complexity: O(*k* log *k*), *k* being the number of selected shapes.
  public var selectedShapes: [Shape] {
    selection.ids.compactMap { editor.displayedCanvas[$0] }
      .sorted { $0.stackingKey < $1.stackingKey }
  }

  /// Whether a drag or a held key is showing a preview.
  public var isGestureActive: Bool { gesture != nil || heldChange != nil }

  /// Whether the pointer is pressed and doing something that Escape can take back.
  public var isPointerBusy: Bool {
    if case .none = interaction { false } else { true }
  }

  /// Whether so many shapes are selected that what is done to them is worked out off the main actor.
  var isLarge: Bool { selection.count > editor.synchronousLimit }

  /// Whether something is being done to a large selection: what is shown of its shapes may lag behind.
  public var isBusy: Bool { editor.isChanging || isLarge && isGestureActive }

  func tell() { onChange?() }

  /// Tells why something was refused that was worked out off the main actor.
  func reportRefusal(_ result: Result<Delta, EditError>) {
    if case .failure(let error) = result, error != .cancelled { onRefusal?(error) }
  }
}

/// What the pointer is doing between press and release.
enum PointerInteraction {
  /// It is not pressed, or what it did was cancelled and the release is to do nothing more.
  case none
  /// It draws a shape.
  case drawing(Tool, ShapeID, from: Point)
  /// It draws by hand.
  case sketching(ShapeID, [Point])
  /// It moves the selection, once it has moved far enough. `clicked` is what a mere click is to do.
  case moving(from: Point, clicked: ClickEffect)
  /// It turns the selection around a point.
  case rotating(around: Point, from: Point)
  /// It drags a handle of the selection.
  case resizing(Rect, Handle, from: Point)
  /// It spans a rectangle; `base` is the selection to add to.
  case marquee(from: Point, to: Point, base: Selection)
}

/// What releasing the pointer does when it was not moved.
enum ClickEffect {
  case nothing
  case selectOnly([ShapeID])
  case toggle([ShapeID])
}
