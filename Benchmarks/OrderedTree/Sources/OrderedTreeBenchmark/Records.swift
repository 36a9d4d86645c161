/// A value like a shape: numbers and two short strings, 136 bytes.
struct Record: Equatable {
  var id: Int64
  var center = Pair(x: 0, y: 0)
  var size = Pair(x: 10, y: 10)
  var fill = Pair(x: 0.1, y: 0.2)
  var stroke = Pair(x: 0.3, y: 0.4)
  var rotation = 0.0
  var strokeWidth = 1.0
  var isVisible = true
  var name: String
  var stackingKey: String

  init(id: Int64) {
    self.id = id
    name = "Rectangle \(id % 100_000)"
    stackingKey = StackingEntry(number: id).key
  }
}

struct Pair: Equatable {
  var x: Double
  var y: Double
}

/// A place in the stacking order: a short key and the id that breaks ties.
struct StackingEntry: Comparable {
  var key: String
  var id: Int64

  /// The place of the record with this id: a text that sorts as the number does.
  init(number: Int64) {
    let digits = String(number)
    key = "d" + String(repeating: "0", count: 9 - digits.count) + digits
    id = number
  }

  static func < (left: StackingEntry, right: StackingEntry) -> Bool {
    left.key == right.key ? left.id < right.id : left.key < right.key
  }
}

/// Numbers that look random and are the same in each run (SplitMix64).
struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
