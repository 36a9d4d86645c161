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
    didSet { if selection != oldValue { tell() } }
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

  private var observation: EditorObservation?

  /// Makes a view of a document.
  public init(editor: Editor) {
    self.editor = editor
    observation = editor.observe { [weak self] event in
      guard let self, case .changed(let delta, _) = event else { return }
      selection.removeGone(by: delta, on: self.editor.canvas)
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

  func tell() { onChange?() }
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
  case resizing(Resizing, from: Point)
  /// It spans a rectangle; `base` is the selection to add to.
  case marquee(from: Point, to: Point, base: Selection)
}

/// What releasing the pointer does when it was not moved.
enum ClickEffect {
  case nothing
  case selectOnly([ShapeID])
  case toggle([ShapeID])
}
