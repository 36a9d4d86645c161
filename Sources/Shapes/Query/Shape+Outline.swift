/// How many straight pieces stand for one curve when it is clicked or measured.
///
/// At the largest zoom a piece is off the curve by less than the reach of a click.
private let piecesPerCurve = 16

extension Shape {
  /// The lines that the form draws on the canvas, as corners joined one after the other; curves are
  /// broken into short pieces.
  ///
  /// Closed ones end where they begin.
  ///
  /// - Complexity: O(*n*), *n* being the number of points of the form.
  public var outlines: [[Point]] {
    switch form {
    case .rectangle, .text:
      let corners = [Point(0, 0), Point(1, 0), Point(1, 1), Point(0, 1), Point(0, 0)]
      return [corners.map(placement.point(atUnit:))]
    case .ellipse:
      let steps = 4 * piecesPerCurve
      return [
        (0...steps).map { step in
          let direction = unitVector(degrees: 360 * Double(step) / Double(steps))
          return placement.point(atUnit: Point(0.5 + direction.dx / 2, 0.5 + direction.dy / 2))
        }
      ]
    case .line, .arrow: return [[placement.start, placement.end]]
    case .polygon(let corners):
      return [(corners + corners.prefix(1)).map(placement.point(atUnit:))]
    case .polyline(let corners): return [corners.map(placement.point(atUnit:))]
    case .path(let path): return path.mapped(placement.point(atUnit:)).flattened
    }
  }
}

extension Path {
  /// The path as corners joined one after the other, one list for each time that the pen is put down.
  var flattened: [[Point]] {
    var outlines: [[Point]] = []
    for element in elements {
      let pen = outlines.last?.last ?? .zero
      switch element {
      case .move(let point): outlines.append([point])
      case .line(let point): outlines[outlines.count - 1].append(point)
      case .curve(let first, let second, let end):
        for piece in 1...piecesPerCurve {
          outlines[outlines.count - 1].append(
            bezier(pen, first, second, end, at: Double(piece) / Double(piecesPerCurve)))
        }
      case .close:
        let start = outlines[outlines.count - 1][0]
        outlines[outlines.count - 1].append(start)
      }
    }
    return outlines
  }
}

private func bezier(
  _ start: Point, _ first: Point, _ second: Point, _ end: Point, at share: Double
) -> Point {
  let rest = 1 - share
  func along(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
    rest * rest * rest * a + 3 * rest * rest * share * b + 3 * rest * share * share * c
      + share * share * share * d
  }
  return Point(
    along(start.x, first.x, second.x, end.x), along(start.y, first.y, second.y, end.y))
}

/// Whether a point lies inside of corners joined all the way round, by how often a ray from it to the right
/// crosses them.
func isInside(_ point: Point, of corners: [Point]) -> Bool {
  var isInside = false
  for (start, end) in zip(corners, corners.dropFirst() + corners.prefix(1))
  where (start.y > point.y) != (end.y > point.y) {
    let crossing = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
    if crossing > point.x { isInside.toggle() }
  }
  return isInside
}
