internal import Foundation

/// Brings names and queries to one form, so that what people take for the same compares equal byte by byte.
///
/// The rules, each a row of the table in `NameFoldingTests`:
/// - **Case** does not count, by full folding: `STRASSE` finds `Straße`, `Σ`, `σ` and `ς` are one letter.
/// - **Accents** of Latin, Greek and Cyrillic letters, Hebrew points and Arabic vowel signs do not count:
///   `ecole` finds `École`, and `École` finds `ecole`. Marks that make another letter (the voicing of kana,
///   vowels of Thai and of Indian scripts) do.
/// - **Letters that many keyboards lack** are found by what people type instead: `ø` by `o`, `ł` by `l`, `æ` by
///   `ae`, `þ` by `th`.
/// - **Width and form** do not count: `Ａ` is `a`, `ｶ` is `カ`, `ﬁ` is `fi`, `①` is `1`, a no-break space is a space.
///   Hangul is taken apart, so that a syllable is found while it is being typed.
/// - **Invisible characters** (soft hyphens, joiners, variation selectors) do not count.
/// - **Dotted and dotless i** are two letters in Turkish and Azerbaijani, where `I` is the capital of `ı` and
///   `İ` of `i`; elsewhere all four are one letter.
///
/// Where habits differ (does `a` find `ä` in Swedish?) the rule that finds more was taken: a row too many
/// is seen, a row too few is not.
struct NameFolding: Sendable {
  /// Whether dotted and dotless i are two letters.
  private let isTurkic: Bool
  /// Foldings of scalars beyond ASCII that have been met; Foundation is asked once for each.
  private var known: [Unicode.Scalar: [UInt8]] = [:]

  /// Makes the folding of a language, given as its ISO 639 code.
  init(languageCode: String?) {
    isTurkic = languageCode == "tr" || languageCode == "az"
  }

  /// A name in folded form, as UTF-8.
  ///
  /// - Complexity: O(*n*), *n* being the length of the name.
  mutating func folded(_ name: String) -> [UInt8] {
    var bytes: [UInt8] = []
    append(name, to: &bytes)
    return bytes
  }

  /// Appends a name in folded form, as UTF-8.
  mutating func append(_ name: String, to bytes: inout [UInt8]) {
    let start = bytes.count
    for byte in name.utf8 {
      guard byte < 0x80 else {
        bytes.removeSubrange(start...)
        return appendScalars(of: name, to: &bytes)
      }
      append(ascii: byte, to: &bytes)
    }
  }

  private func append(ascii byte: UInt8, to bytes: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "I") where isTurkic: bytes += "ı".utf8
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
    default: bytes.append(byte)
    }
  }

  private mutating func appendScalars(of name: String, to bytes: inout [UInt8]) {
    // Scalars can be folded one by one where no mark can be in another order, or part of a letter before it.
    let hasMarks = name.unicodeScalars.contains {
      $0.value >= 0x300 && $0.properties.canonicalCombiningClass != .notReordered
    }
    let composed = hasMarks ? name.precomposedStringWithCanonicalMapping : name
    for scalar in composed.unicodeScalars {
      if scalar.isASCII {
        append(ascii: UInt8(scalar.value), to: &bytes)
      } else if let folded = known[scalar] {
        bytes += folded
      } else {
        let folded = Array(fold(scalar).utf8)
        known[scalar] = folded
        bytes += folded
      }
    }
  }

  /// Folds a scalar beyond ASCII.
  private func fold(_ scalar: Unicode.Scalar) -> String {
    if isTurkic, scalar == "İ" { return "i" }
    if isTurkic, scalar == "ı" { return "ı" }
    // In lower case first: the dot of a capital İ is a mark then, and Í does not lose its accent to become I.
    let decomposed = scalar.properties.lowercaseMapping.decomposedStringWithCompatibilityMapping
    var folded = ""
    for scalar in decomposed.unicodeScalars where !isIgnored(scalar) {
      // Up and down again: ß becomes SS and ss, ς becomes Σ and σ.
      for upper in scalar.properties.uppercaseMapping.unicodeScalars {
        for lower in upper.properties.lowercaseMapping.unicodeScalars {
          folded += Self.spellings[lower] ?? String(lower)
        }
      }
    }
    return folded
  }

  /// Whether a scalar of a decomposed name does not count.
  private func isIgnored(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Combining marks for Latin, Greek and Cyrillic letters and for symbols.
    case 0x300...0x36F, 0x483...0x487, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF,
      0xFE20...0xFE2F:
      true
    // Hebrew points, Arabic vowel signs.
    case 0x591...0x5BD, 0x5BF, 0x5C1...0x5C2, 0x5C4...0x5C5, 0x5C7, 0x610...0x61A, 0x64B...0x65F,
      0x670:
      true
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// What people type for letters that have no accent to take off.
  private static let spellings: [Unicode.Scalar: String] = [
    "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ħ": "h", "ŧ": "t",
    "ı": "i",
  ]
}
