/// A colour in sRGB with straight (not premultiplied) alpha; each part from 0 to 1.
///
/// `Cairo` and `Gtk` have no types for points, sizes and rectangles: numbers go in and come out, as
/// in cairo, and the model's own types stay the only ones of those names.
package struct RGBA: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A grey: 0 is black, 1 is white.
  package init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour as it is written in CSS and design tools: `RGBA(hex: 0x3584E4)`.
  package init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255,
      green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255,
      alpha: alpha)
  }

  package static let black = RGBA(white: 0)
  package static let white = RGBA(white: 1)

  /// The same colour, that much more transparent.
  package func opacity(_ factor: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}
