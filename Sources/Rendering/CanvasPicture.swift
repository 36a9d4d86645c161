package import Cairo
package import Shapes

/// How many shapes are drawn before looking whether the picture is still wanted: about a millisecond's work.
private let shapesBetweenLooks = 500

/// A part of a canvas, drawn into a picture on whatever thread, to be shown until there is a newer one.
package struct CanvasPicture: Sendable {
  /// What part of a canvas to draw, and how large.
  package struct Frame: Equatable, Sendable {
    /// The place of the canvas at the upper left corner.
    package let origin: Point
    /// How many pixels a point of the canvas takes.
    package let pixelsPerPoint: Double
    /// The size in pixels.
    package let width: Int
    package let height: Int

    /// The part of the canvas.
    package var rect: Rect {
      Rect(
        corner: origin,
        corner: origin + Vector(Double(width), Double(height)) * (1 / pixelsPerPoint))
    }

    package init(origin: Point, pixelsPerPoint: Double, width: Int, height: Int) {
      self.origin = origin
      self.pixelsPerPoint = pixelsPerPoint
      self.width = width
      self.height = height
    }
  }

  /// What part of the canvas it shows.
  package let frame: Frame
  fileprivate let picture: Picture

  /// Draws the shapes that lie in a part of a canvas; nil when the task is cancelled meanwhile, or there is no memory for
  /// the picture.
  ///
  /// - Parameters:
  ///   - canvas: The canvas.
  ///   - index: Where its shapes are.
  ///   - hidden: Shapes to leave out.
  ///   - frame: What part to draw.
  /// - Complexity: O(log *n* + *h* log *h*), *n* being the number of shapes and *h* of those in the part.
  package init?(
    of canvas: Canvas, _ index: SpatialIndex, without hidden: Set<ShapeID> = [], in frame: Frame
  ) {
    let shapes = index.shapes(touching: frame.rect, on: canvas)
    guard !Task.isCancelled else { return nil }
    self.frame = frame
    do throws(CairoError) {
      picture = try Picture(width: frame.width, height: frame.height) { context in
        context.scale(x: frame.pixelsPerPoint, y: frame.pixelsPerPoint)
        context.translate(x: -frame.origin.x, y: -frame.origin.y)
        for (position, shape) in shapes.reversed().enumerated() {
          if position % shapesBetweenLooks == 0, Task.isCancelled { return }
          if hidden.isEmpty || !hidden.contains(shape.id) {
            context.draw(shape, pixelsPerPoint: frame.pixelsPerPoint)
          }
        }
      }
    } catch { return nil }
    if Task.isCancelled { return nil }
  }

  /// The pixels, for tests.
  package var pixels: [Pixel] { picture.pixels }
}

extension Context {
  /// Shows a picture of a canvas where a view has its part of the canvas.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - origin: The place of the canvas at the upper left corner of the view.
  ///   - zoom: How long a point of the canvas is in the view.
  package func show(_ picture: CanvasPicture, from origin: Point, zoom: Double) {
    let offset = (picture.frame.origin - origin) * zoom
    // Whole pixels, so that it stays sharp while the view is moved.
    show(
      picture.picture, x: offset.dx.rounded(), y: offset.dy.rounded(),
      pixelSize: zoom / picture.frame.pixelsPerPoint)
  }

  /// Draws a shape as finely as it is seen: of one that is hardly more than a pixel, its colour.
  fileprivate func draw(_ shape: Shape, pixelsPerPoint: Double) {
    let bounds = shape.bounds
    // The size of a shape that is drawn as a speck, in pixels: below, an outline is no longer told from what it is around.
    let speck = 2.0 / pixelsPerPoint
    guard bounds.width < speck, bounds.height < speck else { return draw(shape) }
    guard let color = shape.style.fill ?? shape.style.stroke else { return }
    let pixel = 1 / pixelsPerPoint
    setAntialiasing(.none)
    beginPath()
    addRectangle(
      x: bounds.minX, y: bounds.minY, width: max(bounds.width, pixel),
      height: max(bounds.height, pixel))
    fill(RGBA(color).opacity(RGBA(color).alpha * shape.style.opacity))
    setAntialiasing(.standard)
  }
}
