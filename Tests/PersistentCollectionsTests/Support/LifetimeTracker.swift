/// Counts the objects that it made and that are still alive.
final class LifetimeTracker {
  private(set) var living = 0

  func tracked(_ number: Int) -> Tracked { Tracked(number, by: self) }

  final class Tracked: Comparable, CustomStringConvertible {
    let number: Int
    private let tracker: LifetimeTracker

    fileprivate init(_ number: Int, by tracker: LifetimeTracker) {
      self.number = number
      self.tracker = tracker
      tracker.living += 1
    }

    deinit { tracker.living -= 1 }

    var description: String { String(number) }

    static func == (left: Tracked, right: Tracked) -> Bool { left.number == right.number }
    static func < (left: Tracked, right: Tracked) -> Bool { left.number < right.number }
  }
}
