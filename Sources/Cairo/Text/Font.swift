import CCairo

/// A font to look for: family, size, weight, slant.
package struct Font: Hashable, Sendable {
  /// How heavy the letters are.
  package enum Weight: Sendable {
    case normal, medium, semibold, bold
  }

  /// A family as fontconfig knows it; "sans", "serif" and "monospace" are always there.
  package var family: String
  /// In points of user space: at the identity transform one point is one pixel.
  package var size: Double
  package var weight: Weight
  package var isItalic: Bool

  package init(
    family: String = "sans", size: Double, weight: Weight = .normal, isItalic: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }

  /// Runs `body` with Pango's form of the font.
  func withDescription<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    guard let description = pango_font_description_new() else {
      fatalError("Font: Pango made no font description")
    }
    defer { pango_font_description_free(description) }
    pango_font_description_set_family(description, family)
    // An absolute size does not depend on the resolution that Pango assumes for the screen.
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    pango_font_description_set_style(
      description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    let value =
      switch weight {
      case .normal: PANGO_WEIGHT_NORMAL
      case .medium: PANGO_WEIGHT_MEDIUM
      case .semibold: PANGO_WEIGHT_SEMIBOLD
      case .bold: PANGO_WEIGHT_BOLD
      }
    pango_font_description_set_weight(description, value)
    return body(description)
  }
}
