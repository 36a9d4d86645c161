/// Values in numbered slots that are reused, in chunks, so that growing moves nothing.
@usableFromInline struct SlotArray<Value> {
  @usableFromInline enum Slot {
    case value(Value)
    case vacant(next: UInt32)

    /// Puts a value into a vacant slot and returns the number of the next vacant one.
    @inlinable mutating func fill(with value: consuming Value) -> UInt32 {
      guard case .vacant(let next) = self else {
        fatalError("a slot on the list of vacant ones holds a value")
      }
      self = .value(value)
      return next
    }

    mutating func update<Result>(_ change: (inout Value) -> Result) -> Result {
      guard case .value(var value) = self else { fatalError("the slot is vacant") }
      self = .vacant(next: 0)
      defer { self = .value(value) }
      return change(&value)
    }

    /// Takes the value out.
    @inlinable mutating func empty(next: UInt32) -> Value {
      guard case .value(let value) = self else { fatalError("the slot is vacant") }
      self = .vacant(next: next)
      return value
    }
  }

  @inlinable static var chunkSize: Int { 1 << chunkShift }
  @inlinable static var chunkShift: Int { 8 }
  @inlinable static var noSlot: UInt32 { .max }

  /// The chunk that grows: apart from the others, since most values go into it.
  @usableFromInline var newest: ContiguousArray<Slot> = []

  /// The full chunks.
  @usableFromInline var older: ContiguousArray<ContiguousArray<Slot>> = []

  @usableFromInline var firstVacant: UInt32 = .max
  @usableFromInline var count = 0

  @inlinable init() {}

  /// The value in a slot; nil in a vacant one.
  subscript(number: UInt32) -> Value? {
    let chunk = Int(number) >> Self.chunkShift
    let slots = chunk == older.count ? newest : older[chunk]
    guard case .value(let value) = slots[Int(number) & (Self.chunkSize - 1)] else { return nil }
    return value
  }

  /// Changes the value in a slot.
  mutating func update<Result>(_ number: UInt32, _ change: (inout Value) -> Result) -> Result {
    let chunk = Int(number) >> Self.chunkShift
    let offset = Int(number) & (Self.chunkSize - 1)
    return chunk == older.count
      ? newest[offset].update(change) : older[chunk][offset].update(change)
  }

  /// Puts a value into a slot and returns the slot's number.
  ///
  /// - Complexity: O(1).
  @inlinable mutating func insert(_ value: consuming Value) -> UInt32 {
    count += 1
    if firstVacant != Self.noSlot { return reuseSlot(for: value) }
    if newest.count == Self.chunkSize { beginChunk() }
    newest.append(.value(value))
    return UInt32(truncatingIfNeeded: older.count << Self.chunkShift + newest.count - 1)
  }

  @inlinable @inline(__always) mutating func reuseSlot(for value: consuming Value) -> UInt32 {
    let number = firstVacant
    let chunk = Int(number) >> Self.chunkShift
    let offset = Int(number) & (Self.chunkSize - 1)
    if chunk == older.count {
      firstVacant = newest[offset].fill(with: value)
    } else {
      firstVacant = older[chunk][offset].fill(with: value)
    }
    return number
  }

  @inlinable mutating func beginChunk() {
    older.append(newest)
    // The first chunk grows as it is needed, so that a short history stays small; later ones are
    // made in one go.
    newest = []
    newest.reserveCapacity(Self.chunkSize)
  }

  /// Takes the value out of a slot.
  ///
  /// The caller releases it: its last reference may call back, and the array must be free then.
  /// With the last value all memory goes.
  ///
  /// - Complexity: O(1).
  @inlinable mutating func take(_ number: UInt32) -> Value {
    let chunk = Int(number) >> Self.chunkShift
    let offset = Int(number) & (Self.chunkSize - 1)
    count -= 1
    let value =
      chunk == older.count
      ? newest[offset].empty(next: firstVacant) : older[chunk][offset].empty(next: firstVacant)
    firstVacant = number
    if count == 0 { reset() }
    return value
  }

  @inlinable mutating func reset() {
    firstVacant = Self.noSlot
    older = []
    newest.removeAll(keepingCapacity: true)
  }
}
