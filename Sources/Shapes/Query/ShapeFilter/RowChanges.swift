/// What happens to the rows of a list, in a form that a list widget can follow.
///
/// To follow: take out `removals`, put in `insertions`, each in the order given, then show `updates`
/// again. Rows that a change leaves alone keep their order, so a list keeps its selection and its scroll.
public struct RowChanges: Equatable, Sendable {
  /// Rows that go, by their numbers before the change, the last first.
  public var removals: [Range<Int>]
  /// Rows that come, by their numbers after the change, the first first.
  public var insertions: [Range<Int>]
  /// Rows that stay and may look different, by their numbers after the change.
  public var updates: [Range<Int>]

  /// Makes the changes of these ranges; without any, no change.
  public init(
    removals: [Range<Int>] = [], insertions: [Range<Int>] = [], updates: [Range<Int>] = []
  ) {
    self.removals = removals
    self.insertions = insertions
    self.updates = updates
  }

  /// Whether no row changes.
  public var isEmpty: Bool { removals.isEmpty && insertions.isEmpty && updates.isEmpty }

  /// Makes the changes of single rows, given in any order and each once.
  init(removed: [Int], inserted: [Int], updated: [Int]) {
    self.init(
      removals: Self.ranges(of: removed).reversed(), insertions: Self.ranges(of: inserted),
      updates: Self.ranges(of: updated))
  }

  /// Neighbouring rows as one range.
  private static func ranges(of rows: [Int]) -> [Range<Int>] {
    rows.sorted().reduce(into: []) { ranges, row in
      if ranges.last?.upperBound == row {
        ranges[ranges.count - 1] = ranges[ranges.count - 1].lowerBound..<row + 1
      } else {
        ranges.append(row..<row + 1)
      }
    }
  }
}
