import CHeap

/// Keeps the optimiser from dropping what computes a value.
@inline(never)
func keep<Value>(_ value: Value) {}

/// The nanoseconds that one of so many operations takes: the best of several rounds.
///
/// Other programs only ever make a round longer, so the best is nearest to the truth. `prepare` is not timed.
func nanoseconds<Input>(
  per operations: Int, rounds: Int = 30, prepare: () -> Input, _ body: (inout Input) -> Void
) -> Double {
  let clock = ContinuousClock()
  var best = Duration.seconds(1_000)
  for _ in 0..<rounds {
    var input = prepare()
    best = min(best, clock.measure { body(&input) })
    keep(input)
  }
  return best / .nanoseconds(1) / Double(operations)
}

/// The bytes that a value takes from the heap.
func heapBytes<Value>(of make: () -> Value) -> Double {
  let before = heap_bytes()
  let value = make()
  let after = heap_bytes()
  keep(value)
  return Double(after) - Double(before)
}

/// A number as a table has it: three digits are enough for what a clock says.
func text(_ number: Double) -> String {
  guard number < 100 else { return grouped(Int(number + 0.5)) }
  let tenths = Int(number * 10 + 0.5)
  return "\(tenths / 10).\(tenths % 10)"
}

/// A whole number with its thousands apart.
func grouped(_ number: Int) -> String {
  let digits = String(number)
  var result = ""
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.count - index) % 3 == 0 { result += "," }
    result.append(digit)
  }
  return result
}

func printRow(_ cells: [String]) { print("| " + cells.joined(separator: " | ") + " |") }

func printHeader(_ cells: [String]) {
  printRow(cells)
  printRow(cells.indices.map { $0 == 0 ? "---" : "--:" })
}
