package import Foundation

/// A button of the pointer, numbered as X does.
package enum PointerButton: Int, Sendable {
  case primary = 1
  case middle = 2
  case secondary = 3
}

extension Window {
  /// Clicks an element, in its middle or at a place in it.
  package func click(
    _ element: Element, at place: CGPoint? = nil, with button: PointerButton = .primary,
    holding modifiers: [Modifier] = []
  ) throws {
    let target = try screenPoint(place, in: element)
    // The pointer comes from beside: a popover that has just closed swallows a click without a
    // motion before it.
    let beside = CGPoint(x: target.x - 1, y: target.y)
    let press = ["mousedown", "\(button.rawValue)", "mouseup", "\(button.rawValue)"]
    try perform(move(to: beside) + move(to: target) + press, holding: modifiers)
  }

  /// Presses the button at one place in an element, moves to another, and releases it there.
  ///
  /// There are `motions` motion events on the way, evenly spaced. `beforeRelease` happens at the
  /// end of the way while the button is still down.
  ///
  /// - Throws: what `beforeRelease` throws.
  package func drag(
    in element: Element, from start: CGPoint, to end: CGPoint, motions: Int = 10,
    holding modifiers: [Modifier] = [],
    beforeRelease: () throws -> Void = {}
  ) throws {
    let from = try screenPoint(start, in: element)
    let to = try screenPoint(end, in: element)
    var way = move(to: from) + ["mousedown", "1"]
    for motion in 1...motions {
      let part = Double(motion) / Double(motions)
      way += move(
        to: CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part))
    }
    try perform(way, holding: modifiers)
    // However `beforeRelease` ends, no button may stay down for the tests that follow.
    defer { try? perform(["mouseup", "1"]) }
    try beforeRelease()
  }

  /// Moves the pointer to a place in an element, with the buttons as they are.
  package func movePointer(in element: Element, to place: CGPoint) throws {
    try perform(move(to: screenPoint(place, in: element)))
  }

  /// Turns the wheel over an element: up for positive clicks, down for negative ones.
  package func scroll(_ element: Element, clicks: Int, holding modifiers: [Modifier] = []) throws {
    let wheel = clicks > 0 ? "4" : "5"
    let turns = ["click", "--repeat", "\(abs(clicks))", "--delay", "20", wheel]
    try perform(move(to: screenPoint(nil, in: element)) + turns, holding: modifiers)
  }

  /// A place in an element, its middle if none is given, on the screen.
  private func screenPoint(_ place: CGPoint?, in element: Element) throws -> CGPoint {
    let frame = try frame(of: element)
    return place.map { CGPoint(x: frame.minX + $0.x, y: frame.minY + $0.y) }
      ?? CGPoint(x: frame.midX, y: frame.midY)
  }

  /// A motion, and a pause in which GTK takes it up: motions within one frame are one motion to a
  /// program.
  private func move(to point: CGPoint) -> [String] {
    ["mousemove", "\(Int(point.x.rounded()))", "\(Int(point.y.rounded()))", "sleep", "0.005"]
  }

  private func perform(_ gesture: [String], holding modifiers: [Modifier] = []) throws {
    let down = modifiers.flatMap { ["keydown", $0.rawValue] }
    let up = modifiers.flatMap { ["keyup", $0.rawValue] }
    try program.desktop.run(["xdotool"] + down + gesture + up)
  }
}
