internal import CAtspi

/// Something on the screen, as a screen reader is told about it: a window, a button, a canvas.
///
/// An element is a reference to a live widget: every property asks the program anew, so it never
/// tells what was. When the widget is gone, names are empty, states are off, and there are no
/// children.
///
/// Cost: one message to the program and back for a property, about 0.1 ms; a search asks for each
/// element it passes.
@WindowTesting
package final class Element {
  /// Owned: unreferenced when the element goes.
  ///
  /// libatspi keeps one object for each widget it was asked for.
  let accessible: UnsafeMutablePointer<AtspiAccessible>

  init(owning accessible: UnsafeMutablePointer<AtspiAccessible>) {
    self.accessible = accessible
  }

  isolated deinit {
    g_object_unref(accessible)
  }

  /// What kind of thing it is.
  package var role: Role {
    Role(rawValue: string { atspi_accessible_get_role_name(accessible, &$0) })
  }

  /// What a screen reader calls it: the accessible label, else the text on it.
  package var name: String {
    string { atspi_accessible_get_name(accessible, &$0) }
  }

  /// What a screen reader says beyond the name; GTK gives the tooltip.
  package var description: String {
    string { atspi_accessible_get_description(accessible, &$0) }
  }

  /// The elements directly inside, in the order of the program.
  package var children: [Element] {
    let count = ask { atspi_accessible_get_child_count(accessible, &$0) } ?? 0
    return (0..<max(0, count)).compactMap { index in
      ask { atspi_accessible_get_child_at_index(accessible, index, &$0) }?.map(
        Element.init(owning:))
    }
  }

  /// The process that shows it.
  var processIdentifier: Int32 {
    Int32(truncatingIfNeeded: ask { atspi_accessible_get_process_id(accessible, &$0) } ?? 0)
  }

  /// Asks the program; nil when it cannot answer, because the widget or the program is gone.
  func ask<Answer>(_ question: (inout UnsafeMutablePointer<GError>?) -> Answer) -> Answer? {
    var error: UnsafeMutablePointer<GError>?
    let answer = question(&error)
    guard let error else { return answer }
    g_error_free(error)
    return nil
  }

  /// Asks for a text, which the caller of the C function has to free.
  func string(
    _ question: (inout UnsafeMutablePointer<GError>?) -> UnsafeMutablePointer<CChar>?
  ) -> String {
    guard let text = ask(question) ?? nil else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }
}
