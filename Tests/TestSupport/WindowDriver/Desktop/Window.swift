package import Foundation

/// A window on the desktop: what a screen reader is told about it, and where the pointer finds it.
@WindowTesting
package final class Window {
  package let program: RunningProgram

  /// The window as an element; search in it.
  package let element: Element

  /// Its number at the X server.
  let identifier: String

  init(_ element: Element, identifier: String, of program: RunningProgram) {
    self.element = element
    self.identifier = identifier
    self.program = program
  }

  /// The title.
  package var title: String { element.name }

  /// Whether keys go to it.
  package var isActive: Bool {
    // GTK 4.8 does not tell it of dialogs; the X server does of all.
    let active = try? program.desktop.run(["xdotool", "getactivewindow"])
    return active?.trimmingCharacters(in: .newlines) == identifier
  }

  /// Waits for an element with this role and name: see ``Element/element(_:_:file:line:)``.
  package func element(
    _ role: Role, _ name: String, file: String = #fileID, line: Int = #line
  ) throws -> Element {
    try element.element(role, name, file: file, line: line)
  }

  /// Brings it to the front and gives it the keys, as choosing it in a list of windows does.
  package func activate(file: String = #fileID, line: Int = #line) throws {
    try program.desktop.run(["xdotool", "windowactivate", "--sync", identifier])
    try eventually("window “\(title)” is active", file: file, line: line) { isActive }
  }

  /// Where an element is on the screen, in pixels.
  package func frame(of element: Element) throws -> CGRect {
    let origin = try origin()
    return element.bounds.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Where its content begins on the screen, in pixels.
  ///
  /// GTK tells places relative to the widgets' origin in the window. Around that there may be a
  /// shadow, whose widths the window tells the window manager, or without a compositor a border,
  /// equally wide on each side.
  private func origin() throws -> CGPoint {
    let place = try program.desktop.place(ofWindow: identifier)
    let property = try program.desktop.run([
      "xprop", "-id", identifier, "-notype", "_GTK_FRAME_EXTENTS",
    ])
    let shadow = property.drop { $0 != "=" }.dropFirst().split(separator: ",")
      .compactMap { Double($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
    if shadow.count == 4 {
      return CGPoint(x: place.minX + shadow[0], y: place.minY + shadow[2])
    }
    let border = (place.width - element.bounds.width) / 2
    return CGPoint(x: place.minX + border, y: place.minY + border)
  }
}
