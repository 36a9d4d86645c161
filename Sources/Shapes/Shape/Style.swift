/// How a shape looks, apart from its form.
public struct Style: Sendable, Codable {
  /// The colour of the inside; nil leaves it clear.
  public var fill: Color?
  /// The colour of the outline; nil draws none.
  public var stroke: Color?
  /// The width of the outline, in points, half of it on either side of the edge; zero or more.
  public var strokeWidth: Double
  /// How solid the whole shape is, from 0 (invisible) to 1.
  public var opacity: Double

  /// Makes a style.
  public init(fill: Color?, stroke: Color?, strokeWidth: Double, opacity: Double) {
    self.fill = fill
    self.stroke = stroke
    self.strokeWidth = strokeWidth
    self.opacity = opacity
  }
}

extension Style: Hashable {
  /// Whether colours and numbers are the same, bit for bit.
  public static func == (left: Style, right: Style) -> Bool {
    left.fill == right.fill && left.stroke == right.stroke
      && left.strokeWidth.bitPattern == right.strokeWidth.bitPattern
      && left.opacity.bitPattern == right.opacity.bitPattern
  }

  /// Feeds the exact values into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fill)
    hasher.combine(stroke)
    hasher.combine(strokeWidth.bitPattern)
    hasher.combine(opacity.bitPattern)
  }
}

/// One property of a style and the value that it is to have.
public enum StyleChange: Equatable, Sendable {
  /// Fill with a colour, or with nothing.
  case fill(Color?)
  /// Outline with a colour, or not at all.
  case stroke(Color?)
  /// Outline with this width, in points.
  case strokeWidth(Double)
  /// Make the whole shape this solid, from 0 to 1.
  case opacity(Double)

  /// The style with the change made.
  public func applied(to style: Style) -> Style {
    var changed = style
    switch self {
    case .fill(let color): changed.fill = color
    case .stroke(let color): changed.stroke = color
    case .strokeWidth(let width): changed.strokeWidth = width
    case .opacity(let opacity): changed.opacity = opacity
    }
    return changed
  }
}
