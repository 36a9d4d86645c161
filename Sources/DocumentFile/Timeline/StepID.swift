/// The identity of a step in a document's timeline.
///
/// Later steps have greater ids, and a step's parent has a smaller one, so no timeline can run in a circle.
public struct StepID: Hashable, Comparable, Sendable {
  /// The number behind the id, as files store it: 1 or more, or 0 for the start.
  public let rawValue: Int64

  /// Makes the id with this number.
  public init(_ rawValue: Int64) { self.rawValue = rawValue }

  /// Stands for the state before the first step.
  public static let start = StepID(0)

  /// Earlier steps sort first.
  public static func < (left: StepID, right: StepID) -> Bool { left.rawValue < right.rawValue }
}
