import CCairo

/// A page in a file that keeps shapes as shapes: SVG or PDF.
///
/// The file is whole only after ``Surface/finish()``, which also reports what went wrong while
/// writing.
package final class DocumentSurface: Surface {
  /// The kinds of files.
  package enum Format: Sendable {
    case svg, pdf
  }

  /// Begins a file with one page, over whatever is there.
  ///
  /// - Parameters:
  ///   - format: The kind of file.
  ///   - path: Where to write.
  ///   - width: Of the page in points (1/72 inch).
  ///   - height: Of the page in points.
  /// - Throws: ``CairoError`` when the file cannot be opened for writing.
  package init(_ format: Format, path: String, width: Double, height: Double) throws(CairoError) {
    let pointer: OpaquePointer
    switch format {
    case .svg:
      pointer = cairo_svg_surface_create(path, width, height)
      // Without a unit of its own the file says "pt", and other programs then scale it by 4/3.
      if cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS {
        cairo_svg_surface_set_document_unit(pointer, CAIRO_SVG_UNIT_USER)
      }
    case .pdf:
      pointer = cairo_pdf_surface_create(path, width, height)
    }
    try super.init(owning: pointer, place: "writing \(path)")
  }
}
