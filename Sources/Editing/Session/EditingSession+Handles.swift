public import Shapes

/// How far from the middle of a handle a press still takes it, in pixels.
private let handleReach = 7.0
/// How far above the selection the handle is that turns it, in pixels.
private let rotationHandleDistance = 24.0

extension EditingSession {
  /// The handle under a pixel, if the selection shows one there.
  public func handle(at pixel: Point) -> Handle? {
    handles.last { (viewport.screen($0.position) - pixel).length <= handleReach }?.handle
  }

  /// The handles of the selection and where they are on the canvas; none when a shape of it is locked.
  ///
  /// One shape has them at its own sides, turned as it is; several have them at the frame around them.
  public var handles: [(handle: Handle, position: Point)] {
    guard tool == .select else { return [] }
    let shapes = selectedShapes
    guard shapes.allSatisfy({ !$0.isLocked }) else { return [] }
    if shapes.count == 1, shapes[0].form.isDiagonal {
      return [(.start, shapes[0].placement.start), (.end, shapes[0].placement.end)]
    }
    guard let union = Rect.union(of: shapes.lazy.map(\.extent)) else { return [] }
    let frame = shapes.count == 1 ? shapes[0].frame : union
    let rotation = shapes.count == 1 ? shapes[0].placement.rotation : 0
    let above = Point(
      frame.center.x, frame.minY - viewport.length(ofPixels: rotationHandleDistance))
    let upright =
      Handle.ofFrame.map { ($0, $0.position(on: frame)) } + [(Handle.rotation, above)]
    return upright.map { ($0.0, $0.1.rotated(degrees: rotation, around: frame.center)) }
  }
}
