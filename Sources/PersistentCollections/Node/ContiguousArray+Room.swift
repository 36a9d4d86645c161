// An array left to itself takes twice the memory when it grows and keeps it when it shrinks; a node never needs
// more than a full one, and mostly stays as it is.

extension ContiguousArray {
  /// Inserts an element; an array that has no room gets some for an eighth more, up to a limit.
  @inlinable
  mutating func insert(_ element: Element, at offset: Int, limit: Int) {
    let count = count + 1
    reserveCapacity(
      capacity < count ? Swift.max(count, Swift.min(limit, count + count / 8)) : count)
    insert(element, at: offset)
  }

  /// Appends the elements of another array and takes no more memory than that needs.
  @inlinable
  mutating func appendExactly(_ other: Self) {
    reserveCapacity(count + other.count)
    append(contentsOf: other)
  }

  /// Gives back memory when more elements than so many would have room.
  @inlinable
  mutating func trim(toRoomFor room: Int) {
    guard capacity - count > room else { return }
    var trimmed: Self = []
    trimmed.appendExactly(self)
    self = trimmed
  }
}
