extension StackingKey {
  /// A key between two others; nil stands for no bound on that side.
  ///
  /// - Complexity: O(*n*), *n* being the length of the longer key.
  /// - Precondition: `lower` sorts before `upper`.
  public static func between(_ lower: StackingKey?, _ upper: StackingKey?) -> StackingKey {
    switch (lower, upper) {
    case (nil, nil):
      return first
    case (let lower?, nil):
      return StackingKey(whole: Digit.increment(lower.whole))
    case (nil, let upper?):
      let whole = upper.whole
      return StackingKey(whole: upper.fraction.isEmpty ? Digit.decrement(whole) : whole)
    case (let lower?, let upper?):
      guard lower < upper else {
        fatalError(
          "StackingKey.between(\(lower.text), \(upper.text)): the first key must sort before the second"
        )
      }
      let whole = lower.whole
      if whole == upper.whole {
        return StackingKey(
          whole: whole, fraction: Digit.fraction(between: lower.fraction, and: upper.fraction))
      }
      let next = StackingKey(whole: Digit.increment(whole))
      if next < upper { return next }
      return StackingKey(whole: whole, fraction: Digit.fraction(between: lower.fraction, and: nil))
    }
  }

  /// Keys for several shapes between two others, from back to front.
  ///
  /// Between two keys they are spread by halving, so that they are as short as they can be.
  ///
  /// - Complexity: O(*n*), *n* being `count`, for keys of a fixed length.
  /// - Precondition: `lower` sorts before `upper`, and `count` is not negative.
  public static func keys(
    _ count: Int, between lower: StackingKey?, and upper: StackingKey?
  ) -> [StackingKey] {
    guard count > 0 else { return [] }
    switch (lower, upper) {
    case (_, nil):
      var last = lower
      return (0..<count).map { _ in
        let key = between(last, nil)
        last = key
        return key
      }
    case (nil, _):
      var last = upper
      let downwards = (0..<count).map { _ in
        let key = between(nil, last)
        last = key
        return key
      }
      return downwards.reversed()
    default:
      let middle = between(lower, upper)
      let below = count / 2
      return keys(below, between: lower, and: middle) + [middle]
        + keys(count - below - 1, between: middle, and: upper)
    }
  }
}
