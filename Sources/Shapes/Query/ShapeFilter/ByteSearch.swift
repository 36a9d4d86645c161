/// Finds a run of bytes in others, many bytes at a time.
///
/// A place is looked at closely only where both the first and the last byte of the needle fit, and that is
/// found out for 32 places at once: about the speed of the C library's `memmem` without a pointer.
/// (Known as the generic SIMD search: Wojciech Muła, 2016.)
struct ByteSearch: Sendable {
  /// What is looked for.
  let needle: [UInt8]

  /// How many places are looked at together.
  private static let width = 32
  /// 0, 1, 2 …: the places within a group.
  private static let lanes = SIMD32<UInt8>((0..<32).map(UInt8.init))

  /// Where the needle first begins at or after an offset, or nil when it does not.
  ///
  /// - Complexity: O(*n*), *n* being the number of bytes, where the needle is not mostly repetition.
  /// - Precondition: The needle is not empty.
  func firstMatch(in bytes: Span<UInt8>, from start: Int = 0) -> Int? {
    let reach = needle.count - 1
    let first = SIMD32<UInt8>(repeating: needle[0])
    let last = SIMD32<UInt8>(repeating: needle[reach])
    let raw = bytes.bytes
    var offset = start
    while offset + reach + Self.width <= bytes.count {
      // Bounds are checked, and every pattern of bits is a vector of bytes.
      let heads = raw.unsafeLoadUnaligned(fromByteOffset: offset, as: SIMD32<UInt8>.self)
      let tails = raw.unsafeLoadUnaligned(fromByteOffset: offset + reach, as: SIMD32<UInt8>.self)
      let misses = (heads ^ first) | (tails ^ last)
      var candidates = misses .== 0
      while any(candidates) {
        let lane = Self.lanes.replacing(with: 255, where: .!candidates).min()
        if isMatch(in: bytes, at: offset + Int(lane)) { return offset + Int(lane) }
        candidates[Int(lane)] = false
      }
      offset += Self.width
    }
    while offset + reach < bytes.count {
      if isMatch(in: bytes, at: offset) { return offset }
      offset += 1
    }
    return nil
  }

  private func isMatch(in bytes: Span<UInt8>, at offset: Int) -> Bool {
    for index in needle.indices where bytes[offset + index] != needle[index] { return false }
    return true
  }
}
