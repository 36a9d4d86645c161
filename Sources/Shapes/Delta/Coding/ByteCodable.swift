/// A value that has a form in bytes, the same on every machine and for ever.
///
/// It is what the history in a file consists of. A form is only ever added to: what stands in files has to
/// be read by every later version (`docs/file-format.md`, "Deltas").
///
/// Reading trusts nothing. Whatever the bytes are, `init(from:)` gives a value that the rest of the program
/// may rely on, or throws; it never takes more memory than a small multiple of the bytes that are there.
package protocol ByteCodable {
  /// Appends the form of the value.
  func encode(into writer: inout ByteWriter)

  /// Reads a value, and leaves the reader behind it.
  ///
  /// - Throws: `ByteDecodingError` when the bytes are not the form of a valid value.
  init(from reader: inout ByteReader) throws(ByteDecodingError)
}

/// Why bytes are not the form of a value.
package struct ByteDecodingError: Error, Equatable, CustomStringConvertible {
  /// What is wrong, for people who look into the file.
  package let reason: String
  /// How many bytes were read before.
  package let offset: Int

  /// What is wrong and where.
  package var description: String { "\(reason) at byte \(offset)" }
}

// MARK: - Numbers and texts

extension UInt64: ByteCodable {
  /// Seven bits a byte, the lowest first; the top bit tells that more follow.
  package func encode(into writer: inout ByteWriter) { writer.writeVarint(self) }

  package init(from reader: inout ByteReader) throws(ByteDecodingError) {
    self = try reader.readVarint()
  }
}

extension Int64: ByteCodable {
  /// Numbers near zero are short: 0, −1, 1, −2 become 0, 1, 2, 3, and so on.
  package func encode(into writer: inout ByteWriter) {
    writer.writeVarint(UInt64(bitPattern: (self << 1) ^ (self >> 63)))
  }

  package init(from reader: inout ByteReader) throws(ByteDecodingError) {
    let folded = try reader.readVarint()
    self = Int64(bitPattern: folded >> 1) ^ -Int64(bitPattern: folded & 1)
  }
}

extension Double: ByteCodable {
  /// The eight bytes of the number, the lowest first: every bit comes back.
  package func encode(into writer: inout ByteWriter) { writer.writeFixed(bitPattern) }

  /// Reads a finite number, which is all that a drawing consists of.
  package init(from reader: inout ByteReader) throws(ByteDecodingError) {
    self.init(bitPattern: try reader.readFixed())
    guard isFinite else { throw reader.failure("a number is not finite") }
  }
}

extension UInt8: ByteCodable {
  package func encode(into writer: inout ByteWriter) { writer.writeByte(self) }

  package init(from reader: inout ByteReader) throws(ByteDecodingError) {
    self = try reader.readByte()
  }
}

extension Bool: ByteCodable {
  package func encode(into writer: inout ByteWriter) { writer.writeByte(self ? 1 : 0) }

  package init(from reader: inout ByteReader) throws(ByteDecodingError) {
    switch try reader.readByte() {
    case 0: self = false
    case 1: self = true
    default: throw reader.failure("a flag is neither 0 nor 1")
    }
  }
}

extension String: ByteCodable {
  /// The number of bytes, and the text in UTF-8.
  package func encode(into writer: inout ByteWriter) {
    writer.writeVarint(UInt64(utf8.count))
    writer.write(contentsOf: utf8)
  }

  package init(from reader: inout ByteReader) throws(ByteDecodingError) {
    let bytes = try reader.readBytes()
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw reader.failure("a text is not UTF-8")
    }
    self = text
  }
}

// MARK: - Composites

extension Optional: ByteCodable where Wrapped: ByteCodable {
  /// Whether there is a value, and the value.
  package func encode(into writer: inout ByteWriter) {
    (self != nil).encode(into: &writer)
    self?.encode(into: &writer)
  }

  package init(from reader: inout ByteReader) throws(ByteDecodingError) {
    self = try Bool(from: &reader) ? try Wrapped(from: &reader) : nil
  }
}

extension Array: ByteCodable where Element: ByteCodable {
  /// The number of elements, and the elements.
  package func encode(into writer: inout ByteWriter) {
    writer.writeVarint(UInt64(count))
    for element in self { element.encode(into: &writer) }
  }

  package init(from reader: inout ByteReader) throws(ByteDecodingError) {
    self = try reader.readArray { (reader) throws(ByteDecodingError) in
      try Element(from: &reader)
    }
  }
}
