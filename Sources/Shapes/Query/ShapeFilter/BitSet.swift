/// A set of small numbers, a bit for each number that there may be.
struct BitSet: Equatable, Sendable {
  private var words: [UInt64] = []
  /// How many numbers there may be.
  private(set) var capacity = 0

  /// Makes the empty set of no numbers.
  init() {}

  /// Makes the set of all numbers below a capacity, or of none of them.
  init(repeating isMember: Bool, capacity: Int) {
    self.capacity = capacity
    words = Array(repeating: isMember ? .max : 0, count: (capacity + 63) / 64)
    if isMember, !capacity.isMultiple(of: 64) {
      words[words.count - 1] = (1 << UInt64(capacity % 64)) - 1
    }
  }

  /// The number of members.
  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// Whether there is no member.
  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  /// Whether a number is a member.
  subscript(number: Int) -> Bool { words[number / 64] & Self.bit(number) != 0 }

  /// Makes a number a member.
  mutating func insert(_ number: Int) { words[number / 64] |= Self.bit(number) }

  /// Makes a number no member.
  mutating func remove(_ number: Int) { words[number / 64] &= ~Self.bit(number) }

  /// The bit of a number in its word.
  private static func bit(_ number: Int) -> UInt64 { 1 &<< UInt64(number & 63) }

  /// Makes room for one more number.
  mutating func append(_ isMember: Bool) {
    if capacity.isMultiple(of: 64) { words.append(0) }
    capacity += 1
    if isMember { insert(capacity - 1) }
  }

  /// Keeps the members that another set of the same capacity has too.
  mutating func formIntersection(_ other: BitSet) {
    for index in words.indices { words[index] &= other.words[index] }
  }

  /// How many members are less than a number.
  func rank(of number: Int) -> Int {
    let full = words[..<(number / 64)].reduce(0) { $0 + $1.nonzeroBitCount }
    guard !number.isMultiple(of: 64) else { return full }
    let below = words[number / 64] & ((1 << UInt64(number % 64)) - 1)
    return full + below.nonzeroBitCount
  }

  /// The member that has as many members below it.
  ///
  /// - Precondition: There are more members than that.
  func member(rank: Int) -> Int {
    var remaining = rank
    for index in words.indices {
      var word = words[index]
      let count = word.nonzeroBitCount
      guard remaining >= count else {
        for _ in 0..<remaining { word &= word - 1 }
        return index * 64 + word.trailingZeroBitCount
      }
      remaining -= count
    }
    fatalError("BitSet.member(rank: \(rank)): there are only \(count) members")
  }

  /// Calls a closure with each member, from the least on.
  func forEach(_ body: (Int) -> Void) {
    for index in words.indices {
      var word = words[index]
      while word != 0 {
        body(index * 64 + word.trailingZeroBitCount)
        word &= word - 1
      }
    }
  }
}
