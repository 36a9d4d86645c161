/// Written words and how they are set.
///
/// The fill of the shape's style is their colour.
public struct Text: Sendable, Codable {
  /// The words; a line ends at a line break, or where the width of the frame ends.
  public var string: String
  /// The family of the font, as the system's fonts are named; a missing one is replaced by a similar.
  public var fontFamily: String
  /// The size of the font, in points; greater than zero.
  public var fontSize: Double
  /// How lines lie in the width of the frame.
  public var alignment: Alignment

  /// How lines lie in the width of the frame.
  public enum Alignment: String, CaseIterable, Sendable, Codable {
    /// From the left edge.
    case left
    /// Around the middle.
    case center
    /// To the right edge.
    case right
  }

  /// Makes a text.
  public init(
    _ string: String, fontFamily: String = "Sans", fontSize: Double = 16,
    alignment: Alignment = .left
  ) {
    self.string = string
    self.fontFamily = fontFamily
    self.fontSize = fontSize
    self.alignment = alignment
  }
}

extension Text: Hashable {
  /// Whether words and setting are the same, to the byte: strings that only look alike differ.
  public static func == (left: Text, right: Text) -> Bool {
    left.string.utf8.elementsEqual(right.string.utf8)
      && left.fontFamily.utf8.elementsEqual(right.fontFamily.utf8)
      && left.fontSize.bitPattern == right.fontSize.bitPattern
      && left.alignment == right.alignment
  }

  /// Feeds words and setting into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(string)
    hasher.combine(fontFamily)
    hasher.combine(fontSize.bitPattern)
    hasher.combine(alignment)
  }
}
