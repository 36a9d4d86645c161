import CCairo

/// What cairo refused to do, and where.
///
/// cairo keeps the first error of a context or a surface and ignores all calls after it. So single
/// drawing calls do not throw: ask once, at the end, with ``Context/check()`` or
/// ``Surface/finish()``.
package struct CairoError: Error, Equatable, CustomStringConvertible {
  /// What was being done, with the file's name where there is one: "writing /tmp/a.png".
  package let place: String

  /// cairo's own words for the reason: "error while writing to output stream".
  package let reason: String

  package var description: String { "\(place): \(reason)" }

  /// Throws if cairo reports anything but success.
  static func check(_ status: cairo_status_t, _ place: @autoclosure () -> String) throws(CairoError)
  {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw CairoError(place: place(), reason: String(cString: cairo_status_to_string(status)))
  }
}
