import Glibc

/// Prints figures as they are measured and remembers whether each kept to its bound.
struct Report {
  private(set) var isWithinBounds = true

  mutating func note(_ what: String, _ duration: Duration) {
    print("  \(what.padded(56)) \(milliseconds(duration)) ms")
  }

  mutating func note(_ what: String, _ duration: Duration, atMost bound: Duration) {
    check(what, milliseconds(duration) + " ms", duration <= bound, "\(bound)")
  }

  mutating func ratio(
    _ what: String, _ measured: Duration, to reference: Duration, atMost bound: Double
  ) {
    let ratio = measured / reference
    check(what, fixed(ratio, digits: 2), ratio <= bound, "\(bound)")
  }

  private mutating func check(_ what: String, _ value: String, _ isWithin: Bool, _ bound: String) {
    print("\(isWithin ? "✓" : "✗") \(what.padded(56)) \(value)  (at most \(bound))")
    if !isWithin { isWithinBounds = false }
  }

  private func milliseconds(_ duration: Duration) -> String {
    fixed(duration / .milliseconds(1), digits: 4)
  }

  private func fixed(_ value: Double, digits: Int) -> String {
    let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
    let whole = Int((value * scale).rounded())
    let fraction = String(whole % Int(scale))
    return
      "\(whole / Int(scale)).\(String(repeating: "0", count: digits - fraction.count))\(fraction)"
  }
}

extension String {
  fileprivate func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}

/// The shortest processor time that an action took in some tries: what disturbs only makes longer.
func shortest(of tries: Int = 9, _ action: () -> Void) -> Duration {
  shortest(of: tries, action, {}).0
}

/// The shortest times of two actions that take turns, so that what disturbs disturbs both.
func shortest(
  of tries: Int = 9, _ first: () -> Void, _ second: () -> Void
) -> (Duration, Duration) {
  let times = (0..<tries).map { _ in (processorTime(of: first), processorTime(of: second)) }
  return (times.map(\.0).min()!, times.map(\.1).min()!)
}

private func processorTime(of action: () -> Void) -> Duration {
  let start = threadNanoseconds()
  action()
  return .nanoseconds(threadNanoseconds() - start)
}

/// The processor time of this thread, in nanoseconds: what other programs take does not count.
private func threadNanoseconds() -> Int64 {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
}
