/// Arithmetic on the digits of stacking keys, kept as their ASCII bytes.
enum Digit {
  /// How many digits there are: ten figures, 26 capital and 26 small letters.
  private static let base = 62
  /// The least digit.
  static let zero = UInt8(ascii: "0")

  static func isDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }

  private static func value(_ byte: UInt8) -> Int {
    switch byte {
    case ...UInt8(ascii: "9"): Int(byte) - 48
    case ...UInt8(ascii: "Z"): Int(byte) - 65 + 10
    default: Int(byte) - 97 + 36
    }
  }

  private static func byte(_ value: Int) -> UInt8 {
    switch value {
    case ..<10: UInt8(value + 48)
    case ..<36: UInt8(value - 10 + 65)
    default: UInt8(value - 36 + 97)
    }
  }

  /// The next whole number; one digit longer (shorter below zero) when the digits overflow.
  static func increment(_ whole: [UInt8]) -> [UInt8] {
    var result = whole
    for index in result.indices.dropFirst().reversed() {
      let digit = value(result[index]) + 1
      if digit < base {
        result[index] = byte(digit)
        return result
      }
      result[index] = zero
    }
    return step(result, overZero: UInt8(ascii: "Z"), to: UInt8(ascii: "a"), by: 1, fill: zero)
  }

  /// The whole number before; one digit shorter (longer below zero) when the digits underflow.
  static func decrement(_ whole: [UInt8]) -> [UInt8] {
    var result = whole
    for index in result.indices.dropFirst().reversed() {
      let digit = value(result[index]) - 1
      if digit >= 0 {
        result[index] = byte(digit)
        return result
      }
      result[index] = byte(base - 1)
    }
    return step(
      result, overZero: UInt8(ascii: "a"), to: UInt8(ascii: "Z"), by: -1, fill: byte(base - 1))
  }

  /// Takes the head a step up or down and fits the number of digits to it.
  private static func step(
    _ whole: [UInt8], overZero last: UInt8, to first: UInt8, by direction: Int, fill: UInt8
  ) -> [UInt8] {
    var result = whole
    let head = result[0]
    if head == last {
      result[0] = first
      return result
    }
    result[0] = UInt8(Int(head) + direction)
    // Beyond 62²⁶ keys at one end there are no more letters; no program lives that long.
    guard isDigit(result[0]), result[0] >= UInt8(ascii: "A") else {
      fatalError("StackingKey: no whole number is left")
    }
    // Away from zero a digit more, towards it a digit less.
    let awayFromZero = (head >= UInt8(ascii: "a")) == (direction > 0)
    if awayFromZero { result.append(fill) } else { result.removeLast() }
    return result
  }

  /// A fraction between two others; nil stands for one.
  static func fraction(between lower: [UInt8], and upper: [UInt8]?) -> [UInt8] {
    var result: [UInt8] = []
    var upper = upper
    var index = 0
    while true {
      let low = index < lower.count ? value(lower[index]) : 0
      let high = upper.map { value($0[index]) } ?? base
      if high - low > 1 {
        result.append(byte((low + high) / 2))
        return result
      }
      result.append(byte(low))
      // One digit apart: whatever follows the lower digit stays below the upper one.
      if high != low { upper = nil }
      index += 1
    }
  }
}
