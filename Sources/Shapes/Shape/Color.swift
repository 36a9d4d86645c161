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
    // A file of a million shapes has two million of them: read byte by byte, without a text in between.
    var digits = hex.utf8.makeIterator()
    guard digits.next() == UInt8(ascii: "#") else { return nil }
    var value: UInt32 = 0
    var count = 0
    while let digit = digits.next() {
      guard count < 8, let nibble = Self.nibble(digit) else { return nil }
      value = value << 4 | nibble
      count += 1
    }
    guard count == 6 || count == 8 else { return nil }
    if count == 6 { value = value << 8 | 0xFF }
    self.init(
      red: UInt8(truncatingIfNeeded: value >> 24), green: UInt8(truncatingIfNeeded: value >> 16),
      blue: UInt8(truncatingIfNeeded: value >> 8), alpha: UInt8(truncatingIfNeeded: value))
  }

  private static func nibble(_ digit: UInt8) -> UInt32? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(digit - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(digit - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(digit - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  /// The colour as `#rrggbbaa`.
  public var hex: String {
    "#"
      + [red, green, blue, alpha].map {
        String($0 >> 4, radix: 16) + String($0 & 0xF, radix: 16)
      }.joined()
  }
}
