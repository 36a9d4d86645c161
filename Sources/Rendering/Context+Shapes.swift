package import Cairo
package import Shapes

extension Context {
  /// Draws the visible shapes of a canvas that touch a rectangle, from back to front, in points.
  ///
  /// - Complexity: O(*n*), *n* being the number of shapes; drawing costs only for those that touch.
  package func draw(_ canvas: Canvas, touching rect: Rect) {
    for shape in canvas.shapes where shape.isVisible && shape.bounds.intersects(rect) {
      draw(shape)
    }
  }

  /// Draws a shape, in points.
  package func draw(_ shape: Shape) {
    let style = shape.style
    guard style.opacity > 0 else { return }
    if style.opacity < 1 {
      // As a group, so that the outline does not shine through the half of it that lies on the fill.
      withSavedState {
        let bounds = shape.bounds.outset(by: 1)
        clip(x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height)
        withGroup(opacity: style.opacity) { drawSolid(shape) }
      }
    } else {
      drawSolid(shape)
    }
  }

  private func drawSolid(_ shape: Shape) {
    addOutline(of: shape)
    if let fill = shape.style.fill, shape.kind != .line { fillKeepingPath(RGBA(fill)) }
    if let stroke = shape.style.stroke, shape.style.strokeWidth > 0 {
      setLineCap(.round)
      setLineJoin(.miter)
      strokeKeepingPath(RGBA(stroke), width: shape.style.strokeWidth)
    }
    beginPath()
  }

  /// Starts a path along the edge of a shape.
  package func addOutline(of shape: Shape) {
    let frame = shape.frame
    beginPath()
    switch shape.kind {
    case .rectangle:
      addRectangle(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
    case .ellipse:
      addEllipse(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
    case .line:
      move(x: shape.placement.start.x, y: shape.placement.start.y)
      addLine(x: shape.placement.end.x, y: shape.placement.end.y)
    }
  }
}

extension RGBA {
  /// The colour of a shape, for drawing.
  package init(_ color: Color) {
    self.init(
      red: Double(color.red) / 255, green: Double(color.green) / 255,
      blue: Double(color.blue) / 255, alpha: Double(color.alpha) / 255)
  }
}

extension Color {
  /// The nearest colour that a shape can have.
  package init(_ rgba: RGBA) {
    func share(_ value: Double) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
    self.init(
      red: share(rgba.red), green: share(rgba.green), blue: share(rgba.blue),
      alpha: share(rgba.alpha))
  }
}
