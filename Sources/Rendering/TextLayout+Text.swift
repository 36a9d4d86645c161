package import Cairo
package import Shapes

extension TextLayout {
  /// Sets the words of a shape in a width, in points.
  package convenience init(_ text: Text, width: Double, for context: Context) {
    let alignment: TextAlignment =
      switch text.alignment {
      case .left: .left
      case .center: .center
      case .right: .right
      }
    self.init(
      text.string, font: Font(family: text.fontFamily, size: text.fontSize), maximumWidth: width,
      alignment: alignment, for: context)
  }
}
