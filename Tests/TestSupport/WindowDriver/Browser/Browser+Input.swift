package import Foundation

extension Browser {
  /// Clicks a place on the page, in its own pixels.
  package func click(_ place: CGPoint) throws {
    try pointer("mouseMoved", at: place, buttons: 0)
    try pointer("mousePressed", at: place, buttons: 1)
    try pointer("mouseReleased", at: place, buttons: 0)
  }

  /// Drags from one place on the page to another by `motions` motions.
  package func drag(from start: CGPoint, to end: CGPoint, motions: Int = 10) throws {
    try pointer("mouseMoved", at: start, buttons: 0)
    try pointer("mousePressed", at: start, buttons: 1)
    for motion in 1...motions {
      let part = Double(motion) / Double(motions)
      let place = CGPoint(
        x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      try pointer("mouseMoved", at: place, buttons: 1)
    }
    try pointer("mouseReleased", at: end, buttons: 0)
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

  private func pointer(_ type: String, at place: CGPoint, buttons: Int) throws {
    let button = type == "mouseMoved" && buttons == 0 ? "none" : "left"
    try send(
      "Input.dispatchMouseEvent",
      [
        "type": type, "x": Double(place.x), "y": Double(place.y), "button": button,
        "buttons": buttons,
        "clickCount": type == "mouseMoved" ? 0 : 1,
      ])
  }
}
