import Editing
import Shapes
import TestSupport
import Testing
import Undo

/// What pointer and keys do, without a window.
///
/// Shapes 1 to 4 lie at (100, 100), (200, 100) … and are 40 × 30 points.
@MainActor @Suite struct EditingSessionTests {
  let session: EditingSession
  var editor: Editor { session.editor }
  var steps: Int { editor.undoManager.undoCount }
  private let start: Canvas

  init() throws {
    let keys = StackingKey.keys(4, between: nil, and: nil)
    start = try Canvas(
      (1...4).map { Shape.sample(Int64($0), at: Point(Double($0) * 100, 100), key: keys[$0 - 1]) })
    session = EditingSession(editor: Editor(canvas: start))
  }

  private func drag(
    _ from: Point, _ to: Point, steps: Int = 30, modifiers: PointerModifiers = []
  ) throws {
    session.pointerPressed(at: from, modifiers: modifiers)
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      try session.pointerMoved(to: from + (to - from) * share, modifiers: modifiers)
    }
    try session.pointerReleased(at: to, modifiers: modifiers)
  }

  private func click(_ point: Point, modifiers: PointerModifiers = []) throws {
    session.pointerPressed(at: point, modifiers: modifiers)
    try session.pointerReleased(at: point, modifiers: modifiers)
  }

  private func center(_ id: Int64) -> Point? { editor.canvas[ShapeID(id)]?.center }

  // MARK: Selecting

  @Test func `a click selects the front shape, one on nothing selects none`() throws {
    try click(Point(100, 100))
    #expect(session.selection == Selection([1].ids))
    try click(Point(600, 500))
    #expect(session.selection.isEmpty)
    #expect(steps == 0)
  }

  @Test func `shift-click adds and takes away`() throws {
    try click(Point(100, 100))
    try click(Point(200, 100), modifiers: .shift)
    #expect(session.selection == Selection([1, 2].ids))
    try click(Point(100, 100), modifiers: .shift)
    #expect(session.selection == Selection([2].ids))
  }

  @Test func `a click on one of several selected shapes selects it alone`() throws {
    session.selection = Selection([1, 2].ids)
    try click(Point(100, 100))
    #expect(session.selection == Selection([1].ids))
  }

  @Test func `a marquee selects what lies wholly inside; with shift it adds`() throws {
    try drag(Point(50, 50), Point(240, 150))
    #expect(session.selection == Selection([1, 2].ids))
    try drag(Point(260, 50), Point(340, 150), modifiers: .shift)
    #expect(session.selection == Selection([1, 2, 3].ids))
    #expect(session.marquee == nil && steps == 0)
  }

  @Test func `selecting never changes the stacking order`() throws {
    try click(Point(100, 100))
    session.selectAll()
    #expect(editor.canvas == start)
  }

  @Test func `hidden shapes are neither clicked nor selected`() throws {
    try editor.perform(.setVisible([1].ids, false))
    try click(Point(100, 100))
    #expect(session.selection.isEmpty)
    session.selectAll()
    #expect(session.selection == Selection([2, 3, 4].ids))
  }

  // MARK: Dragging

  @Test func `dragging several is one step, and undo brings all back selected`() throws {
    session.selectAll()
    try drag(Point(100, 100), Point(140, 100))
    #expect(center(1) == Point(140, 100) && center(4) == Point(440, 100))
    #expect(steps == 1)
    try session.undo()
    #expect(editor.canvas == start)
    #expect(session.selection.count == 4)
  }

  @Test func `dragging an unselected shape selects and moves it alone`() throws {
    session.selection = Selection([4].ids)
    try drag(Point(100, 100), Point(110, 120))
    #expect(session.selection == Selection([1].ids))
    #expect(center(1) == Point(110, 120) && center(4) == Point(400, 100))
  }

  @Test func `a trembling hand moves nothing`() throws {
    try drag(Point(100, 100), Point(101, 101), steps: 2)
    #expect(editor.canvas == start && steps == 0)
  }

  @Test func `a drag that ends where it began is no step and leaves redo`() throws {
    try editor.perform(.remove([4].ids))
    try session.undo()
    session.pointerPressed(at: Point(100, 100))
    try session.pointerMoved(to: Point(300, 300))
    try session.pointerReleased(at: Point(100, 100))
    #expect(steps == 0 && editor.canRedo)
  }

  @Test func `Escape in a drag puts everything back, and the release does nothing more`() throws {
    session.pointerPressed(at: Point(100, 100))
    try session.pointerMoved(to: Point(300, 300))
    #expect(editor.displayedCanvas != start)
    session.cancel()
    #expect(editor.displayedCanvas == start)
    try session.pointerMoved(to: Point(350, 300))
    try session.pointerReleased(at: Point(350, 300))
    #expect(editor.canvas == start && steps == 0)
    #expect(editor.preview == nil)
  }

  @Test func `with shift a drag stays on the axis that it follows`() throws {
    try drag(Point(100, 100), Point(150, 110), modifiers: .shift)
    #expect(center(1) == Point(150, 100))
  }

  @Test func `a drag where shapes cannot be is refused, and what was shown is kept`() throws {
    session.viewport = Viewport(origin: .zero, zoom: 0.05)
    session.pointerPressed(at: Point(5, 5))
    try session.pointerMoved(to: Point(10, 5))
    #expect(throws: EditError.self) { try session.pointerReleased(at: Point(.infinity, 5)) }
    #expect(center(1) == Point(200, 100))
    #expect(steps == 1 && editor.preview == nil)
  }

  @Test func `who is told of a preview may look at everything`() throws {
    var seen: [Int] = []
    let observation = editor.observe { [unowned session] event in
      guard case .previewed = event, session.isGestureActive, session.isPointerBusy else { return }
      seen.append(session.selectedShapes.count + session.handles.count)
    }
    session.tool = .rectangle
    try drag(Point(300, 300), Point(350, 350), steps: 3)
    try drag(Point(100, 100), Point(150, 150), steps: 3)
    #expect(seen.count >= 6)
    observation.cancel()
  }

  // MARK: Drawing

  @Test(arguments: [Tool.rectangle, .roundedRectangle, .ellipse, .polygon, .line, .arrow, .text])
  func `drawing is one step that selects the shape; undo takes it away, redo brings it back`(
    tool: Tool
  ) throws {
    session.tool = tool
    try drag(Point(300, 400), Point(220, 340))
    #expect(session.tool == .select)
    let id = try #require(session.selection.ids.first)
    let shape = try #require(editor.canvas[id])
    #expect(shape.frame == Rect(corner: Point(220, 340), corner: Point(300, 400)))
    #expect(
      shape.placement.start == ([.line, .arrow].contains(tool) ? Point(300, 400) : Point(220, 340)))
    #expect(editor.canvas.shapes.last?.id == id)
    #expect(editor.undoManager.undoMenuItemTitle == "Undo Draw \(tool.title)")
    #expect(steps == 1)
    try session.undo()
    #expect(editor.canvas == start && session.selection.isEmpty)
    try session.redo()
    #expect(editor.canvas[id] == shape && session.selection == Selection([id]))
  }

  @Test func `a mere click with a drawing tool draws nothing`() throws {
    session.tool = .rectangle
    try click(Point(500, 400))
    #expect(editor.canvas == start && steps == 0)
  }

  @Test func `Escape while drawing creates nothing`() throws {
    session.tool = .ellipse
    session.pointerPressed(at: Point(300, 300))
    try session.pointerMoved(to: Point(350, 350))
    session.cancel()
    try session.pointerReleased(at: Point(350, 350))
    #expect(editor.canvas == start && steps == 0)
  }

  @Test func `with shift a square is drawn, and a line is level, upright or diagonal`() throws {
    session.tool = .rectangle
    try drag(Point(300, 300), Point(280, 350), modifiers: .shift)
    #expect(
      session.selectedShapes[0].frame == Rect(corner: Point(250, 300), corner: Point(300, 350)))
    for (end, expected) in [
      (Point(400, 310), Point(400, 300)), (Point(305, 400), Point(300, 400)),
      (Point(380, 390), Point(390, 390)),
    ] {
      session.tool = .line
      try drag(Point(300, 300), end, modifiers: .shift)
      #expect(session.selectedShapes[0].placement.end == expected)
    }
  }

  @Test func `drawing at another zoom is where the pointer is`() throws {
    session.viewport = Viewport(origin: Point(-50, 20), zoom: 2)
    session.tool = .rectangle
    try drag(Point(100, 500), Point(200, 560))
    #expect(session.selectedShapes[0].frame == Rect(corner: Point(0, 270), corner: Point(50, 300)))
  }

  // MARK: Two windows

  @Test func `two windows share the history and have their own selection`() throws {
    let other = EditingSession(editor: editor)
    other.selection = Selection([1, 2].ids)
    session.selection = Selection([1].ids)
    try session.deleteSelection()
    #expect(other.selection == Selection([2].ids))
    try other.undo()
    #expect(editor.canvas == start)
    #expect(other.selection == Selection([1].ids) && session.selection.isEmpty)
  }

  @Test func `while one window drags, the other is told that it has to wait`() throws {
    let other = EditingSession(editor: editor)
    other.selection = Selection([2].ids)
    session.pointerPressed(at: Point(100, 100))
    try session.pointerMoved(to: Point(150, 150))
    #expect(throws: EditError.gestureInProgress) { try other.deleteSelection() }
    try session.pointerReleased(at: Point(150, 150))
    try other.deleteSelection()
    #expect(steps == 2)
  }
}
