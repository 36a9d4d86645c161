public import Shapes

/// Which part of the canvas a window shows, and how large.
///
/// Each window has its own; it is no part of the document, and changing it is no step.
///
/// Places on the screen are counted in pixels from the top left corner of the view.
public struct Viewport: Equatable, Sendable {
  /// The place of the canvas at the top left corner of the view.
  public private(set) var origin: Point
  /// How many pixels a point of the canvas takes.
  public private(set) var zoom: Double

  /// The least and the greatest zoom: below, shapes are specks; above, one pixel fills the view.
  public static let zoomRange: ClosedRange<Double> = 0.05...32

  /// Makes a viewport; the zoom is brought into its range.
  public init(origin: Point = .zero, zoom: Double = 1) {
    self.origin = origin
    self.zoom = zoom.clamped(to: Self.zoomRange)
  }

  /// Where a place of the canvas is on the screen, in pixels.
  public func screen(_ point: Point) -> Point {
    Point((point.x - origin.x) * zoom, (point.y - origin.y) * zoom)
  }

  /// The place of the canvas under a pixel.
  public func canvas(_ pixel: Point) -> Point {
    Point(pixel.x / zoom + origin.x, pixel.y / zoom + origin.y)
  }

  /// How long a distance on the screen is on the canvas, in points.
  public func length(ofPixels pixels: Double) -> Double { pixels / zoom }

  /// The part of the canvas that a view of this size shows.
  public func visibleRect(in view: Size) -> Rect {
    Rect(corner: origin, corner: canvas(Point(view.width, view.height)))
  }

  /// Moves what is seen by a distance on the screen, in pixels.
  public mutating func pan(by pixels: Vector) {
    origin = origin + -pixels * (1 / zoom)
  }

  /// Enlarges by a factor; the place under a pixel stays there.
  public mutating func magnify(by factor: Double, around pixel: Point) {
    guard factor.isFinite, factor > 0 else { return }
    let fixed = canvas(pixel)
    zoom = (zoom * factor).clamped(to: Self.zoomRange)
    origin = Point(fixed.x - pixel.x / zoom, fixed.y - pixel.y / zoom)
  }

  /// Shows the whole of a rectangle in the middle of a view, enlarged to at most its true size, with a
  /// margin in pixels on each side.
  public mutating func fit(_ rect: Rect, in view: Size, margin: Double = 40) {
    let room = Size(max(view.width - 2 * margin, 1), max(view.height - 2 * margin, 1))
    let scale = min(room.width / max(rect.width, 1), room.height / max(rect.height, 1), 1)
    zoom = scale.clamped(to: Self.zoomRange)
    origin = Point(
      rect.center.x - view.width / 2 / zoom, rect.center.y - view.height / 2 / zoom)
  }

  /// Moves what is seen as little as is needed to show a rectangle; centres one that is too large.
  public mutating func reveal(_ rect: Rect, in view: Size, margin: Double = 24) {
    let visible = visibleRect(in: view)
    let space = length(ofPixels: margin)
    origin = Point(
      Self.revealing(
        rect.minX - space...rect.maxX + space, in: visible.minX...visible.maxX),
      Self.revealing(
        rect.minY - space...rect.maxY + space, in: visible.minY...visible.maxY))
  }

  private static func revealing(
    _ target: ClosedRange<Double>, in visible: ClosedRange<Double>
  ) -> Double {
    let extent = visible.upperBound - visible.lowerBound
    if target.upperBound - target.lowerBound > extent {
      return target.overlaps(visible)
        ? visible.lowerBound : (target.lowerBound + target.upperBound - extent) / 2
    }
    if target.lowerBound < visible.lowerBound { return target.lowerBound }
    if target.upperBound > visible.upperBound { return target.upperBound - extent }
    return visible.lowerBound
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
