import Shapes

/// What the index could have been instead: a grid of cells for each size of shape, twice as large each time.
///
/// Kept to measure the index against. A shape is in the one cell that its middle is in, on the level whose cells
/// are as large as the shape; a search looks at the cells around it on each level.
struct HashGrid {
  private struct Cell: Hashable {
    let column: Int
    let row: Int
  }

  private var levels: [Int: [Cell: [ShapeID]]] = [:]

  init(_ canvas: Canvas) {
    for shape in canvas.shapes {
      let bounds = shape.bounds
      let level = Self.level(of: max(bounds.width, bounds.height))
      let cell = Self.cell(at: bounds.center, level)
      levels[level, default: [:]][cell, default: []].append(shape.id)
    }
  }

  /// The smallest level whose cells are as large as an extent; the least cells are of one point.
  private static func level(of extent: Double) -> Int {
    extent <= 1 ? 0 : Int(extent.exponent) + 1
  }

  private static func size(of level: Int) -> Double { Double(1 << level) }

  private static func cell(at point: Point, _ level: Int) -> Cell {
    Cell(
      column: Int((point.x / size(of: level)).rounded(.down)),
      row: Int((point.y / size(of: level)).rounded(.down)))
  }

  /// What `SpatialIndex.shapes(touching:on:)` gives.
  func shapes(touching rect: Rect, on canvas: Canvas) -> [Shape] {
    var hits: [Shape] = []
    func look(_ ids: [ShapeID]) {
      for id in ids {
        if let shape = canvas[id], shape.isVisible, shape.bounds.intersects(rect) {
          hits.append(shape)
        }
      }
    }
    for (level, cells) in levels {
      let reach = rect.outset(by: Self.size(of: level) / 2)
      let first = Self.cell(at: Point(reach.minX, reach.minY), level)
      let last = Self.cell(at: Point(reach.maxX, reach.maxY), level)
      for row in first.row...last.row {
        for column in first.column...last.column {
          if let ids = cells[Cell(column: column, row: row)] { look(ids) }
        }
      }
    }
    return hits.sorted { $0.stackingKey > $1.stackingKey }
  }
}
