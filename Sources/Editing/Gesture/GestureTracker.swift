import Shapes

/// The gesture that is under way in an editor, if any, and what it shows.
struct GestureTracker {
  /// A gesture with what it shows.
  struct Active {
    let number: Int
    /// What the preview changes, when that was worked out at once.
    fileprivate(set) var delta = Delta()
    fileprivate(set) var name = ""
    /// What the gesture is to come to, when that is about many shapes.
    fileprivate(set) var plan: EditPlan?
    /// How many plans there have been, so that an older one is known when it has been worked out.
    fileprivate var planCount = 0
    /// What the preview shows of a plan, and of which.
    fileprivate(set) var shown: PreparedChange?
    fileprivate var shownPlan = 0

    /// What the last plan comes to, when that has been worked out.
    var finished: PreparedChange? { shownPlan == planCount ? shown : nil }
  }

  private var active: Active?
  private var lastNumber = 0

  var isActive: Bool { active != nil }

  func isActive(_ number: Int) -> Bool { active?.number == number }

  /// The shapes that it shows in another state, when that was worked out at once.
  var touchedShapes: Set<ShapeID> { Set(active?.delta.touchedShapes ?? []) }

  /// What it is to come to, when that is about many shapes.
  var plan: EditPlan? { active?.plan }

  /// Whether what it shows was worked out off the main actor.
  var showsPlan: Bool { active?.shown != nil }

  /// Begins a gesture under a number of its own; nil while another one is under way.
  mutating func begin() -> Int? {
    guard active == nil else { return nil }
    lastNumber += 1
    active = Active(number: lastNumber)
    return lastNumber
  }

  /// Sets what the gesture shows, and gives what it showed.
  mutating func replaceDelta(_ delta: Delta, name: String) -> Delta {
    let former = active?.delta ?? Delta()
    active?.delta = delta
    active?.name = name
    active?.plan = nil
    active?.shown = nil
    return former
  }

  /// Sets what the gesture is to come to, and gives the number of the plan.
  mutating func setPlan(_ plan: EditPlan) -> Int {
    active?.plan = plan
    active?.planCount += 1
    return active?.planCount ?? 0
  }

  /// Sets what the gesture shows, which comes from the plan with this number, and gives what it showed of plans before.
  mutating func show(_ change: PreparedChange, ofPlan number: Int) -> PreparedChange? {
    defer { active?.shownPlan = number }
    active?.delta = Delta()
    let former = active?.shown
    active?.shown = change
    return former
  }

  /// Ends the gesture with this number; nil when it is not the one under way.
  mutating func end(_ number: Int) -> Active? {
    guard let current = active, current.number == number else { return nil }
    active = nil
    return current
  }
}
