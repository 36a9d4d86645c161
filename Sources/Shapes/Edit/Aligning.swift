/// A line that shapes can be brought to.
public enum Alignment: CaseIterable, Sendable {
  /// The left, middle and right of the frame around all of them.
  case left, center, right
  /// The top, middle and bottom of the frame around all of them.
  case top, middle, bottom
}

/// A direction across the canvas.
public enum Axis: CaseIterable, Sendable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical
}

extension Canvas {
  func align(_ ids: [ShapeID], _ alignment: Alignment) throws(EditError) -> Delta {
    let blocks = blocks(of: try unlockedShapes(ids))
    guard let whole = Rect.union(of: blocks.lazy.map(\.extent)) else { return Delta() }
    return try move(blocks) { block in
      let box = block.extent
      return switch alignment {
      case .left: Vector(whole.minX - box.minX, 0)
      case .center: Vector(whole.center.x - box.center.x, 0)
      case .right: Vector(whole.maxX - box.maxX, 0)
      case .top: Vector(0, whole.minY - box.minY)
      case .middle: Vector(0, whole.center.y - box.center.y)
      case .bottom: Vector(0, whole.maxY - box.maxY)
      }
    }
  }

  /// The first and the last block stay; the spaces between all of them become equal, below zero
  /// where they overlap.
  ///
  /// With fewer than three there is nothing to do.
  func distribute(_ ids: [ShapeID], along axis: Axis) throws(EditError) -> Delta {
    func span(_ block: Block) -> (low: Double, high: Double) {
      axis == .horizontal
        ? (block.extent.minX, block.extent.maxX) : (block.extent.minY, block.extent.maxY)
    }
    let blocks = blocks(of: try unlockedShapes(ids)).sorted { first, second in
      let (one, two) = (span(first), span(second))
      // Ties are broken by something that does not change, so that doing it twice changes nothing more.
      return one.low + one.high == two.low + two.high
        ? first.shapes[0].id < second.shapes[0].id : one.low + one.high < two.low + two.high
    }
    guard blocks.count >= 3 else { return Delta() }
    let filled = blocks.reduce(0) { $0 + span($1).high - span($1).low }
    let room = span(blocks.last!).high - span(blocks[0]).low
    let space = (room - filled) / Double(blocks.count - 1)
    var next = span(blocks[0]).high + space
    var distances: [ShapeID: Vector] = [:]
    for block in blocks.dropFirst().dropLast() {
      let way = next - span(block).low
      distances[block.shapes[0].id] = axis == .horizontal ? Vector(way, 0) : Vector(0, way)
      next += span(block).high - span(block).low + space
    }
    return try move(blocks) { distances[$0.shapes[0].id] ?? .zero }
  }

  /// Shapes that move together: those of one outermost group, or one that is in none.
  private struct Block {
    var shapes: [Shape]
    var extent: Rect
  }

  private func blocks(of shapes: [Shape]) -> [Block] {
    var blocks: [Block] = []
    var places: [GroupID: Int] = [:]
    for shape in shapes {
      if let group = shape.groups.last, let place = places[group] {
        blocks[place].shapes.append(shape)
        blocks[place].extent = blocks[place].extent.union(shape.extent)
      } else {
        if let group = shape.groups.last { places[group] = blocks.count }
        blocks.append(Block(shapes: [shape], extent: shape.extent))
      }
    }
    return blocks
  }

  private func move(_ blocks: [Block], by distance: (Block) -> Vector) throws(EditError) -> Delta {
    var distances: [ShapeID: Vector] = [:]
    for block in blocks {
      let way = distance(block)
      for shape in block.shapes { distances[shape.id] = way }
    }
    return try moveEach(blocks.flatMap(\.shapes)) { distances[$0.id]! }
  }
}
