extension Shape {
  /// Checks the shape against the rules of the canvas.
  ///
  /// - Throws: `EditError.notFinite`, `.negative` or `.outOfRange`, with the id and the property.
  func validate() throws(EditError) {
    try placement.validate(for: id)
    try style.validate(for: id)
  }
}

extension Placement {
  /// Checks that every number is finite, no size is negative and the edges can be computed.
  func validate(for id: ShapeID) throws(EditError) {
    try id.requireFinite(center.x, "x")
    try id.requireFinite(center.y, "y")
    try id.requireExtent(size.width, "width")
    try id.requireExtent(size.height, "height")
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

  fileprivate func requireExtent(_ value: Double, _ property: String) throws(EditError) {
    try requireFinite(value, property)
    guard value >= 0 else { throw .negative(self, property: property, value: value) }
  }
}
