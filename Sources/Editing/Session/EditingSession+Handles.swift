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
    let summary = summary
    guard let extent = summary.extent, !summary.hasLocked else { return [] }
    if let only = summary.only, only.form.isDiagonal {
      return [(.start, only.placement.start), (.end, only.placement.end)]
    }
    let frame = summary.only?.frame ?? extent
    let rotation = summary.only?.placement.rotation ?? 0
    let above = Point(
      frame.center.x, frame.minY - viewport.length(ofPixels: rotationHandleDistance))
    let upright =
      Handle.ofFrame.map { ($0, $0.position(on: frame)) } + [(Handle.rotation, above)]
    return upright.map { ($0.0, $0.1.rotated(degrees: rotation, around: frame.center)) }
  }
}
