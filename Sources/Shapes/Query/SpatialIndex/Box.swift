/// An upright rectangle in the coarse numbers of the spatial index, never smaller than what it stands for.
///
/// An index only has to rule shapes out; the exact test is done on the shape. So the edges are rounded
/// outwards to 32 bits, which halves the memory, and beyond the range of `Float` they are clamped. Both
/// keep order (a ≤ b before is a ≤ b after), so rectangles that touch have boxes that touch.
struct Box: Equatable, Sendable {
  /// Left, top, and the *negated* right and bottom edges: all four are lower bounds then, and one vector
  /// operation unites two boxes or compares them.
  private var edges: SIMD4<Float>

  private init(edges: SIMD4<Float>) { self.edges = edges }

  /// Makes the box of a rectangle whose edges may be off by a distance in points.
  init(_ rect: Rect, slack: Double) {
    edges = SIMD4(
      Self.roundedDown(rect.minX - slack), Self.roundedDown(rect.minY - slack),
      Self.roundedDown(-rect.maxX - slack), Self.roundedDown(-rect.maxY - slack))
  }

  /// Makes the box of all that a shape draws.
  init(_ shape: Shape) {
    let bounds = shape.bounds
    // Hit testing and bounds reach the same edge by different sums. Each sum is exact to a unit in the last
    // place of its greatest term.
    let greatest = max(
      abs(shape.center.x), abs(shape.center.y), shape.placement.size.width,
      shape.placement.size.height, shape.style.strokeWidth, bounds.width, bounds.height)
    self.init(bounds, slack: 16 * greatest.ulp)
  }

  /// Makes the box around a point, with a distance in points on each side.
  init(around point: Point, reach: Double) {
    let greatest = max(abs(point.x), abs(point.y), reach)
    self.init(Rect(corner: point, corner: point), slack: reach + 16 * greatest.ulp)
  }

  private static func roundedDown(_ value: Double) -> Float {
    let greatest = Float.greatestFiniteMagnitude
    guard value > -Double(greatest) else { return -greatest }
    guard value < Double(greatest) else { return greatest }
    let nearest = Float(value)
    return Double(nearest) > value ? nearest.nextDown : nearest
  }

  /// The rectangle that the box is.
  var rect: Rect {
    Rect(
      corner: Point(Double(edges[0]), Double(edges[1])),
      corner: Point(-Double(edges[2]), -Double(edges[3])))
  }

  /// The smallest box around both.
  func union(_ other: Box) -> Box { Box(edges: pointwiseMin(edges, other.edges)) }

  /// Whether another box lies wholly inside or on the edges.
  func contains(_ other: Box) -> Bool { all(edges .<= other.edges) }

  /// Whether the boxes share a point.
  func touches(_ probe: Probe) -> Bool { all(edges .<= probe.edges) }

  /// Twice the middle from left to right (0) or from top to bottom (1): what boxes are sorted by.
  func position(along axis: Int) -> Float { edges[axis] - edges[axis + 2] }

  /// The sum of width and height: unlike an area it tells thin boxes apart.
  var margin: Double { -SIMD4<Double>(edges).sum() }

  /// The area that both cover.
  func overlap(_ other: Box) -> Double {
    let common = SIMD4<Double>(pointwiseMax(edges, other.edges))
    return max(0, -common[0] - common[2]) * max(0, -common[1] - common[3])
  }
}

extension Box {
  /// A box to search with, its edges laid out for `touches`.
  struct Probe {
    fileprivate let edges: SIMD4<Float>
  }

  /// The box to search with.
  var probe: Probe { Probe(edges: SIMD4(-edges[2], -edges[3], -edges[0], -edges[1])) }
}
