import Shapes

/// The gesture that is under way in an editor, if any, and what it shows.
struct GestureTracker {
  private var active: (number: Int, delta: Delta, name: String)?
  private var lastNumber = 0

  var isActive: Bool { active != nil }

  func isActive(_ number: Int) -> Bool { active?.number == number }

  /// The shapes that it shows in another state.
  var touchedShapes: Set<ShapeID> { Set(active?.delta.touchedShapes ?? []) }

  /// Begins a gesture under a number of its own; nil while another one is under way.
  mutating func begin() -> Int? {
    guard active == nil else { return nil }
    lastNumber += 1
    active = (lastNumber, Delta(), "")
    return lastNumber
  }

  /// Sets what the gesture shows, and gives what it showed.
  mutating func replaceDelta(_ delta: Delta, name: String) -> Delta {
    let former = active?.delta ?? Delta()
    active?.delta = delta
    active?.name = name
    return former
  }

  /// Ends the gesture with this number; nil when it is not the one under way.
  mutating func end(_ number: Int) -> (delta: Delta, name: String)? {
    guard let current = active, current.number == number else { return nil }
    active = nil
    return (current.delta, current.name)
  }
}
