/// The keys that are held while the pointer moves.
public struct PointerModifiers: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes the set with these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Selects in addition; draws squares, circles and lines at 45°; resizes in proportion; moves straight;
  /// turns by steps of 15°.
  public static let shift = PointerModifiers(rawValue: 1)

  /// Clicks one shape of a group instead of the whole group.
  public static let control = PointerModifiers(rawValue: 2)
}
