/// Values in numbered slots that are reused, in chunks, so that growing moves nothing.
struct SlotArray<Value> {
  private enum Slot {
    case value(Value)
    case vacant(next: UInt32)
  }

  private static var chunkSize: Int { 256 }
  private static var noSlot: UInt32 { .max }

  private var chunks: ContiguousArray<ContiguousArray<Slot>> = []
  private var firstVacant = Self.noSlot
  private var count = 0

  init() {}

  /// The value in a slot; nil in a vacant one.
  subscript(number: UInt32) -> Value? {
    let offset = Int(number)
    guard case .value(let value) = chunks[offset / Self.chunkSize][offset % Self.chunkSize] else {
      return nil
    }
    return value
  }

  /// Puts a value into a slot and returns the slot's number.
  ///
  /// - Complexity: O(1).
  mutating func insert(_ value: Value) -> UInt32 {
    count += 1
    if firstVacant != Self.noSlot {
      let number = firstVacant
      let offset = Int(number)
      guard case .vacant(let next) = chunks[offset / Self.chunkSize][offset % Self.chunkSize] else {
        fatalError("a slot on the list of vacant ones holds a value")
      }
      firstVacant = next
      chunks[offset / Self.chunkSize][offset % Self.chunkSize] = .value(value)
      return number
    }
    if chunks.isEmpty || chunks[chunks.count - 1].count == Self.chunkSize {
      chunks.append([])
      // A history of a few steps stays small; from the second chunk on, growing in one go is cheaper.
      if chunks.count > 1 { chunks[chunks.count - 1].reserveCapacity(Self.chunkSize) }
    }
    let chunk = chunks.count - 1
    chunks[chunk].append(.value(value))
    return UInt32(chunk * Self.chunkSize + chunks[chunk].count - 1)
  }

  /// Takes the value out of a slot.
  ///
  /// The caller releases it: its last reference may call back, and the array must be free then.
  /// With the last value all memory goes.
  ///
  /// - Complexity: O(1).
  mutating func take(_ number: UInt32) -> Value {
    let offset = Int(number)
    guard case .value(let value) = chunks[offset / Self.chunkSize][offset % Self.chunkSize] else {
      fatalError("the slot is vacant")
    }
    chunks[offset / Self.chunkSize][offset % Self.chunkSize] = .vacant(next: firstVacant)
    firstVacant = number
    count -= 1
    if count == 0 { reset() }
    return value
  }

  private mutating func reset() {
    firstVacant = Self.noSlot
    if chunks.count == 1 {
      chunks[0].removeAll(keepingCapacity: true)
    } else {
      chunks = []
    }
  }
}
