import Foundation
import Shapes
import TestSupport
import Testing

@Suite struct NameFoldingTests {
  /// A name, a text that somebody types, and whether the one is found by the other.
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let isFound: Bool
    let language: String

    init(_ name: String, _ text: String, _ isFound: Bool = true, in language: String = "en") {
      self.name = name
      self.text = text
      self.isFound = isFound
      self.language = language
    }

    var testDescription: String {
      "“\(name)” is \(isFound ? "" : "not ")found by “\(text)” in \(language)"
    }
  }

  static let table: [Row] = [
    // Case.
    Row("Ring", "rin"), Row("RING", "ring"), Row("ring", "RING"), Row("Ring", "king", false),
    Row("Straße", "STRASSE"), Row("STRASSE", "straße"), Row("GROẞ", "groß"), Row("Straße", "stras"),
    Row("ΟΔΥΣΣΕΥΣ", "οδυσσευς"), Row("Ὀδυσσεύς", "ΟΔΥΣΣΕΥΣ"), Row("ᾠδή", "ωδη"),
    Row("ПРИВЕТ", "привет"),
    Row("ſtern", "Stern"), Row("ა", "Ა"), Row("Ꭰ", "ꭰ"), Row("Ǆ", "ǆ"),
    // Accents, in whatever way they are written.
    Row("École", "ecole"), Row("ecole", "École"), Row("e\u{301}cole", "école"),
    Row("école", "e\u{301}cole"), Row("Ünï·cødé", "unicode", false), Row("Ünï·cødé", "uni·code"),
    Row("Tiếng Việt", "tieng viet"), Row("Ёлка", "елка"), Row("Ngữ", "ngu"), Row("naïve", "NAIVE"),
    Row("שָׁלוֹם", "שלום"), Row("مُحَمَّد", "محمد"), Row("äpple", "apple", in: "sv"),
    // Marks that make another letter.
    Row("カメラ", "ガメラ", false), Row("कि", "कु", false), Row("ก้", "ก๊", false),
    // Letters that many keyboards lack.
    Row("Łódź", "lodz"), Row("Øresund", "oresund"), Row("Ærø", "aero"), Row("œuvre", "oeuvre"),
    Row("Þór", "thor"), Row("Đà Nẵng", "da nang"), Row("lodz", "Łódź"),
    // Width and form.
    Row("Ｒｉｎｇ", "ring"), Row("Ring", "ｒｉｎｇ"), Row("ｶﾒﾗ", "カメラ"), Row("ｶﾞﾒﾗ", "ガメラ"),
    Row("ﬁgure", "figure"), Row("①", "1"), Row("10\u{A0}mm", "10 mm"), Row("𝒜xis", "axis"),
    Row("한글", "하"), Row("한글", "한그"), Row("한글", "항", false), Row("Å", "Å"), Row("5 K", "5 k"),
    // Invisible characters.
    Row("Zeichen\u{AD}brett", "zeichenbrett"), Row("❤\u{FE0F}", "❤"),
    // Dotted and dotless i.
    Row("Iğdır", "igdir"), Row("İstanbul", "istanbul"), Row("istanbul", "İSTANBUL"),
    Row("Diyarbakır", "DIYARBAKIR"), Row("TITLE", "title"),
    Row("Iğdır", "ığdır", in: "tr"), Row("Iğdır", "iğdir", false, in: "tr"),
    Row("İstanbul", "istanbul", in: "tr"), Row("I\u{307}stanbul", "istanbul", in: "tr"),
    Row("ISTANBUL", "istanbul", false, in: "tr"), Row("ISTANBUL", "ıstanbul", in: "tr"),
    Row("ışık", "IŞIK", in: "tr"), Row("Íris", "iris", in: "tr"), Row("Bakı", "BAKI", in: "az"),
    // Everything else counts.
    Row("Ring 2", "ring2", false), Row("Ring", "", true), Row("", "a", false), Row("", ""),
    Row("a\nb", "a\nb"), Row("Ring", "ing"), Row("Ring", "Ring ", false), Row("aab", "ab"),
    Row("🙂 Ring", "🙂"), Row("🙂", "🙃", false),
  ]

  @Test(arguments: table)
  func `a name is found by what people type for it`(row: Row) throws {
    var shape = Shape.sample(1)
    shape.name = row.name
    // A name before and one behind, so that a match across names would show.
    var filter = ShapeFilter(
      try Canvas([shape, .sample(2), .sample(3)]), locale: Locale(identifier: row.language))
    _ = filter.search(for: .init(text: row.text))
    let isFound = filter.contains(ShapeID(1))
    #expect(isFound == row.isFound)
  }

  @Test func `each character that changes its case is found in both cases`() throws {
    for scalar in (0x20..<0x2_0000).compactMap(Unicode.Scalar.init)
    where scalar.properties.changesWhenCaseMapped {
      // The iota below a letter is a mark, and a letter of its own in capitals only.
      let decomposed = String(scalar).decomposedStringWithCanonicalMapping
      guard !decomposed.unicodeScalars.contains("\u{345}") else { continue }
      var shape = Shape.sample(1)
      shape.name = String(scalar)
      var filter = ShapeFilter(try Canvas([shape]), locale: Locale(identifier: "en"))
      for text in [scalar.properties.uppercaseMapping, scalar.properties.titlecaseMapping] {
        _ = filter.search(for: .init(text: text))
        let isFound = filter.count == 1
        #expect(isFound, "\(scalar) by \(text)")
      }
    }
  }
}
