/// Collects the bytes of values.
package struct ByteWriter {
  /// What has been written.
  package private(set) var bytes: [UInt8] = []

  /// Makes a writer without bytes.
  package init() {}

  mutating func writeByte(_ byte: UInt8) { bytes.append(byte) }

  mutating func write(contentsOf other: some Sequence<UInt8>) { bytes.append(contentsOf: other) }

  /// Writes seven bits a byte, the lowest first; the top bit tells that more follow.
  mutating func writeVarint(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Writes eight bytes, the lowest first.
  mutating func writeFixed(_ value: UInt64) {
    for shift in stride(from: 0 as UInt64, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }
}
