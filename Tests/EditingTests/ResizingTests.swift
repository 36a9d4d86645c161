import Editing
import Shapes
import TestSupport
import Testing
import Undo

/// Resizing as a table: which handle of a shape from (100, 100) to (200, 160), how far it is dragged, the
/// frame after it.
@MainActor @Suite struct ResizingTests {
  struct Row: Sendable {
    let handle: Handle
    let drag: Vector
    var shift = false
    let frame: [Double]
    var mirroring = Mirroring.none
  }

  private func session(_ form: ShapeForm = .rectangle()) throws -> EditingSession {
    var shape = Shape.sample(1, form)
    shape.placement = Placement(from: Point(100, 100), to: Point(200, 160))
    let session = EditingSession(editor: Editor(canvas: try Canvas([shape])))
    session.selection = Selection([1].ids)
    return session
  }

  private func drag(
    _ session: EditingSession, _ handle: Handle, by distance: Vector, shift: Bool = false
  ) throws {
    let position = try #require(session.handles.first { $0.handle == handle }?.position)
    let modifiers: PointerModifiers = shift ? .shift : []
    session.pointerPressed(at: position, modifiers: modifiers)
    try session.pointerMoved(to: position + distance * 0.5, modifiers: modifiers)
    try session.pointerReleased(at: position + distance, modifiers: modifiers)
  }

  @Test(arguments: [
    Row(handle: .bottomRight, drag: Vector(20, 10), frame: [100, 100, 220, 170]),
    Row(handle: .topLeft, drag: Vector(-20, 10), frame: [80, 110, 200, 160]),
    Row(handle: .topRight, drag: Vector(7, -5), frame: [100, 95, 207, 160]),
    Row(handle: .bottomLeft, drag: Vector(5, 5), frame: [105, 100, 200, 165]),
    Row(handle: .top, drag: Vector(99, -10), frame: [100, 90, 200, 160]),
    Row(handle: .bottom, drag: Vector(99, 10), frame: [100, 100, 200, 170]),
    Row(handle: .left, drag: Vector(30, 99), frame: [130, 100, 200, 160]),
    Row(handle: .right, drag: Vector(-30, 99), frame: [100, 100, 170, 160]),
    Row(
      handle: .right, drag: Vector(-150, 0), frame: [50, 100, 100, 160],
      mirroring: Mirroring(horizontal: true, vertical: false)),
    Row(
      handle: .topLeft, drag: Vector(150, 90), frame: [200, 160, 250, 190],
      mirroring: Mirroring(horizontal: true, vertical: true)),
    Row(handle: .bottomRight, drag: Vector(100, 0), shift: true, frame: [100, 100, 300, 220]),
    Row(handle: .right, drag: Vector(-100, 0), frame: [100, 100, 100, 160]),
  ])
  func `dragging a handle moves its sides and no other`(row: Row) throws {
    let session = try session()
    try drag(session, row.handle, by: row.drag, shift: row.shift)
    let shape = session.selectedShapes[0]
    #expect([shape.frame.minX, shape.frame.minY, shape.frame.maxX, shape.frame.maxY] == row.frame)
    #expect(shape.placement.mirroring == row.mirroring)
    #expect(session.editor.undoManager.undoMenuItemTitle == "Undo Resize Rectangle")
    let resized = session.editor.canvas
    try session.undo()
    #expect(
      session.selectedShapes[0].placement == Placement(from: Point(100, 100), to: Point(200, 160)))
    try session.redo()
    #expect(session.editor.canvas == resized)
  }

  @Test func `a line has a handle at each end`() throws {
    let session = try session(.line)
    try drag(session, .start, by: Vector(200, 0))
    var line = session.selectedShapes[0].placement
    #expect(line.start == Point(300, 100) && line.end == Point(200, 160))
    try drag(session, .end, by: Vector(0, 5), shift: true)
    line = session.selectedShapes[0].placement
    #expect(line.start == Point(300, 100) && line.end == Point(200, 200))
  }

  @Test func `several shapes are resized together, in their places`() throws {
    let session = try session()
    var second = Shape.sample(2, key: session.editor.canvas.stackingKeyInFront)
    second.placement = Placement(from: Point(300, 100), to: Point(300, 220))
    try session.editor.perform(.insert([second]))
    session.selectAll()
    try drag(session, .bottomRight, by: Vector(200, 120))
    let frames = session.selectedShapes.map(\.frame)
    #expect(frames[0] == Rect(corner: Point(100, 100), corner: Point(300, 220)))
    #expect(frames[1] == Rect(corner: Point(500, 100), corner: Point(500, 340)))
    #expect(session.editor.undoManager.undoCount == 2)
  }

  @Test func `resizing to the same size is no step`() throws {
    let session = try session()
    session.pointerPressed(at: Point(200, 160))
    try session.pointerMoved(to: Point(240, 190))
    try session.pointerReleased(at: Point(200, 160))
    #expect(session.editor.undoManager.undoCount == 0)
  }
}
