/// A place in the stacking order: a short text that sorts, with always room for another between two.
///
/// Reordering a shape changes its key and nothing else; a shape whose removal is undone comes back with
/// its key to exactly the place it had. An index would have to be corrected for every change around it.
///
/// A key is a whole number and a fraction, written with the digits `0–9A–Za–z` so that the bytes
/// of two keys sort as the numbers do. The first letter tells the sign and how many digits the whole
/// number has (`a` one, `b` two …; `Z` one below zero, `Y` two …), so a key for a new front shape is
/// the next whole number and stays short: 6 bytes after a million of them. Between neighbours, the
/// fraction grows by about one digit for six keys put at the same place.
/// (The idea is known as fractional indexing.)
///
/// Up to 15 bytes, a key takes no memory beyond its own 16 bytes.
public struct StackingKey: Hashable, Comparable, Sendable {
  /// The key as text; sorts by its bytes.
  public let text: String

  /// Makes the key that a file holds, or nil when the text is not a key.
  ///
  /// - Complexity: O(*n*), *n* being the length of the text.
  public init?(_ text: String) {
    let bytes = text.utf8.span
    guard !bytes.isEmpty, let length = Self.wholeLength(head: bytes[0]), bytes.count >= length,
      bytes.count == length || bytes[bytes.count - 1] != Digit.zero
    else { return nil }
    for index in 1..<bytes.count {
      guard Digit.isDigit(bytes[index]) else { return nil }
    }
    self.text = text
  }

  init(whole: [UInt8], fraction: [UInt8] = []) {
    text = String(decoding: whole + fraction, as: UTF8.self)
  }

  /// The key of the first shape on an empty canvas.
  public static let first = StackingKey(whole: Array("a0".utf8))

  /// Keys further back sort first.
  public static func < (left: StackingKey, right: StackingKey) -> Bool { left.text < right.text }

  /// The bytes of the whole number, its head included.
  var whole: [UInt8] { Array(text.utf8.prefix(Self.wholeLength(head: text.utf8.first!)!)) }

  /// The digits of the fraction; never ends with a zero, so there is always room below it.
  var fraction: [UInt8] { Array(text.utf8.dropFirst(whole.count)) }

  /// The length of a whole number with this first letter, the letter included; nil for no such letter.
  private static func wholeLength(head: UInt8) -> Int? {
    switch head {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(head - UInt8(ascii: "a")) + 2
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(UInt8(ascii: "Z") - head) + 2
    default: nil
    }
  }
}

extension StackingKey: Codable {
  /// Reads a key.
  ///
  /// - Throws: `DecodingError.dataCorrupted` when the text is not a key.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let key = StackingKey(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(text)” is not a stacking key")
    }
    self = key
  }

  /// Writes the key as its text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
