package import Foundation

/// What a person does on the page.
///
/// The program's window fills the page, so that a place in the window is the place on the page.
extension Browser {
  /// Clicks the middle of an element.
  package func click(_ element: Element) throws {
    let place = CGPoint(x: element.bounds.midX, y: element.bounds.midY)
    try pointer("mouseMoved", at: place, isDown: false)
    try pointer("mousePressed", at: place, isDown: true)
    try pointer("mouseReleased", at: place, isDown: false)
  }

  /// Drags from one place in an element to another by `motions` motions.
  package func drag(
    in element: Element, from start: CGPoint, to end: CGPoint, motions: Int = 10
  ) throws {
    let corner = element.bounds.origin
    func place(_ part: Double) -> CGPoint {
      CGPoint(
        x: corner.x + start.x + (end.x - start.x) * part,
        y: corner.y + start.y + (end.y - start.y) * part)
    }
    try pointer("mouseMoved", at: place(0), isDown: false)
    try pointer("mousePressed", at: place(0), isDown: true)
    for motion in 1...motions {
      try pointer("mouseMoved", at: place(Double(motion) / Double(motions)), isDown: true)
    }
    try pointer("mouseReleased", at: place(1), isDown: false)
  }

  /// Presses and releases a letter key while Control is held.
  package func pressControl(_ letter: Character) throws {
    let control: [String: Any] = [
      "key": "Control", "code": "ControlLeft", "windowsVirtualKeyCode": 17,
    ]
    let key: [String: Any] = [
      "key": String(letter), "code": "Key\(letter.uppercased())",
      "windowsVirtualKeyCode": Int(letter.uppercased().utf8.first ?? 0), "modifiers": 2,
    ]
    try send(
      "Input.dispatchKeyEvent", control.merging(["type": "rawKeyDown", "modifiers": 2]) { $1 })
    try send("Input.dispatchKeyEvent", key.merging(["type": "rawKeyDown"]) { $1 })
    try send("Input.dispatchKeyEvent", key.merging(["type": "keyUp"]) { $1 })
    try send("Input.dispatchKeyEvent", control.merging(["type": "keyUp"]) { $1 })
  }

  private func pointer(_ type: String, at place: CGPoint, isDown: Bool) throws {
    let isMotion = type == "mouseMoved"
    try send(
      "Input.dispatchMouseEvent",
      [
        "type": type, "x": Double(place.x), "y": Double(place.y),
        "button": isMotion && !isDown ? "none" : "left", "buttons": isDown ? 1 : 0,
        "clickCount": isMotion ? 0 : 1,
      ])
  }
}
