/// Finds a run of bytes in others, a word at a time.
///
/// A place is looked at closely only where both the first and the last byte of the needle fit, and that is
/// found out for eight places at once: the speed of the C library's `memmem` without a pointer. (The idea
/// is known as generic SIMD search: Wojciech Muła, 2016. Vectors of bytes were measured: somewhat faster
/// where there is little to find, slower where there is much.)
struct ByteSearch: Sendable {
  /// What is looked for.
  let needle: [UInt8]

  /// 1 in each byte of a word.
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  /// The highest bit of each byte of a word.
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// Where the needle first begins at or after an offset, or nil when it does not.
  ///
  /// - Complexity: O(*n*), *n* being the number of bytes, where the needle is not mostly repetition.
  /// - Precondition: The needle is not empty.
  @inline(__always)
  func firstMatch(in bytes: Span<UInt8>, from start: Int = 0) -> Int? {
    let reach = needle.count - 1
    let first = UInt64(needle[0]) &* Self.ones
    let last = UInt64(needle[reach]) &* Self.ones
    let raw = bytes.bytes
    var offset = start
    while offset + reach + MemoryLayout<UInt64>.size <= bytes.count {
      // Bounds are checked, and every pattern of bits is a number.
      let heads = raw.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let tails = raw.unsafeLoadUnaligned(fromByteOffset: offset + reach, as: UInt64.self)
      let misses = (heads.littleEndian ^ first) | (tails.littleEndian ^ last)
      // The highest bit of each byte that is zero, and perhaps of some above one.
      var candidates = (misses &- Self.ones) & ~misses & Self.highs
      while candidates != 0 {
        let place = offset + candidates.trailingZeroBitCount / 8
        if isMatch(in: bytes, at: place) { return place }
        candidates &= candidates - 1
      }
      offset += MemoryLayout<UInt64>.size
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
