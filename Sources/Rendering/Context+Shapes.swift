package import Cairo
package import Shapes

extension Context {
  /// Draws a shape, in points; a hidden one is not drawn.
  package func draw(_ shape: Shape) {
    let style = shape.style
    guard shape.isVisible, style.opacity > 0 else { return }
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
    if case .text(let text) = shape.form { return draw(text, of: shape) }
    addOutline(of: shape)
    if let fill = shape.style.fill, shape.form.isFillable { fillKeepingPath(RGBA(fill)) }
    if let stroke = shape.style.stroke, shape.style.strokeWidth > 0 {
      setLineCap(shape.form.isDiagonal ? .butt : .round)
      setLineJoin(.miter)
      setMiterLimit(Shape.miterLimit)
      strokeKeepingPath(RGBA(stroke), width: shape.style.strokeWidth)
      if shape.form == .arrow { drawArrowHead(of: shape, RGBA(stroke)) }
    }
    beginPath()
  }

  /// Starts a path along the edge of a shape.
  package func addOutline(of shape: Shape) {
    beginPath()
    let placement = shape.placement
    switch shape.form {
    case .rectangle, .ellipse, .text:
      withSavedState {
        turn(as: placement)
        addUprightOutline(of: shape)
      }
    case .line:
      move(to: placement.start)
      addLine(to: placement.end)
    case .arrow:
      move(to: placement.start)
      addLine(to: Self.arrowHead(of: shape)?.neck ?? placement.end)
    case .polygon(let corners):
      addLines(corners.map(placement.point(atUnit:)))
      closePath()
    case .polyline(let corners): addLines(corners.map(placement.point(atUnit:)))
    case .path(let path): add(path.mapped(placement.point(atUnit:)))
    }
  }

  private func addUprightOutline(of shape: Shape) {
    let frame = shape.frame
    switch shape.form {
    case .ellipse:
      addEllipse(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
    case .rectangle(let radius) where radius > 0:
      addRoundedRectangle(
        x: frame.minX, y: frame.minY, width: frame.width, height: frame.height,
        radius: min(radius, frame.width / 2, frame.height / 2))
    default: addRectangle(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
    }
  }

  private func add(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let point): move(to: point)
      case .line(let point): addLine(to: point)
      case .curve(let first, let second, let end):
        addCurve(x1: first.x, y1: first.y, x2: second.x, y2: second.y, x3: end.x, y3: end.y)
      case .close: closePath()
      }
    }
  }

  private func addLines(_ points: [Point]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  private func move(to point: Point) { move(x: point.x, y: point.y) }

  private func addLine(to point: Point) { addLine(x: point.x, y: point.y) }

  /// Turns what is drawn next as a placement is turned.
  private func turn(as placement: Placement) {
    guard placement.rotation != 0 else { return }
    translate(x: placement.center.x, y: placement.center.y)
    rotate(radians: placement.rotation * .pi / 180)
    translate(x: -placement.center.x, y: -placement.center.y)
  }

  private func draw(_ text: Text, of shape: Shape) {
    guard let fill = shape.style.fill else { return }
    let frame = shape.frame
    withSavedState {
      turn(as: shape.placement)
      clip(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
      draw(
        TextLayout(text, width: frame.width, for: self), x: frame.minX, y: frame.minY,
        color: RGBA(fill))
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
