extension Shape {
  /// Checks the shape against the rules of the canvas.
  ///
  /// - Throws: `EditError.notFinite`, `.negative` or `.outOfRange`, with the id and the property.
  func validate() throws(EditError) {
    try form.validate(for: id)
    try placement.validate(for: id)
    try style.validate(for: id)
  }
}

extension ShapeForm {
  /// Checks that there are enough points, that all are finite, and that sizes are sizes.
  func validate(for id: ShapeID) throws(EditError) {
    switch self {
    case .rectangle(let radius): try id.requireExtent(radius, "corner radius")
    case .ellipse, .line, .arrow: break
    case .polygon(let corners): try id.requirePoints(corners, atLeast: 3, "corner")
    case .polyline(let corners): try id.requirePoints(corners, atLeast: 2, "corner")
    case .path(let path):
      guard case .move = path.elements.first else {
        throw .invalidForm(id, reason: "its path does not begin with a move")
      }
      try id.requirePoints(path.elements.flatMap(\.points), atLeast: 2, "point")
    case .text(let text):
      try id.requireExtent(text.fontSize, "font size")
      guard text.fontSize > 0 else { throw .invalidForm(id, reason: "its font has no size") }
    }
  }
}

extension Placement {
  /// Checks that every number is finite, no size is negative and the edges can be computed.
  func validate(for id: ShapeID) throws(EditError) {
    try id.requireFinite(center.x, "x")
    try id.requireFinite(center.y, "y")
    try id.requireExtent(size.width, "width")
    try id.requireExtent(size.height, "height")
    try id.requireFinite(rotation, "rotation")
    // A centre and a size can be finite and the edge between them not.
    for edge in [frame.minX, frame.minY, frame.maxX, frame.maxY] {
      try id.requireFinite(edge, "edge")
    }
  }
}

extension Style {
  /// Checks that the width of the outline is a length and the opacity a share.
  func validate(for id: ShapeID) throws(EditError) {
    try id.requireExtent(strokeWidth, "stroke width")
    try id.requireFinite(opacity, "opacity")
    guard (0...1).contains(opacity) else {
      throw .outOfRange(id, property: "opacity", value: opacity, range: 0...1)
    }
  }
}

extension ShapeID {
  fileprivate func requireFinite(_ value: Double, _ property: String) throws(EditError) {
    guard value.isFinite else { throw .notFinite(self, property: property, value: value) }
  }

  fileprivate func requirePoints(
    _ points: [Point], atLeast count: Int, _ property: String
  ) throws(EditError) {
    guard points.count >= count else {
      throw .invalidForm(self, reason: "it has \(points.count) of at least \(count) points")
    }
    for point in points {
      // Within the frame, so that the frame tells how far a shape reaches.
      for value in [point.x, point.y] where !(0...1).contains(value) {
        throw .outOfRange(self, property: property, value: value, range: 0...1)
      }
    }
  }

  fileprivate func requireExtent(_ value: Double, _ property: String) throws(EditError) {
    try requireFinite(value, property)
    guard value >= 0 else { throw .negative(self, property: property, value: value) }
  }
}
