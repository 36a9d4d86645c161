/// Reads values from bytes that may come from anybody.
package struct ByteReader {
  private let bytes: [UInt8]
  private var position = 0

  /// Makes a reader at the start of some bytes.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether all bytes have been read.
  package var isAtEnd: Bool { position == bytes.count }

  private var remaining: Int { bytes.count - position }

  /// The error for what was just read.
  package func failure(_ reason: String) -> ByteDecodingError {
    ByteDecodingError(reason: reason, offset: position)
  }

  mutating func readByte() throws(ByteDecodingError) -> UInt8 {
    guard position < bytes.count else { throw failure("the bytes end too early") }
    defer { position += 1 }
    return bytes[position]
  }

  /// Reads what `ByteWriter.writeVarint(_:)` wrote, and no longer form of the same number.
  mutating func readVarint() throws(ByteDecodingError) -> UInt64 {
    var value: UInt64 = 0
    for shift in stride(from: 0 as UInt64, to: 64, by: 7) {
      let byte = try readByte()
      let bits = UInt64(byte & 0x7F)
      // The tenth byte has room for the topmost bit alone.
      guard shift < 63 || bits <= 1 else { break }
      value |= bits << shift
      if byte < 0x80 {
        guard byte != 0 || shift == 0 else { throw failure("a number is longer than it need be") }
        return value
      }
    }
    throw failure("a number is too large")
  }

  mutating func readFixed() throws(ByteDecodingError) -> UInt64 {
    guard remaining >= 8 else { throw failure("the bytes end too early") }
    var value: UInt64 = 0
    for index in 0..<8 { value |= UInt64(bytes[position + index]) << UInt64(8 * index) }
    position += 8
    return value
  }

  /// Reads a number of bytes, and the bytes.
  mutating func readBytes() throws(ByteDecodingError) -> ArraySlice<UInt8> {
    let count = try readVarint()
    guard count <= UInt64(remaining) else { throw failure("the bytes end too early") }
    defer { position += Int(count) }
    return bytes[position..<position + Int(count)]
  }

  /// Reads a number of elements, and the elements.
  ///
  /// A count alone makes no room: there have to be bytes for it.
  mutating func readArray<Element>(
    _ readElement: (inout ByteReader) throws(ByteDecodingError) -> Element
  ) throws(ByteDecodingError) -> [Element] {
    let count = try readVarint()
    // No element is shorter than a byte.
    guard count <= UInt64(remaining) else { throw failure("the bytes end too early") }
    var elements: [Element] = []
    elements.reserveCapacity(
      min(Int(count), remaining / Self.leastBytesForRoom))
    for _ in 0..<count { elements.append(try readElement(&self)) }
    return elements
  }

  /// How many bytes must follow for each element that room is made for in advance.
  ///
  /// Most elements of a delta are longer, so its arrays get just the room that they need; and a count
  /// that is a lie costs at most a few times the bytes that are there.
  private static let leastBytesForRoom = 16
}
