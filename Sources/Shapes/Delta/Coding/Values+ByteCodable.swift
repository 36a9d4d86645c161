// The forms of the values that a shape consists of, each in the order of its properties.

extension Point: ByteCodable {
  package func encode(into writer: inout ByteWriter) {
    x.encode(into: &writer)
    y.encode(into: &writer)
  }

  package init(from reader: inout ByteReader) throws(ByteDecodingError) {
    self.init(try Double(from: &reader), try Double(from: &reader))
  }
}

extension Size: ByteCodable {
  package func encode(into writer: inout ByteWriter) {
    width.encode(into: &writer)
    height.encode(into: &writer)
  }

  package init(from reader: inout ByteReader) throws(ByteDecodingError) {
    self.init(try Double(from: &reader), try Double(from: &reader))
  }
}

extension Mirroring: ByteCodable {
  package func encode(into writer: inout ByteWriter) {
    horizontal.encode(into: &writer)
    vertical.encode(into: &writer)
  }

  package init(from reader: inout ByteReader) throws(ByteDecodingError) {
    self.init(horizontal: try Bool(from: &reader), vertical: try Bool(from: &reader))
  }
}

extension Placement: ByteCodable {
  package func encode(into writer: inout ByteWriter) {
    center.encode(into: &writer)
    size.encode(into: &writer)
    mirroring.encode(into: &writer)
    rotation.encode(into: &writer)
  }

  package init(from reader: inout ByteReader) throws(ByteDecodingError) {
    self.init(
      center: try Point(from: &reader), size: try Size(from: &reader),
      mirroring: try Mirroring(from: &reader), rotation: try Double(from: &reader))
  }
}

extension Color: ByteCodable {
  package func encode(into writer: inout ByteWriter) {
    for channel in [red, green, blue, alpha] { channel.encode(into: &writer) }
  }

  package init(from reader: inout ByteReader) throws(ByteDecodingError) {
    self.init(
      red: try UInt8(from: &reader), green: try UInt8(from: &reader),
      blue: try UInt8(from: &reader), alpha: try UInt8(from: &reader))
  }
}

extension Style: ByteCodable {
  package func encode(into writer: inout ByteWriter) {
    fill.encode(into: &writer)
    stroke.encode(into: &writer)
    strokeWidth.encode(into: &writer)
    opacity.encode(into: &writer)
  }

  package init(from reader: inout ByteReader) throws(ByteDecodingError) {
    self.init(
      fill: try Color?(from: &reader), stroke: try Color?(from: &reader),
      strokeWidth: try Double(from: &reader), opacity: try Double(from: &reader))
  }
}

extension StackingKey: ByteCodable {
  package func encode(into writer: inout ByteWriter) { text.encode(into: &writer) }

  package init(from reader: inout ByteReader) throws(ByteDecodingError) {
    guard let key = StackingKey(try String(from: &reader)) else {
      throw reader.failure("a text is not a stacking key")
    }
    self = key
  }
}
