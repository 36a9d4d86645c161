/// A colour in sRGB with eight bits a channel, as screens, files and colour buttons have it.
///
/// Whole numbers make a colour exact everywhere: in comparison, in the file, as `#rrggbbaa`.
public struct Color: Hashable, Sendable, Codable {
  /// The red share, 0 to 255.
  public var red: UInt8
  /// The green share, 0 to 255.
  public var green: UInt8
  /// The blue share, 0 to 255.
  public var blue: UInt8
  /// The opacity, 0 (clear) to 255 (solid).
  public var alpha: UInt8

  /// Makes the colour with these shares, each 0 to 255.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes the colour that `#rrggbb` or `#rrggbbaa` names, or nil when the text is neither.
  public init?(hex: String) {
    let digits = hex.utf8.dropFirst()
    guard hex.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8,
      digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
      let value = UInt32(String(hex.dropFirst()), radix: 16)
    else { return nil }
    let solid = digits.count == 6 ? value << 8 | 0xFF : value
    self.init(
      red: UInt8(truncatingIfNeeded: solid >> 24), green: UInt8(truncatingIfNeeded: solid >> 16),
      blue: UInt8(truncatingIfNeeded: solid >> 8), alpha: UInt8(truncatingIfNeeded: solid))
  }

  /// The colour as `#rrggbbaa`.
  public var hex: String {
    "#"
      + [red, green, blue, alpha].map {
        String($0 >> 4, radix: 16) + String($0 & 0xF, radix: 16)
      }.joined()
  }
}
