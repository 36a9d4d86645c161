internal import CAtspi
package import Foundation

extension Element {
  /// Where it is in its window, in pixels from where the window's content begins.
  ///
  /// (GTK 4 does not tell places on the screen; ``Window/frame(of:)`` adds the window's place.)
  package var bounds: CGRect {
    guard let component = atspi_accessible_get_component_iface(accessible) else { return .zero }
    defer { g_object_unref(component) }
    guard
      let extents = ask({ atspi_component_get_extents(component, ATSPI_COORD_TYPE_WINDOW, &$0) })
        ?? nil
    else {
      return .zero
    }
    defer { g_free(extents) }
    let place = extents.pointee
    return CGRect(
      x: Int(place.x), y: Int(place.y), width: Int(place.width), height: Int(place.height))
  }
}
