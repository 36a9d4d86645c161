/// What a shape draws into its frame.
///
/// Corners and control points are kept in *unit coordinates*: (0, 0) is the top left corner of the
/// frame and (1, 1) the bottom right one. So moving, resizing, mirroring and rotating a shape changes its
/// placement alone, however many points it has, and changes no point by rounding.
public enum ShapeForm: Hashable, Sendable, Codable {
  /// The frame itself, its corners rounded with a radius in points; zero for sharp ones.
  case rectangle(cornerRadius: Double = 0)
  /// The ellipse that touches the four sides of the frame.
  case ellipse
  /// The straight line from the top left to the bottom right corner of the frame.
  case line
  /// The same line with a head at its end.
  case arrow
  /// The corners joined all the way round; three or more, in unit coordinates.
  case polygon([Point])
  /// The corners joined from the first to the last; two or more, in unit coordinates.
  case polyline([Point])
  /// Lines and Bézier curves, in unit coordinates.
  case path(Path)
  /// Written words, broken into lines by the width of the frame; what does not fit into it is not drawn.
  indirect case text(Text)

  /// The form without its details.
  public var kind: ShapeKind {
    switch self {
    case .rectangle: .rectangle
    case .ellipse: .ellipse
    case .line: .line
    case .arrow: .arrow
    case .polygon: .polygon
    case .polyline: .polyline
    case .path: .path
    case .text: .text
    }
  }

  /// Whether the form has an inside that can be filled.
  ///
  /// A path is filled as if it were closed.
  public var isFillable: Bool {
    switch self {
    case .rectangle, .ellipse, .polygon, .path, .text: true
    case .line, .arrow, .polyline: false
    }
  }

  /// Whether the form is its diagonal, so that it is placed by its two ends.
  public var isDiagonal: Bool { self == .line || self == .arrow }
}

extension ShapeForm {
  /// A polygon with equal sides, one corner at the top, that touches the sides of its frame.
  ///
  /// - Precondition: `sides` is three or more.
  public static func regularPolygon(sides: Int) -> ShapeForm {
    precondition(sides >= 3, "a polygon has three sides or more")
    let corners = (0..<sides).map { index in
      unitVector(degrees: 360 * Double(index) / Double(sides) - 90)
    }
    let (left, right) = (corners.map(\.dx).min()!, corners.map(\.dx).max()!)
    let (top, bottom) = (corners.map(\.dy).min()!, corners.map(\.dy).max()!)
    return .polygon(
      corners.map { Point(($0.dx - left) / (right - left), ($0.dy - top) / (bottom - top)) })
  }
}
